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
