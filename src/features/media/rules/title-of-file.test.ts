import { expect, test } from 'vitest'
import { titleOfFile } from './title-of-file'

test.each([
  ['villa_rose-01.JPG', 'Villa rose 01'],
  ['Garden at dusk.webp', 'Garden at dusk'],
  ['.png', '.png'],
  ['walk', 'Walk'],
  ['a.b.c.mp4', 'A.b.c'],
])('a file called %s begins as %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})

test('a title is never longer than a title may be', () => {
  expect(titleOfFile(`${'long '.repeat(80)}.jpg`)).toHaveLength(200)
})
