import { expect, test } from 'vitest'
import { openSearch } from './open-search'

const termsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []
const ENTRIES = [
  { title: 'Breakfast', text: 'Breakfast is served on the terrace from seven.' },
  { title: 'Terrace bar', text: 'Drinks until ten.', terms: 'beer wine' },
  { title: 'Wine', text: 'Wine is served with dinner, and wine at lunch.' },
]
const atOnce = async () => {}

test('the entry that holds more of what is asked, and holds it in its title, comes first', async () => {
  const { find } = await openSearch(ENTRIES, termsOf, { title: 3, terms: 2 }, atOnce)
  // As MiniSearch 7.2 scores them.
  expect(find(['wine', 'terrace'])).toEqual([
    { id: 1, score: expect.closeTo(12.0703, 4), held: ['wine', 'terrace'] },
    { id: 2, score: expect.closeTo(6.4762, 4), held: ['wine'] },
    { id: 0, score: expect.closeTo(1.3817, 4), held: ['terrace'] },
  ])
  const counted = find(['wine', 'terrace'], (term) => (term === 'terrace' ? 5 : 0))
  expect(counted.map(({ id }) => id)).toEqual([1, 0, 2])
  expect(find(['tractor'])).toEqual([])
})

test('a term is counted once for each entry that holds it', async () => {
  const { count } = await openSearch(ENTRIES, termsOf, {}, atOnce)
  expect(['wine', 'terrace', 'beer', 'tractor', 'constructor'].map(count)).toEqual([2, 2, 1, 0, 0])
})

test('every text is read once, and others have their turn between steps', async () => {
  const many = Array.from({ length: 100 }, (_, id) => ({ title: `Title ${id}`, text: `Text ${id}` }))
  const read: string[] = []
  const turns: number[] = []
  const note = (text: string) => {
    if (text !== '') read.push(text)
    return termsOf(text)
  }
  await openSearch(many, note, {}, async () => turns.push(read.length))
  expect(read.toSorted()).toEqual(many.flatMap(({ title, text }) => [title, text]).toSorted())
  for (const [index, before] of [...turns, read.length].entries())
    expect(before - (turns[index - 1] ?? 0)).toBeLessThanOrEqual(50)
})
