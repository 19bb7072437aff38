/**
 * Where money stands that a provider was asked to send back (docs/decisions/online-refunds.md). `created`: stored, and
 * perhaps sent. `unclear`: nobody knows whether the request arrived. `asked`: a person at the provider has to approve it.
 */
export const REFUND_STATES = ['created', 'unclear', 'asked', 'done', 'refused'] as const

export type RefundState = (typeof REFUND_STATES)[number]

/** How money that its provider can send back came. */
export const PAYMENT_MEANS = ['card', 'mobile-money'] as const

/** The money may go, or has gone without anybody saying so yet. */
export const OPEN_REFUND_STATES = ['created', 'unclear', 'asked'] as const satisfies readonly RefundState[]

/** By the provider's answer or status, or, as `kept`, by a person who looked in its portal: no money went. */
export type LearnedOfRefund = 'requested' | 'done' | 'refused' | 'unreachable' | 'kept'

type Doubts = {
  /** Nobody knows whether an earlier request for the same payment arrived: a refusal may mean that it did. */
  isDoubtful?: boolean
  /** It was ended by a person's word. The provider knows better. */
  isByHand?: boolean
}

export function isOpenRefund(state: RefundState): boolean {
  return (OPEN_REFUND_STATES as readonly RefundState[]).includes(state)
}

/** The step a refund takes by what is learned of it. `done` stays, and is the only one that moves money. */
export function takeRefundStep(
  state: RefundState,
  learned: LearnedOfRefund,
  { isDoubtful = false, isByHand = false }: Doubts = {},
): RefundState {
  if (state === 'refused') return learned === 'done' && isByHand ? 'done' : 'refused'
  if (state === 'done') return 'done'
  switch (learned) {
    case 'done':
      return 'done'
    case 'kept':
      return 'refused'
    case 'requested':
      return 'asked'
    case 'refused':
      if (state !== 'created') return state
      return isDoubtful ? 'unclear' : 'refused'
    case 'unreachable':
      return state === 'created' ? 'unclear' : state
  }
}
