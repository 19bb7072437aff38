import { type Cents, formatPrice } from '@/kernel/money'

const words = {
  deposit: 'Deposit',
  how: 'You pay it by the link in our e-mail about your request. While cancelling is free, it comes back.',
} as const

/** What is asked for in advance where it is paid later; nothing where that is nothing. */
export function DepositNote({ deposit }: { deposit: Cents }) {
  if (deposit === 0) return null
  return (
    <p>
      {words.deposit}: <strong className="text-forest">{formatPrice(deposit)}</strong>. {words.how}
    </p>
  )
}
