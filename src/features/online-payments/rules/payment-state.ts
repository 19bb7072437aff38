/** Where an online payment stands, in the order it goes through (docs/decisions/online-payments.md). */
export const ONLINE_PAYMENT_STATES = [
  'created',
  'sent',
  'pending',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'part-refunded',
  'refunded',
  'charged-back',
] as const

export type OnlinePaymentState = (typeof ONLINE_PAYMENT_STATES)[number]

/** Nobody knows yet what becomes of these. */
export const OPEN_STATES: readonly OnlinePaymentState[] = ['created', 'sent', 'pending']

/** No money is known to have come; should the provider say later that it did, it counts. */
const UNPAID_ENDS: readonly OnlinePaymentState[] = ['failed', 'expired', 'cancelled']

/** Money came, and some of it is still here. */
export const PAID_STATES: readonly OnlinePaymentState[] = ['paid', 'part-refunded']

/**
 * What is learned of a payment: of its start (`sent`, `refused`), by a call of ours that the provider answered, or of a
 * refund that was carried out.
 */
export type Learned =
  | 'sent'
  | 'refused'
  | 'pending'
  | 'ambiguous'
  | 'unknown'
  | 'unreachable'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'reversed'
  | 'part-refunded'
  | 'refunded'

/** `money`: what has to be written down for the step; `came` once for each payment, `went-back` after that alone. */
export type PaymentStep = { state: OnlinePaymentState; money: 'came' | 'went-back' | null }

/** Whether money came and some of it is still here, so that it can be sent back. */
export function isPaidState(state: OnlinePaymentState): boolean {
  return PAID_STATES.includes(state)
}

export function isOpen(state: OnlinePaymentState): boolean {
  return OPEN_STATES.includes(state)
}

/**
 * The step a payment takes by what is learned of it. Ends stay, but for a late `paid`. `reversed` is the payer's bank:
 * what is a refund of ours is told from it before (server/apply-answer.ts).
 */
export function takePaymentStep(state: OnlinePaymentState, learned: Learned): PaymentStep {
  const stay: PaymentStep = { state, money: null }
  if (learned === 'paid')
    return isOpen(state) || UNPAID_ENDS.includes(state) ? { state: 'paid', money: 'came' } : stay
  if (learned === 'reversed' && PAID_STATES.includes(state))
    return { state: 'charged-back', money: 'went-back' }
  if (learned === 'refunded' || learned === 'part-refunded')
    return PAID_STATES.includes(state) ? { state: learned, money: 'went-back' } : stay
  return isOpen(state) ? { state: openStep(state, learned), money: null } : stay
}

function openStep(state: OnlinePaymentState, learned: Learned): OnlinePaymentState {
  switch (learned) {
    case 'sent':
      return state === 'created' ? 'sent' : state
    case 'pending':
    case 'ambiguous':
      return 'pending'
    case 'unreachable':
      return state
    // The order never arrived. Of one that did, the provider may not know yet.
    case 'unknown':
      return state === 'created' ? 'failed' : state
    case 'failed':
    case 'expired':
    case 'cancelled':
      return learned
    default:
      // Refused, or paid and given back before we asked.
      return 'failed'
  }
}
