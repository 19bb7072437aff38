import { expect, test } from 'vitest'
import { allChallenges, challengesContent } from '../content/challenges'
import { NO_PROGRESS, rankOf, readProgress, toggleChallenge, writeProgress } from './challenge-progress'

const known = allChallenges().map(({ id }) => id)

test('what was ticked comes back as it was kept', () => {
  const ticked = toggleChallenge(toggleChallenge(NO_PROGRESS, 'zebras'), 'greeting')
  expect([...readProgress(writeProgress(ticked), known)]).toEqual(['greeting', 'zebras'])
})

test('ticking twice is not ticking', () => {
  expect(toggleChallenge(toggleChallenge(NO_PROGRESS, 'tea'), 'tea').size).toBe(0)
})

test('what is broken or unknown is no progress, and no error', () => {
  for (const text of [null, '', '{', '"tea"', '{"tea":true}', '[1,null,"no-such-challenge"]'])
    expect(readProgress(text, known).size, String(text)).toBe(0)
})

test('every challenge has a name of its own to be kept under', () => {
  expect(new Set(known).size).toBe(known.length)
})

test('the last step is reached with the last challenge and not before', () => {
  const { ranks } = challengesContent
  const last = ranks.at(-1)?.text
  expect(rankOf(0, ranks)).toBe(ranks[0].text)
  expect(rankOf(3, ranks)).toBe(ranks[1].text)
  expect(rankOf(known.length - 1, ranks)).not.toBe(last)
  expect(rankOf(known.length, ranks)).toBe(last)
})
