import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { BOOKING_STATUSES } from './status'
import { isStayOpen, judgeStayChange, type Lodging } from './stay-changes'

const rate = { base: 6500, weekend: null, halfBoard: 8300 }
const limits = { today: toDay('2027-03-10'), maxGuests: 4, rate }

function lodging(checkIn: string, checkOut: string, own: Partial<Lodging> = {}): Lodging {
  const stay = { checkIn: toDay(checkIn), checkOut: toDay(checkOut) }
  return { villaId: 1, guests: 2, board: 'bed-and-breakfast', ...stay, ...own }
}

const pathsOf = (problems: { path: string }[]) => problems.map(({ path }) => path)

test('what is over stays as it was', () => {
  expect(BOOKING_STATUSES.filter(isStayOpen)).toEqual(['pending', 'confirmed', 'checked-in'])
})

test('a guest in house may stay longer or leave sooner, and has arrived when they arrived', () => {
  const before = lodging('2027-03-08', '2027-03-12')
  const judge = (after: Lodging) => pathsOf(judgeStayChange('checked-in', before, after, limits))
  expect(judge(lodging('2027-03-08', '2027-03-14'))).toEqual([])
  expect(judge(lodging('2027-03-08', '2027-03-10'))).toEqual([])
  expect(judge(lodging('2027-03-08', '2027-03-09'))).toEqual(['checkOutDate'])
  expect(judge(lodging('2027-03-11', '2027-03-14'))).toEqual(['checkInDate'])
  expect(judge(lodging('2027-03-08', '2027-06-14'))).toEqual(['checkOutDate'])
})

test('a stay ahead is not moved into the past, too far ahead, or onto itself', () => {
  const before = lodging('2027-03-15', '2027-03-17')
  const judge = (after: Lodging) => pathsOf(judgeStayChange('confirmed', before, after, limits))
  expect(judge(lodging('2027-03-10', '2027-03-12'))).toEqual([])
  expect(judge(lodging('2027-03-09', '2027-03-12'))).toEqual(['checkInDate'])
  expect(judge(lodging('2028-03-10', '2028-03-12'))).toEqual(['checkInDate'])
  expect(judge(lodging('2027-03-15', '2027-03-15'))).toEqual(['checkOutDate'])
})

test('a party that was too large before is judged when it or its villa changes', () => {
  const before = lodging('2027-03-15', '2027-03-17', { guests: 6 })
  const judge = (after: Lodging) => pathsOf(judgeStayChange('pending', before, after, limits))
  expect(judge({ ...before, checkOut: toDay('2027-03-18') })).toEqual([])
  expect(judge({ ...before, villaId: 2 })).toEqual(['numberOfGuests'])
  expect(judge({ ...before, guests: 5 })).toEqual(['numberOfGuests'])
  expect(judge({ ...before, guests: 4 })).toEqual([])
})

test('meals are judged when the price is: a board no longer offered stays with a stay that stays', () => {
  const before = lodging('2027-03-15', '2027-03-17', { board: 'full-board' })
  const judge = (after: Lodging) => pathsOf(judgeStayChange('confirmed', before, after, limits))
  expect(judge({ ...before, guests: 3 })).toEqual([])
  expect(judge({ ...before, checkOut: toDay('2027-03-18') })).toEqual(['board'])
  expect(judge({ ...before, board: 'half-board' })).toEqual([])
})

test('a guest moves into no villa whose season is closed to the arrival', () => {
  const before = lodging('2027-03-15', '2027-03-20')
  const rules = [{ kind: 'no-arrival' as const, says: 'No stay begins on these days.' }]
  const season = { first: before.checkIn, last: before.checkOut, base: null, weekend: null, minNights: 1 }
  const closed = { ...rate, seasons: [{ ...season, rules }] }
  const judge = (after: Lodging, isByGuest: boolean) =>
    pathsOf(judgeStayChange('confirmed', before, after, { ...limits, rate: closed, isByGuest }))
  expect(judge({ ...before, villaId: 2 }, true)).toEqual(['checkInDate'])
  expect(judge({ ...before, villaId: 2 }, false)).toEqual([])
  expect(judge({ ...before, guests: 3 }, true)).toEqual([])
})

test('the desk may sell fewer nights than a season asks of guests', () => {
  const before = lodging('2027-03-15', '2027-03-20')
  const rules = [{ kind: 'nights' as const, min: 4, says: 'Stays begin at 4 nights.' }]
  const season = { first: before.checkIn, last: before.checkOut, base: null, weekend: null, minNights: 4 }
  const seasons = [{ ...season, rules }]
  const after = lodging('2027-03-15', '2027-03-16')
  expect(judgeStayChange('confirmed', before, after, { ...limits, rate: { ...rate, seasons } })).toEqual([])
})

test('the conditions of a season bind a guest also in a stay that staff took further ahead than guests book', () => {
  const before = lodging('2028-05-15', '2028-05-20')
  const rules = [{ kind: 'nights' as const, min: 4, says: 'Stays begin at 4 nights.' }]
  const season = { first: before.checkIn, last: before.checkOut, base: null, weekend: null, minNights: 4 }
  const strict = { ...rate, seasons: [{ ...season, rules }] }
  const judge = (after: Lodging) =>
    pathsOf(judgeStayChange('confirmed', before, after, { ...limits, rate: strict, isByGuest: true }))
  expect(judge(lodging('2028-05-15', '2028-05-16'))).toEqual(['checkOutDate'])
  expect(judge(lodging('2028-05-15', '2028-05-19'))).toEqual([])
  expect(judge(lodging('2028-05-16', '2028-05-21'))).toEqual(['checkInDate'])
})
