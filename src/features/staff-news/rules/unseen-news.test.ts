import { expect, test } from 'vitest'
import { unseenOf } from './unseen-news'

const items = [{ key: 'request-2' }, { key: 'request-1' }]

test('what came since is unseen, and what stood there first is not', () => {
  expect(unseenOf(items, new Set(['request-1']))).toEqual([{ key: 'request-2' }])
  expect(unseenOf(items, new Set(['request-1', 'request-2', 'gone']))).toEqual([])
  expect(unseenOf(items, null)).toEqual([])
})
