import { expect, test } from 'vitest'
import { type RichText, richText } from '../contract'
import { isBlank, plainTextOf, wordsOfBlocks } from './plain-text'

const said = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: object[]): RichText => richText.parse({ type: 'doc', content })

test('marks, breaks and pictures are left out of the text', () => {
  const body = doc(
    paragraph(said('Go '), said('early', { type: 'bold' }), { type: 'hardBreak' }, said('and slowly.')),
    { type: 'image', attrs: { src: '/1.jpg', alt: 'A crane' } },
    { type: 'heading', attrs: { level: 3 }, content: [said('The road')] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(said('one')), paragraph(said('more'))] }],
    },
    paragraph(),
  )
  expect(plainTextOf(body)).toBe('Go early and slowly.\n\n## The road\n\n- one more')
})

test('a document of empty blocks is blank, one with a picture alone is not', () => {
  expect(isBlank(doc(paragraph(), { type: 'heading', attrs: { level: 2 } }))).toBe(true)
  expect(isBlank(doc({ type: 'image', attrs: { src: '/1.jpg' } }))).toBe(false)
  expect(isBlank(doc(paragraph(said('.'))))).toBe(false)
})

test.each([
  ['a script in a link', paragraph(said('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))],
  [
    'a script behind a space',
    paragraph(said('x', { type: 'link', attrs: { href: ' javascript:alert(1)' } })),
  ],
  [
    'a picture from elsewhere by another protocol',
    { type: 'image', attrs: { src: 'data:image/svg+xml,<svg/>' } },
  ],
  ['a frame', { type: 'iframe', attrs: { src: 'https://elsewhere.example' } }],
  ['the title of the page', { type: 'heading', attrs: { level: 1 }, content: [said('x')] }],
  ['a mark of another kind', paragraph(said('x', { type: 'textStyle', attrs: { color: 'red' } }))],
])('%s cannot be stored', (_name, block) => {
  expect(richText.safeParse({ type: 'doc', content: [block] }).success).toBe(false)
})

test('what an editor adds to a block is not stored', () => {
  const link = { type: 'link', attrs: { href: '/villas', target: '_blank', class: 'x', onclick: 'alert(1)' } }
  expect(doc({ ...paragraph(said('Villas', link)), attrs: { style: 'color: red' } })).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Villas', marks: [{ type: 'link', attrs: { href: '/villas' } }] }],
      },
    ],
  })
})

test.each(['/villas', 'https://elsewhere.example/a', 'mailto:desk@hotel.example', 'tel:+256 772 123456'])(
  'a link leads to %s',
  (href) => {
    expect(() => doc(paragraph(said('x', { type: 'link', attrs: { href } })))).not.toThrow()
  },
)

test('the words alone are one line, without signs', () => {
  const item = (text: string) => ({ type: 'listItem', content: [paragraph(said(text))] })
  const { content } = doc(
    { type: 'blockquote', content: [paragraph(said('Ask.'))] },
    { type: 'orderedList', content: [item('one'), item('two')] },
  )
  expect(wordsOfBlocks(content)).toBe('Ask. one two')
  expect(wordsOfBlocks(content.slice(1), ', ')).toBe('one, two')
})
