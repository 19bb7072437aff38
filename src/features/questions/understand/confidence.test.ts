import { expect, test } from 'vitest'
import { confidenceOf, mergeStays, signsOf } from './confidence'
import { CALIBRATION, CROSS_VALIDATED } from './topic-weights.gen'
import { judgeShares, LIKELY, readTopics, SURE } from './topics'

const guess = (text: string) => judgeShares(text, readTopics(text))

test('of examples that a model had not seen, at most 3 in 100 sure answers were about something else', () => {
  expect(CROSS_VALIDATED.count).toBeGreaterThan(4000)
  expect(CROSS_VALIDATED.wrongOfSure).toBeLessThanOrEqual(0.03)
  expect(CALIBRATION.sure).toBeGreaterThan(CALIBRATION.likely)
  expect(CALIBRATION.likely).toBeGreaterThan(CALIBRATION.thinkable)
})

test.for(['do you have wifi', 'what time is breakfast', 'wann gibt es fruhstuck'])(
  '%s is surely about one thing',
  (text) => {
    expect(guess(text).confidence).toBeGreaterThanOrEqual(SURE)
  },
)

test.for(['how fast do cheetahs run', 'qwzx vbnm', 'who wrote hamlet'])(
  '%s is not surely about any of our topics',
  (text) => {
    const { kinds, confidence } = guess(text)
    expect(['unknown', 'off-topic'].includes(kinds[0]?.label ?? '') || confidence < SURE).toBe(true)
  },
)

test('which day and how many make no difference to what is asked', () => {
  expect(guess('is a villa free from 3 to 5 may').kinds[0]).toEqual(
    guess('is a villa free from 7 to 9 december').kinds[0],
  )
  expect(guess('a room for two on friday').kinds[0]).toEqual(guess('a room for four on monday').kinds[0])
})

test('all topics about a stay are one, and a clear lead is worth more than a narrow one', () => {
  const shares = [
    { label: 'stay-free', share: 0.3 },
    { label: 'menu', share: 0.4 },
    { label: 'stay-price', share: 0.3 },
  ]
  expect(mergeStays(shares).map(({ label }) => label)).toEqual(['stay', 'menu'])
  const isOwn = () => true
  const clear = signsOf(
    ['villa'],
    [
      { label: 'menu', share: 0.9 },
      { label: 'wifi', share: 0.05 },
    ],
    isOwn,
  )
  const narrow = signsOf(
    ['villa'],
    [
      { label: 'menu', share: 0.4 },
      { label: 'wifi', share: 0.35 },
    ],
    isOwn,
  )
  const { weights } = CALIBRATION
  expect(confidenceOf(clear, weights)).toBeGreaterThan(confidenceOf(narrow, weights))
  expect(confidenceOf(narrow, weights)).toBeLessThan(LIKELY + 0.5)
})
