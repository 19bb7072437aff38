import type { Decision } from '../rules/approvals'

export const DECISION_LABELS: Record<Decision, string> = { approved: 'Approved', refused: 'Refused' }

/** Words of what waits for an admin. */
export const approvalText = {
  intro:
    'Refunds, discounts and lower prices above what reception gives by itself. The limits stand in Property Facts.',
  empty: 'Nothing waits for you',
  emptyHelp: 'What reception may not give by itself appears here.',
  loading: 'Loading what waits',
  failed: 'What waits could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  retry: 'Try again',
  waits: (kind: string, amount: string) => `${kind} of ${amount} waits for an admin`,
  decided: (kind: string, amount: string, decision: string) =>
    `${kind} of ${amount} was ${decision.toLowerCase()}`,
  waiting: 'waiting',
  by: (email: string) => `Asked by ${email}`,
  decidedBy: (email: string) => `by ${email}`,
  approve: 'Approve',
  refuse: 'Refuse',
  done: (decision: string) => `${decision}`,
  decideFailed: 'This was not decided',
  booking: (guest: string, reference: string) => `${guest}, booking ${reference}`,
} as const
