import { formatShortDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import type { GuestBooking } from '../contract'
import { guestPageText } from './guest-page-text'

const words = guestPageText.money

/** What a guest was charged besides the nights, what was paid, and what is due; nothing where there is neither. */
export function GuestMoney({ booking }: { booking: GuestBooking }) {
  const { charges, paidAmount, owedAmount, dueAmount } = booking
  const due = toCents(dueAmount)
  if (charges.length === 0 && toCents(paidAmount) === 0) return null
  return (
    <dl aria-label={words.title} className="tabular mt-4 ruled border-y border-line">
      {charges.map(({ chargedOn, description, quantity, amount }, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: entries keep their places, and two may be alike
          key={index}
          name={`${formatShortDay(toDay(chargedOn))}, ${quantity > 1 ? `${quantity} × ` : ''}${description}`}
          amount={formatPrice(toCents(amount))}
        />
      ))}
      {charges.length > 0 && <Row name={words.inAll} amount={formatPrice(toCents(owedAmount))} />}
      <Row name={words.paid} amount={formatPrice(toCents(paidAmount))} />
      {due !== 0 && <Row name={due < 0 ? words.held : words.due} amount={formatPrice(Math.abs(due))} />}
    </dl>
  )
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <dt className="min-w-0 text-ink-soft">{name}</dt>
      <dd className="font-semibold">{amount}</dd>
    </div>
  )
}
