import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { checkParts, findTaken, spanOf } from './parts'

const part = (villaId: number, checkIn: string, checkOut: string) => ({
  villaId,
  checkIn: toDay(checkIn),
  checkOut: toDay(checkOut),
})

it('a villa may be in a group twice, but not for one night', () => {
  const first = part(1, '2027-03-15', '2027-03-17')
  expect(
    checkParts([first, part(1, '2027-03-17', '2027-03-19'), part(2, '2027-03-15', '2027-03-17')]),
  ).toEqual([])
  expect(
    checkParts([first, part(2, '2027-03-15', '2027-03-17'), part(1, '2027-03-16', '2027-03-19')]),
  ).toEqual([{ path: 'parts.2.villaId', message: expect.stringContaining('already in the group') }])
})

it('of taken nights a part hears those that are its own, the first first', () => {
  const booked = [
    part(1, '2027-03-16', '2027-03-30'),
    part(1, '2027-03-01', '2027-03-16'),
    part(2, '2027-03-17', '2027-03-18'),
  ]
  expect(
    findTaken([part(1, '2027-03-15', '2027-03-17'), part(2, '2027-03-15', '2027-03-17')], booked),
  ).toEqual([{ checkIn: '2027-03-15', checkOut: '2027-03-16' }, null])
})

it('a group lasts from its first arrival to its last departure', () => {
  expect(spanOf([part(1, '2027-03-15', '2027-03-17'), part(2, '2027-03-14', '2027-03-16')])).toEqual({
    checkIn: '2027-03-14',
    checkOut: '2027-03-17',
  })
})
