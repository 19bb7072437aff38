import { readDistance } from '@/features/page-sections/rules/section-parts'
import { SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { PlaceLines } from '@/features/property/web/place-lines'
import { Icon } from '@/web/ui/icon'
import { Section, SectionHeading } from '@/web/ui/section'
import { aboutContent } from '../content/about'

/** How far the places of the west are: a line to scale under each. */
export function AboutDistances() {
  const { title, lead, entries } = useSection('about-distances', { entries: true })
  const places = entries.map(({ heading, blocks }) => ({
    name: heading,
    km: null,
    ...readDistance(heading),
    blocks,
  }))
  const farthest = Math.max(...places.map(({ km }) => km ?? 0))
  return (
    <Section ground="sand" aria-labelledby="distances-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
        <div>
          <SectionHeading id="distances-title" title={title} />
          <SectionText blocks={lead} className="mt-4 max-w-measure text-lg text-ink-soft" />
          <p className="mt-6 flex gap-3">
            <Icon name="pin" className="mt-0.5 size-6 text-clay" />
            <PlaceLines />
          </p>
        </div>
        <ul className="grid gap-6">
          {places.map(({ name, km, blocks }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places are never moved, and may be said twice
            <li key={place}>
              <h3 className="flex items-baseline justify-between gap-6 text-base [font-family:var(--font-sans)]">
                <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
                {km !== null && (
                  <span className="tabular shrink-0 font-serif text-xl">{aboutContent.distance(km)}</span>
                )}
              </h3>
              {km !== null && (
                <svg aria-hidden="true" className="my-3 block h-2 w-full">
                  <rect y="3" width="100%" height="2" className="fill-line-strong/30" />
                  <rect y="2" width={`${(100 * km) / farthest}%`} height="4" className="fill-clay" />
                </svg>
              )}
              <SectionText blocks={blocks} className="text-sm text-ink-soft" />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
