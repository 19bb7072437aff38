import type { ChosenExtra } from '@/features/extras/rules/choose-extras'
import { ExtraLines } from '@/features/extras/web/extra-lines'
import type { Quote } from '@/features/rates/rules/pricing'
import { PriceBreakdown } from '@/features/rates/web/price-breakdown'

/** What the nights cost, and the extras with them. */
export function SummaryPrice({
  quote,
  extras = [],
}: {
  quote: Quote
  extras?: readonly ChosenExtra[] | undefined
}) {
  return (
    <>
      <PriceBreakdown quote={quote} />
      {extras.length > 0 && (
        <ExtraLines chosen={extras} total={extras.reduce((sum, { cents }) => sum + cents, quote.total)} />
      )}
    </>
  )
}
