import { SearchWidget } from '@/features/checkout/web/search-widget'
import type { Day } from '@/kernel/days'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { villasContent } from '../content/villas'

/** The search widget for those who come with their days. */
export function VillasSearch({ today }: { today: Day }) {
  const { search } = villasContent
  return (
    <section aria-labelledby="search-title" className="bg-sand">
      <WovenBand className="text-sand" />
      <Container className="py-10 md:py-12">
        <div className="mb-5 flex flex-wrap items-baseline gap-x-3">
          <h2 id="search-title" className="text-xl">
            {search.title}
          </h2>
          <p className="text-ink-soft">{search.line}</p>
        </div>
        <SearchWidget today={today} />
      </Container>
    </section>
  )
}
