import { depositOf } from '@/features/online-payments/rules/deposit'
import type { PropertyFacts } from '@/features/property/contract'
import type { Offer } from '@/features/search/rules/offers'
import { dayIn } from '@/kernel/days'
import { type Cents, formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'

const words = {
  deposit: 'Deposit',
  how: 'You pay it by the link in our e-mail about your request. While cancelling is free, it comes back.',
} as const

export type DepositNoteProps = { stay: Stay; offer: Offer; property: PropertyFacts }

/** What is asked for in advance, in cents: of the nights alone. */
export function depositFor({ stay, offer: { quote }, property }: DepositNoteProps): Cents {
  return depositOf(
    {
      checkIn: stay.checkIn,
      bookedOn: dayIn(property.timeZone, new Date()),
      totalCents: quote.total,
      firstNightCents: quote.nights[0]?.cents ?? null,
      nights: countNights(stay),
    },
    property.depositRules,
  )
}

/** What is asked for in advance where it is paid later; nothing where that is nothing. */
export function DepositNote(props: DepositNoteProps) {
  const deposit = depositFor(props)
  if (deposit === 0) return null
  return (
    <p>
      {words.deposit}: <strong className="text-forest">{formatPrice(deposit)}</strong>. {words.how}
    </p>
  )
}
