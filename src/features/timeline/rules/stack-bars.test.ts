import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { stackBars } from './stack-bars'

const stay = (from: number, to: number) => ({
  checkIn: toDay(`2027-03-${from}`),
  checkOut: toDay(`2027-03-${to}`),
})

test('stays that share a night stand below one another, and the others beside one another', () => {
  const stays = [stay(14, 18), stay(10, 14), stay(12, 16), stay(13, 15)]
  expect(stackBars(stays)).toEqual({ laneOf: [0, 0, 1, 2], count: 3 })
  expect(stackBars([])).toEqual({ laneOf: [], count: 0 })
})
