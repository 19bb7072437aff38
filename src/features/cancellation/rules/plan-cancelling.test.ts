import { expect, test } from 'vitest'
import type { EndingTerms } from '@/features/property/rules/money-terms'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { toDay } from '@/kernel/days'
import { endingFee } from './ending-fee'
import { freeCancellationEnd, guestRights, type Hotel } from './free-cancellation'
import { policiesOn, tellBack, withPlan } from './plan-cancelling'
import { tellCancelling } from './tell-cancelling'

const hotel: Hotel & EndingTerms = {
  ...{ checkInTime: '2:00 PM', timeZone: 'Africa/Kampala', freeCancellationHours: 24 },
  ...{ lateCancellationFee: 'none', lateCancellationPercent: 50, noShowFee: 'none', noShowPercent: 50 },
}
const never = { cancellation: 'non-refundable', cancellationHours: null } as const
const hours = { cancellation: 'hours', cancellationHours: 72 } as const
const checkInDate = toDay('2027-03-18')
const now = new Date('2027-03-01T12:00:00+03:00')
const standing = { now, today: toDay('2027-03-01'), hotel: withPlan(hotel, never) }

test('the flexible plan, and one that leaves cancelling to the property, change nothing', () => {
  expect(withPlan(hotel, null)).toBe(hotel)
  expect(withPlan(hotel, { cancellation: 'property', cancellationHours: null })).toBe(hotel)
})

test('a plan of own hours is free until so many hours before check-in', () => {
  const end = freeCancellationEnd(checkInDate, withPlan(hotel, hours))
  expect(end?.toISOString()).toBe('2027-03-15T11:00:00.000Z')
})

test('a stay that is not refundable is never free, costs all of its price, and says so', () => {
  const terms = withPlan(hotel, never)
  expect(freeCancellationEnd(checkInDate, terms)).toBeNull()
  const booked = { status: 'confirmed', total: 19_680, firstNight: 6500 } as const
  expect(endingFee(booked, 'cancelled', terms, false)).toBe(19_680)
  expect(endingFee(booked, 'no-show', terms, false)).toBe(19_680)
  expect(tellCancelling(checkInDate, terms, now.getTime())).toMatch(/^Not refundable/)
})

test('what the property says of cancelling is not said beside a plan with terms of its own', () => {
  const { policies } = sampleFacts
  const others = policies.filter(({ title }) => title !== 'Cancellation')
  expect(others).toHaveLength(policies.length - 1)
  for (const plan of [never, hours]) expect(policiesOn(plan, policies)).toEqual(others)
  const told = policies.map(({ title, text }) => ({ title: `« ${title} »`, text, name: title }))
  expect(policiesOn(never, told)).toEqual(told.filter(({ name }) => name !== 'Cancellation'))
  for (const plan of [null, undefined, { cancellation: 'property', cancellationHours: null } as const])
    expect(policiesOn(plan, policies)).toEqual(policies)
})

test('a deposit comes back while cancelling is free, and never where it never is', () => {
  expect([tellBack(null), tellBack(hours)]).toEqual(
    Array(2).fill(' While cancelling is free, it comes back.'),
  )
  expect(tellBack(never)).toBe('')
})

test('its guest cancels a confirmed stay for that, a request for nothing, and changes neither', () => {
  const rights = (status: 'confirmed' | 'pending' | 'cancelled') =>
    guestRights({ status, checkInDate }, standing)
  expect(rights('confirmed')).toEqual({ canChange: true, canChangeStay: false, canCancel: true })
  expect(rights('pending')).toEqual({ canChange: true, canChangeStay: false, canCancel: true })
  expect(rights('cancelled').canCancel).toBe(false)
})
