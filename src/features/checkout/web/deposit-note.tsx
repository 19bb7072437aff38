import { depositOf } from '@/features/online-payments/rules/deposit'
import type { PropertyFacts } from '@/features/property/contract'
import type { Offer } from '@/features/search/rules/offers'
import { dayIn } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'

const words = {
  deposit: 'Deposit',
  how: 'You pay it by the link in our e-mail about your request. While cancelling is free, it comes back.',
} as const

type DepositNoteProps = { stay: Stay; offer: Offer; property: PropertyFacts }

/** What is asked for in advance; nothing where that is nothing. */
export function DepositNote({ stay, offer: { quote }, property }: DepositNoteProps) {
  const deposit = depositOf(
    {
      checkIn: stay.checkIn,
      bookedOn: dayIn(property.timeZone, new Date()),
      totalCents: quote.total,
      firstNightCents: quote.nights[0]?.cents ?? null,
      nights: countNights(stay),
    },
    property.depositRules,
  )
  if (deposit === 0) return null
  return (
    <p>
      {words.deposit}: <strong className="text-forest">{formatPrice(deposit)}</strong>. {words.how}
    </p>
  )
}
