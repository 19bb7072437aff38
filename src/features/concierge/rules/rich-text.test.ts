import { expect, test } from 'vitest'
import { readAnswer } from './rich-text'

const WAYS = ['tel:+256700000001', 'https://wa.me/256700000003']

test('lines, lists and links of an answer are told apart', () => {
  expect(
    readAnswer('Two are free:\n- R01, [choose](/calendar?villa=5&checkIn=2027-12-12)\n- R02\n\nGood.', WAYS),
  ).toEqual([
    { kind: 'line', pieces: [{ text: 'Two are free:' }] },
    {
      kind: 'list',
      items: [
        [{ text: 'R01, ' }, { text: 'choose', href: '/calendar?villa=5&checkIn=2027-12-12' }],
        [{ text: 'R02' }],
      ],
    },
    { kind: 'line', pieces: [{ text: 'Good.' }] },
  ])
})

test('the hotel’s own numbers are links', () => {
  const [block] = readAnswer('Call [us](tel:+256700000001) or [write](https://wa.me/256700000003)', WAYS)
  expect(block).toMatchObject({
    pieces: [{ text: 'Call ' }, { href: WAYS[0] }, { text: ' or ' }, { href: WAYS[1] }],
  })
})

test.for([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert%281%29',
  'data:text/html,x',
  'tel:+256700000009',
  'https://wa.me/1',
  'mailto:a@evil.example',
  '/admin',
  '/api/bookings',
  '/uploads/x.html',
])('a link to %s is no link', (href) => {
  expect(readAnswer(`Look [here](${href}) now`, WAYS)).toEqual([
    { kind: 'line', pieces: [{ text: 'Look ' }, { text: 'here' }, { text: ' now' }] },
  ])
})

test('markup stays the text it is', () => {
  expect(readAnswer('<b>bold</b> <script>alert(1)</script>', WAYS)).toEqual([
    { kind: 'line', pieces: [{ text: '<b>bold</b> <script>alert(1)</script>' }] },
  ])
})
