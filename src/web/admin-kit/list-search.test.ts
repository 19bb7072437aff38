import { expect, test } from 'vitest'
import { nextSort, readListSearch, writeListSearch } from './list-search'

test('what a list is asked for survives the address', () => {
  const asked = {
    words: 'rose 12',
    sort: { column: 'name', isDescending: true },
    page: 3,
    filters: { category: 'deluxe' },
    columns: { paid: true, guests: false },
  }
  expect(readListSearch(writeListSearch(asked))).toEqual(asked)
})

test('a list asked for nothing in particular leaves the address bare', () => {
  expect(writeListSearch(readListSearch({}))).toEqual({})
})

test('nonsense in an address asks for nothing', () => {
  const asked = readListSearch({ q: { a: 1 }, sort: ['x'], page: -2, 'f.status': null, other: 'x' })
  expect(asked).toEqual({ words: '', sort: null, page: 1, filters: {}, columns: null })
})

test('digits typed as search words, which the router reads as a number, stay words', () => {
  expect(readListSearch({ q: 12 }).words).toBe('12')
})

test('pressing a title sorts up, then down, then not at all', () => {
  const up = nextSort(null, 'name')
  const down = nextSort(up, 'name')
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { column: 'name', isDescending: false },
    { column: 'name', isDescending: true },
    null,
  ])
  expect(nextSort(down, 'price')).toEqual({ column: 'price', isDescending: false })
})
