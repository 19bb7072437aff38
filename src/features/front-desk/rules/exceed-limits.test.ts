import { describe, expect, test } from 'vitest'
import { checkStay } from '@/features/bookings/rules/limits'
import { addDays, toDay } from '@/kernel/days'
import { findExceeded, withoutExceeded } from './exceed-limits'

const TODAY = toDay('2027-03-10')
const LIMITS = { today: TODAY, maxGuests: 4 }

const stay = (from: number, nights: number, guests = 2) => ({
  checkIn: addDays(TODAY, from),
  checkOut: addDays(TODAY, from + nights),
  guests,
})

describe('staff exceed', () => {
  test.for([
    ['nothing where nothing is to be exceeded', stay(0, 60, 4), []],
    ['the day of arrival by one day', stay(-1, 2), ['past-arrival']],
    ['the year ahead', stay(366, 2), ['far-arrival']],
    ['the longest stay', stay(0, 61), ['long-stay']],
    ['the party', stay(0, 2, 5), ['large-party']],
    ['several at once', stay(-1, 90, 9), ['past-arrival', 'long-stay', 'large-party']],
  ] as const)('%s', ([, wanted, exceeded]) => {
    expect(findExceeded(wanted, LIMITS)).toEqual(exceeded)
    expect(withoutExceeded(checkStay(wanted, LIMITS), findExceeded(wanted, LIMITS))).toEqual([])
  })

  test.for([
    ['a day of arrival before yesterday', stay(-2, 3), 'checkInDate'],
    ['five years ahead', stay(1831, 2), 'checkInDate'],
    ['a year at a time', stay(0, 367), 'checkOutDate'],
    ['a stay without a night', stay(0, 0), 'checkOutDate'],
    ['a party of nobody', stay(0, 2, 0), 'numberOfGuests'],
  ] as const)('never %s', ([, wanted, path]) => {
    const left = withoutExceeded(checkStay(wanted, LIMITS), findExceeded(wanted, LIMITS))
    expect(left.map((problem) => problem.path)).toEqual([path])
  })
})
