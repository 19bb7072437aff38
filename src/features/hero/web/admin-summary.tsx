import { useState } from 'react'
import { FigureCard } from '@/web/admin-kit/figure-card'
import { statusByDays } from '@/web/admin-kit/shown-days'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { Icon } from '@/web/ui/icon'
import type { StaffSlide } from '../contract'
import { HeroPreview } from './admin-preview'
import { heroCards as words } from './admin-text'

/** How many slides there are of which kind, and a way to see the active ones as visitors do. */
export function HeroSummary({ items: slides }: { items: StaffSlide[] }) {
  const [isPreviewed, setPreviewed] = useState(false)
  const active = slides.filter((slide) => slide.isActive && statusByDays(slide) === null)
  const withFeatures = slides.filter(({ featureHighlights }) => (featureHighlights ?? []).length > 0)
  return (
    <section aria-label={words.title} className="mb-6 grid gap-4">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <FigureCard label={words.total} figure={slides.length} />
        <FigureCard label={words.active} figure={active.length} />
        <FigureCard label={words.inactive} figure={slides.length - active.length} />
        <FigureCard label={words.withFeatures} figure={withFeatures.length} />
      </dl>
      {active.length > 0 && (
        <Button look="quiet" size="small" className="justify-self-start" onClick={() => setPreviewed(true)}>
          <Icon name="play" className="size-4" />
          {words.preview}
        </Button>
      )}
      <Dialog
        open={isPreviewed}
        title={words.previewTitle}
        onClose={() => setPreviewed(false)}
        className="sm:max-w-4xl"
      >
        <HeroPreview slides={active} />
      </Dialog>
    </section>
  )
}
