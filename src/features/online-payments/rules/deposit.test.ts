import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { depositDue, depositOf } from './deposit'
import { shareOut } from './share-out'

const stay = {
  checkIn: toDay('2027-03-18'),
  bookedOn: toDay('2027-03-10'),
  totalCents: 25_300,
  firstNightCents: 5500,
  nights: 4,
}

test.for([
  ['first night', 5500],
  ['30%', 7590],
  ['33 %', 8349],
  ['all', 25_300],
  ['none', 0],
] as const)('a deposit of %s', ([amount, cents]) => {
  expect(depositOf(stay, [{ when: 'always', amount }], null)).toBe(cents)
})

test('there is none where staff have said nothing, or no line is about the arrival', () => {
  expect(depositOf(stay, [], null)).toBe(0)
  expect(depositOf(stay, [{ when: 'within 7 days', amount: 'all' }], null)).toBe(0)
  expect(depositOf(stay, [{ when: '1 Dec to 5 Jan', amount: 'all' }], null)).toBe(0)
})

test('the first line that fits counts', () => {
  const lines = [
    { when: '1 Mar to 20 Mar', amount: 'none' },
    { when: 'always', amount: 'all' },
  ]
  expect(depositOf(stay, lines, null)).toBe(0)
  expect(depositOf({ ...stay, checkIn: toDay('2027-04-18') }, lines, null)).toBe(25_300)
})

test('the first night is its share of the total where nobody knows its price, and never more than that', () => {
  const lines = [{ when: 'always', amount: 'first night' }]
  expect(depositOf({ ...stay, firstNightCents: null }, lines, null)).toBe(6325)
  expect(depositOf({ ...stay, totalCents: 4000 }, lines, null)).toBe(4000)
})

test('what was paid counts against it, and more than is due is not asked for', () => {
  expect(depositDue(7590, { paid: 2000, due: 23_300 })).toBe(5590)
  expect(depositDue(7590, { paid: 9000, due: 16_300 })).toBe(0)
  expect(depositDue(7590, { paid: 0, due: 0 })).toBe(0)
})

test.for([
  [100, 25_300],
  [33, 8349],
  [0, 0],
] as const)(
  'a plan that asks for %i percent counts before every line of the property',
  ([depositPercent, cents]) => {
    const lines = [{ when: 'always', amount: 'first night' }]
    expect(depositOf(stay, lines, { depositPercent })).toBe(cents)
    expect(depositOf(stay, [], { depositPercent })).toBe(cents)
  },
)

test('a plan without a deposit of its own leaves it to the property', () => {
  const lines = [{ when: 'always', amount: 'first night' }]
  expect(depositOf(stay, lines, { depositPercent: null })).toBe(5500)
  expect(depositOf(stay, lines, {})).toBe(5500)
})

const cents = fc.integer({ min: 0, max: 10_000_000 })
const percent = fc.option(fc.integer({ min: 0, max: 100 }))
const line = fc.constantFrom('none', 'first night', '30%', 'all')

test('whatever plan and property ask for, a deposit is no more than the stay and no less than nothing', () => {
  fc.assert(
    fc.property(
      cents,
      fc.option(cents),
      percent,
      line,
      (totalCents, firstNightCents, depositPercent, amount) => {
        const asked = { ...stay, totalCents, firstNightCents }
        const deposit = depositOf(asked, [{ when: 'always', amount }], { depositPercent })
        expect(Number.isInteger(deposit)).toBe(true)
        expect(deposit).toBeGreaterThanOrEqual(0)
        expect(deposit).toBeLessThanOrEqual(totalCents)
        if (depositPercent === 100) expect(deposit).toBe(totalCents)
      },
    ),
  )
})

test('the deposits of a group on plans of their own are paid in full by their sum, to the cent', () => {
  const stays = fc.array(fc.tuple(cents, percent), { minLength: 2, maxLength: 25 })
  fc.assert(
    fc.property(stays, fc.nat(), (parts, chosen) => {
      const deposits = parts.map(([totalCents, depositPercent], bookingId) => ({
        bookingId,
        cents: depositOf({ ...stay, totalCents }, [{ when: 'always', amount: '30%' }], { depositPercent }),
      }))
      const cameTo = chosen % parts.length
      const sum = deposits.reduce((all, one) => all + one.cents, 0)
      const shares = shareOut(cameTo, sum, deposits)
      const others = deposits.filter((one) => one.bookingId !== cameTo && one.cents > 0)
      expect(shares).toEqual(others)
      const left = sum - shares.reduce((all, share) => all + share.cents, 0)
      expect(left).toBe(deposits[cameTo]?.cents)
    }),
  )
})
