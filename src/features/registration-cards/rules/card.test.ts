import { expect, test } from 'vitest'
import { SIGNATURE_FORM, toSignature } from './card'

test('strokes become lines within the field, a dot a short one, and nothing drawn is no signature', () => {
  const strokes = [
    [
      { x: 1.4, y: 2.6 },
      { x: 700, y: -3 },
    ],
    [],
    [{ x: 5, y: 5 }],
  ]
  expect(toSignature(strokes)).toBe('M1 3L600 0M5 5L6 5')
  expect(toSignature(strokes)).toMatch(SIGNATURE_FORM)
  expect(toSignature([])).not.toMatch(SIGNATURE_FORM)
})

test('nothing but lines is a signature', () => {
  for (const text of ['', 'M1 1', 'M1 1L2', 'M1 1L2 2"/><script>', 'M1 1A2 2', 'M-1 1L2 2', 'L1 1'])
    expect(text).not.toMatch(SIGNATURE_FORM)
})
