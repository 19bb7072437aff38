import { APPROVAL_LABELS } from '@/features/money-approvals/rules/approval-labels'
import type { ApprovalKind } from '@/features/money-approvals/rules/approvals'
import type { EntryMethod } from '@/features/payments/rules/methods'
import { METHOD_NAMES } from '@/features/payments/text'
import { formatPrice, parseAmount, toCents } from '@/kernel/money'
import { bookingPageText as words } from './admin-desk-text'

/** What an entry of the trail did with a booking's money, with its amount; null for one about anything else. */
export function tellMoney(action: string, after: unknown): string | null {
  const is = typeof after === 'object' && after !== null ? (after as Record<string, unknown>) : {}
  // Entries of other resources may keep amounts in words of their own.
  if (typeof is.amount !== 'string' || parseAmount(is.amount) === null) return null
  if (action === 'payment') return tellPayment(is)
  if (action === 'charge') return tellCharge(is)
  return action === 'approval' ? tellApproval(is) : null
}

/** Entries from before refunds say no kind: those below nothing are reversals. */
function tellPayment({ kind, method, amount, provider }: Record<string, unknown>): string {
  const cents = toCents(String(amount))
  const name = METHOD_NAMES[method as EntryMethod] ?? String(method)
  const told = formatPrice(Math.abs(cents))
  if (kind === 'transfer') return (cents < 0 ? words.movedAway : words.movedHere)(told)
  if (kind === 'refund') return words.refunded(told, name)
  if (kind === 'refund-asked') return words.refundAsked(told, String(provider))
  if (kind === 'refund-seen') return words.refundSeen(told, String(provider))
  if (kind === 'refund-refused') return words.refundRefused(told, String(provider))
  return (cents < 0 || kind === 'reversal' ? words.paymentReversed : words.paymentTaken)(told, name)
}

function tellCharge({ amount, description }: Record<string, unknown>): string {
  const cents = toCents(String(amount))
  return (cents < 0 ? words.letOff : words.charged)(formatPrice(Math.abs(cents)), String(description))
}

function tellApproval({ kind, amount, decision }: Record<string, unknown>): string {
  const name = (APPROVAL_LABELS[kind as ApprovalKind] ?? String(kind)).toLowerCase()
  return words.approval(String(decision), name, formatPrice(toCents(String(amount))))
}
