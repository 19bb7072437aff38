import { expect, test } from 'vitest'
import { readListSearch } from './list-search'
import { addView, askView, type SavedView, viewByKeys } from './saved-views'

const ENGLISH = keysOf(
  { checkIn: 'Check-in', paid: 'Paid', status: 'Status', from: 'Staying from' },
  'Request',
)
const FRENCH = keysOf(
  { checkIn: 'Arrivée', paid: 'Payé', status: 'Statut', from: 'Séjours à partir du' },
  'Demande',
)

const asked = readListSearch({
  q: 'Akello',
  page: 3,
  sort: '-checkIn',
  'f.status': 'pending',
  columns: 'paid',
})

test('a view brings back order, filters and columns, from the first page on', () => {
  const [view] = addView([], 'Requests', asked)
  expect(view && askView(view)).toEqual({
    words: '',
    page: 1,
    sort: { column: 'checkIn', isDescending: true },
    filters: { status: 'pending' },
    columns: { paid: true },
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

test('a view of before, with the words its reader saw, is one by keys that opens in every language', () => {
  const saved = { sort: '-Check-in', 'f.Status': 'Request', 'f.Staying from': '2027-03-01', columns: 'Paid' }
  const view = viewByKeys({ name: 'Requests', search: saved }, ENGLISH)
  expect(view.search).toEqual({
    sort: '-checkIn',
    'f.status': 'pending',
    'f.from': '2027-03-01',
    columns: 'paid',
  })
  expect([viewByKeys(view, ENGLISH), viewByKeys(view, FRENCH)]).toEqual([view, view])
})

test('words of another language, and of what a list does not show now, wait as they are', () => {
  const view = { name: 'Demandes', search: { sort: 'Arrivée', 'f.Statut': 'Demande', columns: '-Payé' } }
  expect(viewByKeys(view, ENGLISH)).toEqual(view)
  expect(viewByKeys(view, FRENCH).search).toEqual({
    sort: 'checkIn',
    'f.status': 'pending',
    columns: '-paid',
  })
  const gone = { name: 'Lost', search: { 'f.Status': 'Lost' } }
  expect(viewByKeys(gone, ENGLISH).search).toEqual({ 'f.status': 'Lost' })
})

function keysOf(titles: { checkIn: string; paid: string; status: string; from: string }, pending: string) {
  return {
    columns: [
      { key: 'checkIn', title: titles.checkIn },
      { key: 'paid', title: titles.paid },
    ],
    filters: [
      { key: 'status', title: titles.status, choices: [{ value: 'pending', label: pending }] },
      { key: 'from', title: titles.from, choices: [] },
    ],
  }
}
