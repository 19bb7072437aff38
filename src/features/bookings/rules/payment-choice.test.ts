import { expect, it } from 'vitest'
import { timeOrArrival, timesOffered } from './payment-choice'

const SAYS_HOW = { advancePayment: 'By mobile money: we send you the number' }
const SAYS_NOTHING = { advancePayment: ' ' }

it('paying in advance is offered only where the property says how that goes', () => {
  expect(timesOffered(SAYS_HOW)).toEqual(['at-check-in', 'in-advance'])
  expect(timesOffered(SAYS_NOTHING)).toEqual(['at-check-in'])
})

it('a choice that is not offered any more becomes payment on arrival', () => {
  expect(timeOrArrival('in-advance', SAYS_HOW)).toBe('in-advance')
  expect(timeOrArrival('in-advance', SAYS_NOTHING)).toBe('at-check-in')
})
