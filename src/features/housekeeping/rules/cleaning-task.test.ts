import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { orderByArrivals, taskOf } from './cleaning-task'
import type { Condition } from './condition'

const today = toDay('2027-03-10')
const stay = (checkInDate: string, checkOutDate: string) => ({ checkInDate, checkOutDate })

type Villa = Parameters<typeof orderByArrivals>[0][number] & { name: string }

function makeVilla(own: Partial<Villa>): Villa {
  const condition: Condition = 'clean'
  return { name: '', condition, servicedOn: null, inHouse: null, arriving: null, arrivesAt: null, ...own }
}

test('guests who came before today and stay on get a daily cleaning, once a day', () => {
  const inHouse = stay('2027-03-09', '2027-03-12')
  expect(taskOf(makeVilla({ inHouse }), today)).toBe('service')
  expect(taskOf(makeVilla({ inHouse, servicedOn: '2027-03-09' }), today)).toBe('service')
  expect(taskOf(makeVilla({ inHouse, servicedOn: '2027-03-10' }), today)).toBe('none')
  expect(taskOf(makeVilla({ inHouse: stay('2027-03-10', '2027-03-12') }), today)).toBe('none')
})

test('a villa whose guests leave today, or should have left, waits for them', () => {
  expect(taskOf(makeVilla({ inHouse: stay('2027-03-08', '2027-03-10') }), today)).toBe('wait')
  expect(taskOf(makeVilla({ inHouse: stay('2027-03-07', '2027-03-09') }), today)).toBe('wait')
})

test('an empty villa is cleaned until it is clean, and one out of order is left alone', () => {
  const tasks = (['dirty', 'cleaning', 'clean', 'inspected', 'out-of-order'] as const).map((condition) =>
    taskOf(makeVilla({ condition }), today),
  )
  expect(tasks).toEqual(['clean', 'clean', 'none', 'none', 'none'])
})

test('villas that somebody arrives in come first, by the hour they are expected, check-in time where nobody said', () => {
  const arriving = stay('2027-03-10', '2027-03-12')
  const dirty = { condition: 'dirty', arriving } as const
  const ordered = orderByArrivals(
    [
      makeVilla({ name: 'ready', arriving, arrivesAt: '09:00' }),
      makeVilla({ name: 'stays on', inHouse: stay('2027-03-09', '2027-03-12') }),
      makeVilla({ name: 'nobody comes', condition: 'dirty' }),
      makeVilla({ name: 'evening', ...dirty, arrivesAt: '18:00' }),
      makeVilla({ name: 'at check-in time', ...dirty }),
      makeVilla({ name: 'morning', ...dirty, arrivesAt: '10:00' }),
    ],
    today,
  )
  expect(ordered.map(({ name }) => name)).toEqual([
    'morning',
    'at check-in time',
    'evening',
    'nobody comes',
    'stays on',
    'ready',
  ])
})
