import type { Outcome } from './simulated-payments'

type Step = { afterMs: number; outcome: Outcome }

/** What a payer does, by the last three digits of the number, as MTN's sandbox has it for the first five. */
export const PHONE_OUTCOMES: Readonly<Record<string, { words: string; steps: (amount: number) => Step[] }>> =
  {
    '450': { words: 'fails', steps: () => [now({ state: 'failed', reason: 'INTERNAL_PROCESSING_ERROR' })] },
    '451': {
      words: 'is rejected by the payer',
      steps: () => [now({ state: 'failed', reason: 'APPROVAL_REJECTED' })],
    },
    '452': { words: 'expires', steps: () => [now({ state: 'expired', reason: 'EXPIRED' })] },
    '453': { words: 'stays pending for ever', steps: () => [] },
    '454': {
      words: 'is paid after 25 seconds',
      steps: () => [{ afterMs: 25_000, outcome: { state: 'paid' } }],
    },
    '455': {
      words: 'is ambiguous, and paid after 30 seconds',
      steps: () => [now({ state: 'ambiguous' }), { afterMs: 30_000, outcome: { state: 'paid' } }],
    },
    '457': {
      words: 'fails for want of money',
      steps: () => [now({ state: 'failed', reason: 'NOT_ENOUGH_FUNDS' })],
    },
    '458': {
      words: 'expires, and is paid an hour later all the same',
      steps: () => [
        now({ state: 'expired', reason: 'EXPIRED' }),
        { afterMs: 3_600_000, outcome: { state: 'paid' } },
      ],
    },
    '459': {
      words: 'is paid with half of the amount',
      steps: (amount) => [now({ state: 'paid', amount: Math.floor(amount / 2) })],
    },
  }

/** The steps a payment of this number takes, the first after `answerAfterMs`; all other numbers pay. */
export function planFor(phone: string, amount: number, answerAfterMs: number): Step[] {
  const steps = PHONE_OUTCOMES[phone.slice(-3)]?.steps(amount) ?? [now({ state: 'paid' })]
  return steps.map(({ afterMs, outcome }) => ({ afterMs: afterMs + answerAfterMs, outcome }))
}

function now(outcome: Outcome): Step {
  return { afterMs: 0, outcome }
}
