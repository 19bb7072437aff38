import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react'
import type { Day } from '@/kernel/days'
import { inLanguage } from '@/kernel/language'
import { PageLink } from '@/web/ui/page-link'
import type { VenueId } from '../rules/venues'
import type { EnquiryDialog } from './enquiry-dialog'

type QuoteLinkProps = { venue: VenueId; today: Day; path: string; className: string; children: ReactNode }

/**
 * Opens the form for a quote. Its code comes with the first press; without it, and without scripts, the link leads to
 * the contact form.
 */
export function QuoteLink({ venue, today, path, className, children }: QuoteLinkProps) {
  const [loaded, setLoaded] = useState<{ Form: ComponentType<ComponentProps<typeof EnquiryDialog>> }>()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    try {
      if (!loaded) setLoaded({ Form: (await import('./enquiry-dialog')).EnquiryDialog })
      setOpen(true)
    } catch {
      location.assign(inLanguage(path))
    }
  }

  return (
    <>
      <PageLink
        path={path}
        className={className}
        onClick={(event) => {
          // A tab or a window of its own is what the guest wants then.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void open()
        }}
      >
        {children}
      </PageLink>
      {loaded && <loaded.Form venue={venue} today={today} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
