import { SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { ClosingCall } from '../layout/closing-call'

type Way = { path: string; label: string }

/** The last word of a page whose sections staff write. */
export function SectionClosing({
  name,
  ...ways
}: {
  name: 'about-closing' | 'restaurant-closing'
  action: Way
  other: Way
}) {
  const { title, lead, pictures } = useSection(name, { pictures: 1 })
  return (
    <ClosingCall {...ways} title={title} line={<SectionText blocks={lead} />} picture={pictures[0]?.src} />
  )
}
