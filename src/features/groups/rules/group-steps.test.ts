import { expect, it } from 'vitest'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { toDay } from '@/kernel/days'
import { judgeGroupStep, nextGroupSteps } from './group-steps'

const today = toDay('2027-03-10')
const group = (...statuses: BookingStatus[]) =>
  statuses.map((status) => ({ status, checkInDate: toDay('2027-03-15') }))

it('confirming is for what is still a request, and leaves the rest as it is', () => {
  const { concerned, hindering } = judgeGroupStep(
    group('pending', 'confirmed', 'cancelled', 'checked-in', 'pending'),
    'confirmed',
    today,
  )
  expect(concerned).toHaveLength(2)
  expect(hindering).toEqual([])
})

it('nobody who has arrived can be cancelled, and then nothing of the group is', () => {
  const { hindering } = judgeGroupStep(group('confirmed', 'checked-in'), 'cancelled', today)
  expect(hindering.map(({ status }) => status)).toEqual(['checked-in'])
  expect(nextGroupSteps(group('confirmed', 'checked-in'), today)).toEqual([])
})

it('staff are offered the steps that some villa can take', () => {
  expect(nextGroupSteps(group('pending', 'confirmed'), today)).toEqual(['confirmed', 'cancelled'])
  expect(nextGroupSteps(group('confirmed', 'cancelled'), today)).toEqual(['cancelled'])
  expect(nextGroupSteps(group('cancelled', 'no-show'), today)).toEqual([])
})
