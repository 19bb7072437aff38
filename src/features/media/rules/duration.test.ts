import { expect, test } from 'vitest'
import { formatDuration } from './duration'

test('a duration is minutes and two digits of seconds', () => {
  expect(formatDuration(5)).toBe('0:05')
  expect(formatDuration(108)).toBe('1:48')
  expect(formatDuration(3600)).toBe('60:00')
})

test('a video nobody has measured has no duration', () => {
  expect(formatDuration(null)).toBeNull()
  expect(formatDuration(0)).toBeNull()
})
