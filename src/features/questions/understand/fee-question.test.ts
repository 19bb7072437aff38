import { expect, it } from 'vitest'
import { readFeeQuestion } from './fee-question'

it.each([
  'do i have to pay for parking',
  'is there a fee for wifi',
  'does wifi cost extra',
  'do you charge for the parking',
])('"%s" asks whether something costs', (question) => expect(readFeeQuestion(question)).toBe('whether'))

it.each(['how much is parking', 'what do you charge for wifi', 'is parking free or do we have to pay'])(
  '"%s" is answered with neither yes nor no',
  (question) => expect(readFeeQuestion(question)).toBe('how-much'),
)

it.each(['is parking free', 'is wifi included', 'do you have parking'])('"%s" asks for no fee', (question) =>
  expect(readFeeQuestion(question)).toBeNull(),
)
