import { expect, test } from 'vitest'
import { choicesOf, moveRow, pickRows, ROWS_A_PAGE } from './list-rows'
import { readListSearch } from './list-search'

type Room = { name: string; price: number | null; kind: string }

const rooms: Room[] = [
  { name: 'Rose Villa 10', price: 65, kind: 'deluxe' },
  { name: 'Rose Villa 9', price: null, kind: 'studio' },
  { name: 'honey bee 1', price: 120, kind: 'deluxe' },
]
const KIND_WORDS: Record<string, string> = { deluxe: 'De luxe', studio: 'A studio' }
const shape = {
  columns: [
    { key: 'name', title: 'Name', value: (room: Room) => room.name },
    { key: 'price', title: 'Price', value: (room: Room) => room.price },
  ],
  filters: [
    {
      key: 'kind',
      title: 'Kind',
      value: (room: Room) => room.kind,
      label: ({ kind }: Room) => KIND_WORDS[kind] ?? kind,
    },
  ],
}
const namesFor = (search: Record<string, unknown>) =>
  pickRows(rooms, shape, readListSearch(search)).rows.map(({ name }) => name)

test('rows keep their own order until a column is chosen', () => {
  expect(namesFor({})).toEqual(['Rose Villa 10', 'Rose Villa 9', 'honey bee 1'])
})

test('names sort as people count, whatever their case', () => {
  expect(namesFor({ sort: 'name' })).toEqual(['honey bee 1', 'Rose Villa 9', 'Rose Villa 10'])
})

test('rows without a value come last both ways', () => {
  expect(namesFor({ sort: 'price' }).at(-1)).toBe('Rose Villa 9')
  expect(namesFor({ sort: '-price' })).toEqual(['honey bee 1', 'Rose Villa 10', 'Rose Villa 9'])
})

test('all words must occur, in any column and any order', () => {
  expect(namesFor({ q: 'villa ROSE' })).toEqual(['Rose Villa 10', 'Rose Villa 9'])
  expect(namesFor({ q: 'rose 65' })).toEqual(['Rose Villa 10'])
})

test('a filter keeps the rows of its value and offers each value once, in the words of people and in their order', () => {
  expect(namesFor({ 'f.kind': 'deluxe' })).toEqual(['Rose Villa 10', 'honey bee 1'])
  expect(shape.filters.map((filter) => choicesOf(rooms, filter))).toEqual([
    [
      { value: 'studio', label: 'A studio' },
      { value: 'deluxe', label: 'De luxe' },
    ],
  ])
})

test('five thousand rows come a page at a time, and a page beyond the last is the last', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    name: `Room ${index}`,
    price: index,
    kind: 'x',
  }))
  const last = pickRows(many, shape, readListSearch({ page: 9999, sort: '-price' }))
  expect(last).toMatchObject({ total: 5000, page: 200, pages: 200 })
  expect(last.rows).toHaveLength(ROWS_A_PAGE)
  expect(last.rows.at(-1)?.name).toBe('Room 0')
})

test('a row moves up, down and no further than the ends', () => {
  expect(moveRow(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveRow(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveRow(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moveRow(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
})

test('rows of a group stand together, with the size of the group', () => {
  const grouped = pickRows(rooms, { ...shape, groupOf: (room: Room) => room.kind }, readListSearch({}))
  expect(grouped.rows.map(({ name }) => name)).toEqual(['Rose Villa 10', 'honey bee 1', 'Rose Villa 9'])
  expect([...grouped.groupSizes]).toEqual([
    ['deluxe', 2],
    ['studio', 1],
  ])
})
