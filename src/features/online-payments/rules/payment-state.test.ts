import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/kernel/seeded-random'
import {
  isOpen,
  type Learned,
  ONLINE_PAYMENT_STATES,
  type OnlinePaymentState,
  takePaymentStep,
} from './payment-state'

const LEARNED: readonly Learned[] = [
  'sent',
  'refused',
  'pending',
  'ambiguous',
  'unknown',
  'unreachable',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'reversed',
  'part-refunded',
  'refunded',
]

function follow(sequence: readonly Learned[]) {
  let state = 'created' as OnlinePaymentState
  const visited: OnlinePaymentState[] = [state]
  const money: ('came' | 'went-back')[] = []
  for (const learned of sequence) {
    const step = takePaymentStep(state, learned)
    state = step.state
    visited.push(state)
    if (step.money) money.push(step.money)
  }
  return { state, visited, money }
}

describe('an online payment', () => {
  test('goes from created over sent and pending to paid', () => {
    expect(follow(['sent', 'pending', 'paid'])).toEqual({
      state: 'paid',
      visited: ['created', 'sent', 'pending', 'paid'],
      money: ['came'],
    })
  })

  test('stays open while the provider does not know what became of the money', () => {
    expect(follow(['sent', 'ambiguous', 'ambiguous']).state).toBe('pending')
    expect(follow(['sent', 'ambiguous', 'unknown']).state).toBe('pending')
    expect(isOpen('pending')).toBe(true)
  })

  test.for(['failed', 'expired', 'cancelled'] as const)(
    'that was %s and is paid after all brings its money once',
    (end) => {
      expect(follow(['sent', end, 'pending', end]).state).toBe(end)
      expect(follow(['sent', end, 'paid', 'paid', end])).toMatchObject({ state: 'paid', money: ['came'] })
    },
  )

  test('fails where the order never arrived, or was refused', () => {
    expect(follow(['unknown']).state).toBe('failed')
    expect(follow(['refused']).state).toBe('failed')
    expect(follow(['sent', 'unknown']).state).toBe('sent')
  })

  test('is refunded by a refund of ours, and charged back otherwise', () => {
    expect(takePaymentStep('paid', 'reversed')).toEqual({ state: 'charged-back', money: 'went-back' })
    expect(follow(['sent', 'paid', 'part-refunded', 'refunded', 'refunded']).money).toEqual([
      'came',
      'went-back',
      'went-back',
    ])
  })

  test('of any course brings its money at most once, and exactly once where it was paid at all', () => {
    const random = seededRandom(20_270_310)
    for (let round = 0; round < 5000; round++) {
      const sequence = Array.from(
        { length: 1 + Math.floor(random() * 12) },
        () => LEARNED[Math.floor(random() * LEARNED.length)] as Learned,
      )
      const { state, money } = follow(sequence)
      const came = money.filter((kind) => kind === 'came').length
      expect(came, sequence.join(' ')).toBe(sequence.includes('paid') ? 1 : 0)
      if (money.length > 0) expect(money[0]).toBe('came')
      expect(ONLINE_PAYMENT_STATES).toContain(state)
    }
  })

  test('takes the same step for the same news, however often it is told', () => {
    for (const state of ONLINE_PAYMENT_STATES)
      for (const learned of LEARNED.filter((one) => one !== 'part-refunded')) {
        const once = takePaymentStep(state, learned)
        expect(takePaymentStep(once.state, learned)).toEqual({ state: once.state, money: null })
      }
  })

  test('that ended never becomes open again', () => {
    for (const state of ONLINE_PAYMENT_STATES.filter((one) => !isOpen(one)))
      for (const learned of LEARNED) expect(isOpen(takePaymentStep(state, learned).state)).toBe(false)
  })
})
