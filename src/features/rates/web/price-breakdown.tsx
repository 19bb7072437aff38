import { lazy, Suspense } from 'react'
import { useProperty } from '@/features/property/web/use-property'
import { formatDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { groupNights, type Quote } from '../rules/pricing'
import { PREVIEW_WORDS as words } from '../text'

const Shillings = lazy(async () => ({
  default: (await import('@/features/exchange-rates/web/shillings')).Shillings,
}))

const PromoNote = lazy(async () => ({ default: (await import('./promo-note')).PromoNote }))

const TaxesNote = lazy(async () => ({ default: (await import('./taxes-note')).TaxesNote }))

/** What a stay costs: nights of one price together, the total, and each night for those who ask. */
export function PriceBreakdown({ quote, note }: { quote: Quote; note?: string | undefined }) {
  const { shillings, timeZone } = useProperty()
  return (
    <section aria-label={words.breakdown} className="tabular mt-4 border-t border-line pt-4">
      {note && <p className="mb-2 text-sm text-ink-soft">{note}</p>}
      <dl className="flex flex-col gap-1">
        {groupNights(quote).map((group) => (
          <Line key={group.nights[0]} name={words.group(group)} cents={group.subtotal} />
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-semibold">{words.total}</dt>
          <dd className="text-xl font-semibold text-forest">{formatPrice(quote.total)}</dd>
        </div>
      </dl>
      {(quote.taxes || quote.agreedTaxes) && (
        <Suspense>
          <TaxesNote quote={quote} />
        </Suspense>
      )}
      {quote.nights[0]?.promo && (
        <Suspense>
          <PromoNote quote={quote} />
        </Suspense>
      )}
      {shillings && (
        <Suspense>
          <Shillings price={quote.total} rate={shillings} timeZone={timeZone} />
        </Suspense>
      )}
      <details className="mt-2 text-sm">
        <summary className="w-fit py-2 font-semibold text-forest">{words.nightByNight}</summary>
        <dl className="flex flex-col gap-1 pt-1">
          {quote.nights.map(({ night, cents }) => (
            <Line key={night} name={formatDay(night)} cents={cents} />
          ))}
        </dl>
      </details>
    </section>
  )
}

function Line({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{formatPrice(cents)}</dd>
    </div>
  )
}
