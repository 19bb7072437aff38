import { type Cents, formatPrice } from '@/kernel/money'
import { nameExtra } from '../text'
import { EXTRAS_FIELD_WORDS as words } from './extras-text'

type ExtraLinesProps = {
  chosen: readonly { id: number; name: string; quantity: number; cents: Cents }[]
  /** Of the nights and the extras. */
  total: Cents
}

/** What the chosen extras add to the price of the nights, below it. */
export function ExtraLines({ chosen, total }: ExtraLinesProps) {
  return (
    <dl aria-label={words.extras} className="tabular mt-2 flex flex-col gap-1 border-t border-line pt-3">
      {chosen.map((extra) => (
        <div key={extra.id} className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-soft">{nameExtra(extra)}</dt>
          <dd>{formatPrice(extra.cents)}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{words.withExtras}</dt>
        <dd className="text-xl font-semibold text-forest">{formatPrice(total)}</dd>
      </div>
    </dl>
  )
}
