import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { type DraftPart, groupLink, isNear, readParts, writeParts } from './group-link'
import { readVillas } from './group-search'

const stay = (checkIn: string, checkOut: string) => ({ checkIn: toDay(checkIn), checkOut: toDay(checkOut) })

const parts: DraftPart[] = [
  { villaId: 3, party: { guests: 4, childAges: [], wantsCot: false }, stay: null },
  { villaId: 7, party: { guests: 4, childAges: [4, 9], wantsCot: true }, stay: null },
  {
    villaId: 9,
    party: { guests: 2, childAges: [], wantsCot: false },
    stay: stay('2027-03-16', '2027-03-18'),
  },
]

it('an address says which villas, who is in each and when', () => {
  expect(writeParts(parts)).toBe('3x4-7x4x4.9x1-9x2xxx20270316x20270318')
  expect(readParts(writeParts(parts))).toEqual(parts)
})

it('a link to the page has the nights, the party and the villas', () => {
  const party = { guests: 10, childAges: [4, 9], wantsCot: true }
  const link = groupLink(stay('2027-03-15', '2027-03-17'), party, parts)
  expect(link).toEqual({
    checkIn: '2027-03-15',
    checkOut: '2027-03-17',
    guests: 10,
    children: '4,9',
    cot: 1,
    villas: writeParts(parts),
  })
  expect(readVillas(link)).toEqual({ villas: link.villas })
  expect(readVillas({ villas: ['3x2'], other: 1 })).toEqual({ villas: '3x2' })
  expect(readVillas({})).toEqual({})
})

it.each([
  'abc',
  '3',
  '0x2',
  '3x0',
  '3x2x18',
  '3x2x4.9',
  '99999999999x2',
  '3x2;drop',
  '3x2xxx20270318x20270316x1',
])('%s is no villa of a group', (text) => {
  expect(readParts(text)).toEqual([])
})

it('too many guests for any villa stay in the group, to be told so', () => {
  expect(readParts('3x99')).toMatchObject([{ villaId: 3, party: { guests: 50 } }])
})

it('days that are none are left out, and so are villas beyond the most', () => {
  expect(readParts('3x2xxx20270332x20270399')[0]?.stay).toBeNull()
  expect(readParts(Array.from({ length: 40 }, () => '3x2').join('-'))).toHaveLength(25)
})

it('nights of a villa are near when they are looked up with those of the group', () => {
  const own = stay('2027-03-15', '2027-03-17')
  expect(isNear(stay('2027-03-14', '2027-03-20'), own)).toBe(true)
  expect(isNear(stay('2027-06-14', '2027-06-20'), own)).toBe(false)
})
