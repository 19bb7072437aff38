import { expect, test } from 'vitest'
import { judgeLanguages } from './language-weight'

const english = 100 * 1024

test('a page may load 3 KB more in another language than in English', () => {
  const page = { language: 'fr', path: '/booking', english } as const
  expect(judgeLanguages([{ ...page, bytes: english + 3 * 1024 }])).toEqual([])
  expect(judgeLanguages([{ ...page, bytes: english + 3 * 1024 + 1 }])).toEqual([
    expect.stringMatching(/^\/fr\/booking: JavaScript is 103\.0 KB, 3\.0 KB more/),
  ])
  expect(judgeLanguages([])).toHaveLength(1)
})

test('a page on which no script was found was not weighed', () => {
  const page = { language: 'fr', path: '/booking', bytes: english, english } as const
  const unmeasured = [expect.stringMatching(/^\/fr\/booking: .*nothing was measured$/)]
  expect(judgeLanguages([page, { ...page, bytes: 0, english: 0 }])).toEqual(unmeasured)
  expect(judgeLanguages([page, { ...page, bytes: 0 }])).toEqual(unmeasured)
  expect(judgeLanguages([page, { ...page, bytes: 1, english: 0 }])).toEqual(unmeasured)
})
