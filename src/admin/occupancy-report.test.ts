import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { averageOf, writeReport } from './occupancy-report'

const nights = [
  { day: toDay('2027-03-01'), taken: 5, villas: 25, percent: 20 },
  { day: toDay('2027-03-02'), taken: 10, villas: 25, percent: 40 },
]

test('the report has a line a night under its titles', () => {
  expect(writeReport(nights)).toBe(
    'Night,Villas taken,Villas,Occupancy %\r\n2027-03-01,5,25,20\r\n2027-03-02,10,25,40\r\n',
  )
})

test('the average counts villas, and a hotel without villas is not occupied', () => {
  expect(averageOf(nights)).toBe(30)
  expect(averageOf([])).toBe(0)
  expect(averageOf([{ day: toDay('2027-03-01'), taken: 0, villas: 0, percent: 0 }])).toBe(0)
})
