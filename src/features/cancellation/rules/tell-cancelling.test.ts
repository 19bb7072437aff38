import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { tellCancelling } from './tell-cancelling'

const hotel = { checkInTime: '2:00 PM', timeZone: 'Africa/Kampala', freeCancellationHours: 24 }
const checkIn = toDay('2027-03-18')

it('says the instant until which cancelling is free, by the hotel’s clock', () => {
  const told = tellCancelling(checkIn, hotel, Date.parse('2027-03-17T13:59:59+03:00'))
  expect(told).toBe('Free until Wed, 17 Mar 2027, 2:00 PM, the hotel’s time')
})

it('promises nothing once that instant has come', () => {
  const told = tellCancelling(checkIn, hotel, Date.parse('2027-03-17T14:00:00+03:00'))
  expect(told).toBe('Not free of charge any more: your arrival is too near.')
})
