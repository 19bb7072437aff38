import { expect, test } from 'vitest'
import type { RichBlock, RichInline, RichText } from '@/features/rich-text/contract'
import { partsOf, readDistance } from './section-parts'

const words = (text: string, href?: string): RichInline => ({
  type: 'text',
  text,
  ...(href && { marks: [{ type: 'link', attrs: { href } }] }),
})
const paragraph = (...content: RichInline[]) => ({ type: 'paragraph' as const, content })
const heading = (text: string, level: 2 | 3 = 2): RichBlock => ({
  type: 'heading',
  attrs: { level },
  content: [words(text)],
})

test('what stands before the first heading is sorted into words, pictures, the quote and buttons', () => {
  const note = (text: string): RichBlock => ({ type: 'blockquote', content: [paragraph(words(text))] })
  const body: RichText = {
    type: 'doc',
    content: [
      paragraph(),
      note('We still begin that way.'),
      { type: 'image', attrs: { src: '/api/assets/a.jpg' } },
      paragraph(words('One '), words('link', '/villas')),
      paragraph(words('See the menu', '/restaurant')),
      note('Another.'),
    ],
  }
  const parts = partsOf(body, { pictures: 1, quote: true, buttons: true })
  expect(parts).toEqual({
    lead: [paragraph(words('One '), words('link', '/villas')), note('Another.')],
    pictures: [{ src: '/api/assets/a.jpg', alt: '' }],
    quote: [paragraph(words('We still begin that way.'))],
    buttons: [{ label: 'See the menu', href: '/restaurant' }],
    entries: [],
  })
  expect(partsOf(body, {})).toEqual({
    ...parts,
    lead: body.content.slice(1),
    pictures: [],
    quote: [],
    buttons: [],
  })
})

test('each heading of either size begins an entry, in which everything stays as it was written', () => {
  const picture: RichBlock = { type: 'image', attrs: { src: '/api/assets/a.jpg', alt: 'A' } }
  const body: RichText = {
    type: 'doc',
    content: [
      heading('Integrity'),
      picture,
      paragraph(),
      heading('Sustainability', 3),
      paragraph(words('Yes')),
    ],
  }
  const { lead, pictures, entries } = partsOf(body, { pictures: 1, entries: true })
  expect([lead, pictures]).toEqual([[], []])
  expect(entries).toEqual([
    { heading: 'Integrity', blocks: [picture] },
    { heading: 'Sustainability', blocks: [paragraph(words('Yes'))] },
  ])
  expect(partsOf(body, {}).lead).toEqual(body.content.filter((block) => block !== body.content[2]))
})

test('a link in a heading that becomes an entry stands below it', () => {
  const park: RichBlock = {
    type: 'heading',
    attrs: { level: 2 },
    content: [words('Lake Mburo', 'https://park.example'), words(', 60 km')],
  }
  const [entry] = partsOf({ type: 'doc', content: [park] }, { entries: true }).entries
  expect(entry).toEqual({
    heading: 'Lake Mburo, 60 km',
    blocks: [paragraph(words('Lake Mburo', 'https://park.example'))],
  })
})

test('a heading that ends in kilometres is a distance', () => {
  expect(readDistance('Kabale, for Lake Bunyonyi, 145 km')).toEqual({
    name: 'Kabale, for Lake Bunyonyi',
    km: 145,
  })
  expect(readDistance('Kampala 270 km')).toEqual({ name: 'Kampala', km: 270 })
  expect(readDistance('Kampala')).toBeNull()
  expect(readDistance('12 km')).toBeNull()
})
