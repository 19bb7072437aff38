import { expect, test } from 'vitest'
import { chooseKept, keysOf, readNames } from './backup-names'
import { isDue } from './due-backup'

const HOUR_MS = 3_600_000
const good = (text: string) => ({ at: new Date(text), isGood: true })

test('a name tells when the backup was taken, and its note that it is good', () => {
  const [first, second] = [new Date('2027-03-09T00:10:00Z'), new Date('2027-03-10T00:10:07Z')]
  const keys = [
    keysOf(second).backup,
    keysOf(first).backup,
    keysOf(first).note,
    'hotel-x.backup',
    'uploads/a_jpg.enc',
  ]
  expect(keysOf(second).backup).toBe('hotel-20270310t001007z.backup')
  expect(readNames(keys)).toEqual([
    { at: first, isGood: true },
    { at: second, isGood: false },
  ])
  expect(readNames([keysOf(first).note])).toEqual([])
})

test('of two years of nightly backups the last seven days, four weeks and twelve months stay', () => {
  const start = Date.UTC(2025, 5, 1, 0, 10)
  const backups = Array.from({ length: 730 }, (_, night) => ({
    at: new Date(start + night * 24 * HOUR_MS),
    isGood: true,
  }))
  const days = chooseKept(backups).map((at) => at.toISOString().slice(0, 10))
  expect(days).toEqual([
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31'],
    ...['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
    ...['2027-05-16', '2027-05-23'],
    ...['2027-05-25', '2027-05-26', '2027-05-27', '2027-05-28', '2027-05-29', '2027-05-30', '2027-05-31'],
  ])
  expect(chooseKept(backups.filter(({ at }) => days.includes(at.toISOString().slice(0, 10))))).toHaveLength(
    days.length,
  )
})

test('of several in a day the newest stays, and one that was never proved counts for nothing', () => {
  const morning = good('2027-03-10T01:00:00Z')
  const unproved = { ...good('2027-03-10T09:00:00Z'), isGood: false }
  expect(chooseKept([morning, good('2027-03-10T05:00:00Z'), unproved])).toEqual([
    new Date('2027-03-10T05:00:00Z'),
  ])
})

test('a server that stood still for a year keeps what it has', () => {
  const old = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => good(`${day}T00:10:00Z`))
  expect(chooseKept([...old, good('2027-03-10T00:10:00Z')])).toHaveLength(4)
})

test('one is due when none was taken since it was last that hour', () => {
  const now = new Date('2027-03-10T09:00:00Z')
  expect(isDue(null, 2, now)).toBe(true)
  expect(isDue(new Date('2027-03-10T01:59:00Z'), 2, now)).toBe(true)
  expect(isDue(new Date('2027-03-10T02:00:00Z'), 2, now)).toBe(false)
  expect(isDue(new Date('2027-03-09T23:30:00Z'), 23, now)).toBe(false)
  expect(isDue(new Date('2027-03-09T22:30:00Z'), 23, now)).toBe(true)
})
