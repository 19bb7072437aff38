import { expect, test } from 'vitest'
import { readListSearch } from './list-search'
import { addView, askView, type SavedView } from './saved-views'

const asked = readListSearch({
  q: 'Akello',
  page: 3,
  sort: '-Check-in',
  'f.Status': 'Request',
  columns: 'Paid',
})

test('a view brings back order, filters and columns, from the first page on', () => {
  const [view] = addView([], 'Requests', asked)
  expect(view && askView(view)).toEqual({
    words: '',
    page: 1,
    sort: { column: 'Check-in', isDescending: true },
    filters: { Status: 'Request' },
    columns: { Paid: true },
  })
})

test('what was searched for is not kept, since it may name a guest', () => {
  expect(JSON.stringify(addView([], 'Requests', asked))).not.toContain('Akello')
})

test('a view of the same name takes the place of the one before, and there are thirty at most', () => {
  const twice = addView(addView([], 'Requests', asked), 'Requests', readListSearch({}))
  expect(twice).toEqual([{ name: 'Requests', search: {} }])
  const many = Array.from({ length: 31 }).reduce<SavedView[]>(
    (views, _, place) => addView(views, `View ${place}`, asked),
    [],
  )
  expect([many.length, many[0]?.name]).toEqual([30, 'View 1'])
})
