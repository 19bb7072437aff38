import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import {
  EMPTY_SEARCH,
  findSearchProblem,
  linkFromSearch,
  partyOf,
  readSavedSearch,
  searchFromLink,
  withGuests,
  withParty,
} from './search'

const today = toDay('2027-03-10')

function search(checkIn: string, checkOut: string) {
  return findSearchProblem({ checkIn, checkOut, guests: '1' }, today)
}

test('both days are needed', () => {
  expect(search('', '2027-03-12')).toBe('missing')
  expect(search('2027-03-12', '')).toBe('missing')
  expect(search('2027-02-30', '2027-03-12')).toBe('missing')
})

test('a stay begins today at the earliest', () => {
  expect(search('2027-03-09', '2027-03-12')).toBe('check-in-past')
  expect(search('2027-03-10', '2027-03-11')).toBeNull()
})

test('a stay has at least one night', () => {
  expect(search('2027-03-12', '2027-03-12')).toBe('check-out-not-after')
  expect(search('2027-03-12', '2027-03-11')).toBe('check-out-not-after')
  expect(search('2027-12-31', '2028-01-01')).toBeNull()
})

test('a stay has at most sixty nights, which is told apart from other faults', () => {
  expect(search('2027-03-12', '2027-05-11')).toBeNull()
  expect(search('2027-03-12', '2027-05-12')).toBe('too-long')
})

test('a link asks for its days and guests, six as the widget writes them and more as a number', () => {
  const [checkIn, checkOut] = [toDay('2027-03-14'), toDay('2027-03-16')]
  expect(searchFromLink({ checkIn, checkOut, guests: 4 })).toEqual({ checkIn, checkOut, guests: '4' })
  expect(searchFromLink({ checkIn })).toEqual({ checkIn, checkOut: '', guests: '1' })
  expect(searchFromLink({ guests: 6 })).toEqual({ checkIn: '', checkOut: '', guests: '6+' })
  expect(searchFromLink({ guests: 9 })).toEqual({ checkIn: '', checkOut: '', guests: '9' })
  expect(searchFromLink({ checkIn, guests: 4, children: '4,9', cot: 1 })).toEqual({
    checkIn,
    checkOut: '',
    guests: '4',
    children: '4,9',
    cot: 1,
  })
  expect(searchFromLink({ villa: 3 })).toBeNull()
})

test('what the browser kept comes back while its days are still to come', () => {
  const kept = { checkIn: '2027-03-14', checkOut: '2027-03-16', guests: '6+' }
  expect(readSavedSearch(JSON.stringify(kept), today)).toEqual(kept)
  expect(readSavedSearch(JSON.stringify({ ...kept, guests: 7 }), today)).toEqual({ ...kept, guests: '1' })
  expect(readSavedSearch(JSON.stringify({ ...kept, guests: '12' }), today)).toEqual({ ...kept, guests: '12' })
  expect(readSavedSearch(JSON.stringify({ ...kept, guests: '900' }), today)).toEqual({
    ...kept,
    guests: '50',
  })
  const family = { ...kept, guests: '3', children: '4,9', cot: 1 }
  expect(readSavedSearch(JSON.stringify(family), today)).toEqual(family)
  const alone = { ...kept, guests: '2', children: '4,9', cot: 'yes' }
  expect(readSavedSearch(JSON.stringify(alone), today)).toEqual({ ...kept, guests: '2' })
  expect(readSavedSearch(JSON.stringify({ ...kept, checkIn: '2027-03-09' }), today)).toBeNull()
})

test.each([[null], [''], ['{'], ['null'], ['3'], ['[]'], ['{"checkIn":1,"checkOut":2}']])(
  'from %j nothing is read',
  (text) => {
    expect(readSavedSearch(text, today)).toBeNull()
  },
)

test('a number of guests is taken as the choice or the field has it, and nothing else', () => {
  const search = { checkIn: '', checkOut: '', guests: '3', children: '4,9' }
  expect(withGuests(search, '6+')).toEqual({ ...search, guests: '6+' })
  expect(withGuests(search, '12')).toEqual({ ...search, guests: '12' })
  expect(withGuests(search, '2')).toEqual({ ...search, guests: '2', children: 4 })
  for (const none of ['', '0', '51', '1.5', 'many']) expect(withGuests(search, none)).toBe(search)
})

test('another party changes who comes and leaves the days', () => {
  const search = { checkIn: '2027-03-14', checkOut: '2027-03-16', guests: '2', children: 4 }
  const party = { guests: 8, childAges: [2, 5], wantsCot: true }
  const changed = withParty(search, party)
  expect(changed).toEqual({ ...search, guests: '8', children: '2,5', cot: 1 })
  expect(partyOf(changed)).toEqual(party)
  expect(withParty(changed, { guests: 1, childAges: [3], wantsCot: false })).toEqual({
    checkIn: '2027-03-14',
    checkOut: '2027-03-16',
    guests: '1',
  })
})

test('the calendar is given the days of a stay and more guests than one', () => {
  const kept = { checkIn: '2027-03-14', checkOut: '2027-03-16', guests: '6+' }
  expect(linkFromSearch(kept, today)).toEqual({ checkIn: '2027-03-14', checkOut: '2027-03-16', guests: 6 })
  expect(linkFromSearch({ ...kept, guests: '3', children: 4, cot: 1 }, today)).toEqual({
    checkIn: '2027-03-14',
    checkOut: '2027-03-16',
    guests: 3,
    children: 4,
    cot: 1,
  })
  expect(linkFromSearch({ ...kept, guests: '1', checkOut: '2027-03-14' }, today)).toEqual({})
  expect(linkFromSearch(EMPTY_SEARCH, today)).toEqual({})
})
