import { expect, test } from 'vitest'
import { minutesOf } from './reading-time'

test('a post takes a minute for 200 words and never less than one', () => {
  expect(minutesOf('word '.repeat(600))).toBe(3)
  expect(minutesOf('')).toBe(1)
})
