import type { ReactNode } from 'react'
import { formatDecimal } from '@/kernel/decimals'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { travelTipsContent as words } from '../content/landing'
import { TIP_CATEGORIES, type TipCategory, type TravelTip } from '../content/travel-tips'
import { TipIcon, type TipIconName } from './tip-icon'

const ICONS: Record<TipCategory, TipIconName> = {
  attractions: 'palm',
  weather: 'sun',
  transport: 'bus',
  dining: 'cup',
  shopping: 'basket',
  culture: 'hut',
  safety: 'shield',
}

/** One tip with all that is known of it; a wide one lays its lists side by side. */
export function TipCard({ tip, isWide = false }: { tip: TravelTip; isWide?: boolean }) {
  const label = TIP_CATEGORIES.find(({ category }) => category === tip.category)?.label
  return (
    <div
      className={joinClasses(
        'relative h-full rounded-card border border-line bg-paper p-5 sm:p-6',
        isWide && 'lg:grid lg:grid-cols-[1.25fr_1fr] lg:gap-14 lg:p-8',
      )}
    >
      <div>
        <p className="flex items-center gap-2 text-sm font-semibold text-clay">
          <TipIcon name={ICONS[tip.category]} />
          {label}
          {tip.rating !== undefined && (
            <span className="tabular ml-auto flex items-center gap-1 text-ink">
              <Icon name="star" className="size-4 text-gold" />
              <span className="sr-only">{words.rated}</span> {formatDecimal(tip.rating)} / 5
            </span>
          )}
        </p>
        <h3 className={joinClasses('mt-3', isWide ? 'text-2xl' : 'text-xl')}>{tip.title}</h3>
        <p className={joinClasses('mt-2 text-ink-soft', isWide && 'lg:text-lg')}>{tip.description}</p>
      </div>
      <div className={isWide ? 'max-lg:mt-5' : 'mt-5'}>
        <Facts tip={tip} />
        <ul className="mt-4 grid gap-1.5 border-t border-line pt-4 text-sm">
          {tip.tips.map((line) => (
            <li key={line} className="flex gap-2">
              <Icon name="check" className="mt-1 size-3.5 text-leaf" />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Facts({ tip: { location, distance, bestTime, cost } }: { tip: TravelTip }) {
  return (
    <dl className="grid gap-1.5 text-sm">
      {location && (
        <Fact icon="pin" name={words.where}>
          {location}
          {distance && <span className="block text-ink-soft">{distance}</span>}
        </Fact>
      )}
      {bestTime && (
        <Fact icon="clock" name={words.when}>
          {bestTime}
        </Fact>
      )}
      {cost && (
        <Fact icon="basket" name={words.cost}>
          {cost}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, name, children }: { icon: TipIconName; name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt>
        <TipIcon name={icon} className="mt-0.5 size-4.5 text-leaf" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
