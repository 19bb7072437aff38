import { expect, test } from 'vitest'
import { chooseScore, formatScore } from './score'

const fact = { score: '5.0', source: 'on our booking platform' }
const words = (count: number) => `from ${count} reviews`

test.each([
  ['none is published', { average: null, count: 0 }],
  ['four are published', { average: 3.25, count: 4 }],
  ['nothing is known', undefined],
])('while %s the score of Property Facts stands, with its source', (_, own) => {
  expect(chooseScore(own, fact, words)).toEqual({ ...fact, isOurs: false })
})

test('from five published reviews on the score is theirs and says from how many', () => {
  expect(chooseScore({ average: 4.6, count: 5 }, fact, words)).toEqual({
    score: '4.6',
    source: 'from 5 reviews',
    isOurs: true,
  })
})

test.each([
  [4.75, '4.8'],
  [4.949, '4.9'],
  [5, '5.0'],
  [1, '1.0'],
])('%d is shown as %s', (average, shown) => {
  expect(formatScore(average)).toBe(shown)
})
