import { tellBack } from '@/features/cancellation/rules/plan-cancelling'
import { LABEL_WORDS } from '@/kernel/labels'
import { type Cents, formatPrice } from '@/kernel/money'
import { defineWords } from '@/kernel/words'

export const words = defineWords('checkout-deposit-note.words', {
  deposit: 'Deposit',
  how: 'You pay it by the link in our e-mail about your request.',
} as const)

/** What is asked for in advance where it is paid later, and whether it comes back; nothing where that is nothing. */
export function DepositNote({ deposit, back = tellBack(null) }: { deposit: Cents; back?: string }) {
  if (deposit === 0) return null
  return (
    <p>
      {words.deposit}
      {LABEL_WORDS.colon} <strong className="text-forest">{formatPrice(deposit)}</strong>. {words.how}
      {back}
    </p>
  )
}
