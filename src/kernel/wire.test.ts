import { expect, test } from 'vitest'
import { addressText } from './wire'

test.each(['/', '/villas', '/uploads/a film.mp4', '/api/assets/x.jpg?v=1#part', 'https://example.com/a?b=c'])(
  '%s is an address that a link may have',
  (text) => {
    expect(addressText.safeParse(text).success).toBe(true)
  },
)

// Browsers read a backslash as a slash and leave out tabs and line ends: each of these leads to another site.
test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/a\t/../..//evil.example',
  '\t//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'https://example.com/\tx',
])('%j is none', (text) => {
  expect(addressText.safeParse(text).success).toBe(false)
})
