import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { keepAgreedNights } from './keep-nights'

const night = (day: string, cents: number) => ({ day: toDay(day), cents })
const agreed = [night('2027-03-08', 100), night('2027-03-09', 110), night('2027-03-10', 120)]
const priced = [...agreed.map(({ day }) => ({ day, cents: 200 })), night('2027-03-11', 200)]
const inHouse = {
  isInHouse: true,
  agreed,
  isBoardSame: true,
  categoryId: null,
  today: toDay('2027-03-09'),
} as const
const centsOf = (change: Parameters<typeof keepAgreedNights>[1]) =>
  keepAgreedNights(priced, change).nights.map(({ cents }) => cents)

test('guests in house keep the price of every night that was agreed, and pay today’s for those they add', () => {
  expect(keepAgreedNights(priced, inHouse)).toEqual({
    totalCents: 530,
    nights: [...agreed, night('2027-03-11', 200)],
  })
})

test('other meals, and prices that staff want anew, count from today on and never for a night that is past', () => {
  expect(centsOf({ ...inHouse, isBoardSame: false })).toEqual([100, 200, 200, 200])
  expect(centsOf({ ...inHouse, reprices: true })).toEqual([100, 200, 200, 200])
})

test('who has not arrived yet is priced anew, and so is a stay of which only the total is known', () => {
  expect(centsOf({ ...inHouse, isInHouse: false })).toEqual([200, 200, 200, 200])
  expect(centsOf({ ...inHouse, agreed: null })).toEqual([200, 200, 200, 200])
})

test('a night whose price staff set keeps it before the guests arrive too, unless the meals change or it is priced anew', () => {
  const set = agreed.map((one, place) => (place === 1 ? { ...one, listed: 140 } : one))
  const change = { ...inHouse, isInHouse: false, agreed: set } as const
  expect(centsOf(change)).toEqual([200, 110, 200, 200])
  expect(centsOf({ ...change, isBoardSame: false })).toEqual([200, 200, 200, 200])
  expect(centsOf({ ...change, reprices: true })).toEqual([200, 200, 200, 200])
})
