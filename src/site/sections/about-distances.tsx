import { PlaceLines } from '@/features/property/web/place-lines'
import { Icon } from '@/web/ui/icon'
import { Section, SectionHeading } from '@/web/ui/section'
import { aboutContent } from '../content/about'

/** How far the places of the west are: a line to scale under each. */
export function AboutDistances() {
  const { distances } = aboutContent
  const farthest = Math.max(...distances.places.map(({ km }) => km))
  return (
    <Section ground="sand" aria-labelledby="distances-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20">
        <div>
          <SectionHeading id="distances-title" title={distances.title}>
            {distances.line}
          </SectionHeading>
          <p className="mt-6 flex gap-3">
            <Icon name="pin" className="mt-0.5 size-6 text-clay" />
            <PlaceLines />
          </p>
        </div>
        <ul className="grid gap-6">
          {distances.places.map(({ name, km, why }) => (
            <li key={name}>
              <p className="flex items-baseline justify-between gap-6">
                <span className="font-semibold">{name}</span>
                <span className="tabular shrink-0 font-serif text-xl">
                  {km} {distances.unit}
                </span>
              </p>
              <svg aria-hidden="true" className="my-3 block h-2 w-full">
                <rect y="3" width="100%" height="2" className="fill-line-strong/30" />
                <rect y="2" width={`${(100 * km) / farthest}%`} height="4" className="fill-clay" />
              </svg>
              <p className="text-sm text-ink-soft">{why}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
