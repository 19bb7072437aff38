import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { tellGroupCancelling } from './group-cancelling'

const hotel = { checkInTime: '2:00 PM', timeZone: 'Africa/Kampala', freeCancellationHours: 24 }
const now = Date.parse('2027-03-01T12:00:00+03:00')
const [one, other] = [toDay('2027-03-18'), toDay('2027-03-20')]

it('a group that arrives together is told once', () => {
  expect(tellGroupCancelling([one, one], hotel, now)).toEqual([
    'Free until Wed, 17 Mar 2027, 2:00 PM, the hotel’s time',
  ])
})

it('where villas are taken on different days, each day is told', () => {
  expect(tellGroupCancelling([other, one, other], hotel, now)).toEqual([
    '18 Mar: Free until Wed, 17 Mar 2027, 2:00 PM, the hotel’s time',
    '20 Mar: Free until Fri, 19 Mar 2027, 2:00 PM, the hotel’s time',
  ])
})
