import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { linkFromParty, partyFromLink } from './party-link'
import { calendarPath, readChildAges, readStayLink } from './stay-link'

it('a link is read whether its numbers come as numbers or as text', () => {
  const stay = { checkIn: '2027-03-14', checkOut: '2027-03-16' }
  const expected = { ...stay, villa: 3, guests: 2 }
  expect(readStayLink({ ...stay, villa: 3, guests: 2 })).toEqual(expected)
  expect(readStayLink({ ...stay, villa: '3', guests: '2' })).toEqual(expected)
})

it.each([
  [{}],
  [{ villa: 0 }],
  [{ villa: -1 }],
  [{ villa: 1.5 }],
  [{ villa: '3 or 1=1' }],
  [{ villa: 99_999_999_999 }],
  [{ villa: ['3'] }],
  [{ checkIn: '2027-02-30' }],
  [{ checkIn: 20270314 }],
  [{ checkOut: '<script>' }],
  [{ guests: 1 }],
  [{ guests: 'two' }],
  [{ children: '4,9' }],
  [{ cot: 'yes' }],
  [{ cot: 0 }],
  [{ unknown: 'thing' }],
])('%j leaves nothing in the link', (search) => {
  expect(readStayLink(search)).toEqual({})
})

it('a link may narrow the choice to one category', () => {
  expect(readStayLink({ category: '6' })).toEqual({ category: 6 })
  expect(readStayLink({ category: 'family-villa' })).toEqual({})
})

it('six and more guests, as the search widget writes them, are six', () => {
  expect(readStayLink({ guests: '6+' })).toEqual({ guests: 6 })
  expect(readStayLink({ guests: '6 ' })).toEqual({ guests: 6 })
  expect(readStayLink({ guests: '+' })).toEqual({})
})

it.each([51, '51', '80+', 9_999_999_999])('%j guests are read as the most that a link may name', (guests) => {
  expect(readStayLink({ guests, children: '4,9' })).toEqual({ guests: 50, children: '4,9' })
})

it('an address of the calendar reads as what it was made from', () => {
  const link = { category: 2, checkIn: toDay('2027-03-14'), checkOut: toDay('2027-03-16'), guests: 2 }
  const { searchParams, pathname } = new URL(calendarPath(link), 'https://hotel.example')
  expect(pathname).toBe('/calendar')
  expect(readStayLink(Object.fromEntries(searchParams))).toEqual(link)
})

it.each([
  { guests: 4, childAges: [4, 9], wantsCot: true },
  { guests: 2, childAges: [0], wantsCot: false },
  { guests: 7, childAges: [], wantsCot: false },
  { guests: 1, childAges: [], wantsCot: true },
])('the party %j comes back from its link', (party) => {
  const link = linkFromParty(party)
  expect(partyFromLink(link)).toEqual(party)
  expect(partyFromLink(readStayLink(link))).toEqual(party)
  expect(
    partyFromLink(
      readStayLink(
        Object.fromEntries(
          new URLSearchParams(Object.entries(link).map(([name, value]) => [name, String(value)])),
        ),
      ),
    ),
  ).toEqual(party)
})

it('children are read whether they come as a number or as text, and only while an adult is with them', () => {
  expect(readStayLink({ guests: '3', children: '4,9', cot: '1' })).toEqual({
    guests: 3,
    children: '4,9',
    cot: 1,
  })
  expect(readStayLink({ guests: 3, children: 4 })).toEqual({ guests: 3, children: 4 })
  expect(readStayLink({ guests: 2, children: '4,9' })).toEqual({ guests: 2 })
  expect(readStayLink({ guests: 2, children: '<script>' })).toEqual({ guests: 2 })
})

it.each([
  ['4,9', [4, 9]],
  ['0,17', [0, 17]],
  [4, [4]],
] as const)('%j names children', (value, ages) => {
  expect(readChildAges(value)).toEqual(ages)
})

it.each([
  [undefined],
  [null],
  [''],
  ['18'],
  ['-1'],
  ['4,,9'],
  ['4;9'],
  ['4.5'],
  [{}],
  [[4, 9]],
  [' 4'],
  [18],
  [1.5],
  [Array.from({ length: 50 }, () => 3).join(',')],
])('%j names none', (value) => {
  expect(readChildAges(value)).toEqual([])
})
