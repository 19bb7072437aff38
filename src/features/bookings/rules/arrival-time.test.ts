import { expect, it } from 'vitest'
import { ARRIVAL_TIMES, tellArrivalTime } from './arrival-time'
import { readArrivalTime } from './read-arrival-time'

it('says an hour as a guest reads it, through noon and midnight', () => {
  expect(tellArrivalTime('06:00')).toBe('6:00 AM to 7:00 AM')
  expect(tellArrivalTime('11:00')).toBe('11:00 AM to 12:00 PM')
  expect(tellArrivalTime('14:00')).toBe('2:00 PM to 3:00 PM')
  expect(tellArrivalTime('23:00')).toBe('11:00 PM to midnight')
  expect(tellArrivalTime('24:00')).toBe('after midnight')
})

it('reads what it offers and nothing else', () => {
  for (const time of ARRIVAL_TIMES) expect(readArrivalTime(time)).toBe(time)
  for (const other of ['', '25:00', '14:30', '05:00', 14, null]) expect(readArrivalTime(other)).toBeNull()
})
