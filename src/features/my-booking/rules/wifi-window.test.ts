import { expect, it } from 'vitest'
import { toDay } from '@/kernel/days'
import { canSeeWifi } from './wifi-window'

const stay = { status: 'confirmed', checkIn: toDay('2027-03-18'), checkOut: toDay('2027-03-20') } as const

it('guests of a confirmed stay see it from the day before arrival to the day they leave', () => {
  const seen = ['2027-03-16', '2027-03-17', '2027-03-18', '2027-03-20', '2027-03-21'].map((day) =>
    canSeeWifi(stay, toDay(day)),
  )
  expect(seen).toEqual([false, true, true, true, false])
})

it('who is in house sees it, and nobody whose stay is asked for, off or over', () => {
  const seenAs = (status: Parameters<typeof canSeeWifi>[0]['status']) =>
    canSeeWifi({ ...stay, status }, toDay('2027-03-18'))
  expect(seenAs('checked-in')).toBe(true)
  for (const status of ['pending', 'cancelled', 'no-show', 'checked-out'] as const)
    expect(seenAs(status), status).toBe(false)
})
