import { expect, test } from 'vitest'
import { toDay } from './days'
import { whenShown } from './shown-days'

const TODAY = toDay('2027-03-14')

test('shown from its first day to its last, both included', () => {
  const when = (showFrom: string | null, showUntil: string | null) =>
    whenShown({ showFrom, showUntil }, TODAY)
  expect(when(null, null)).toBe('now')
  expect(when('2027-03-14', '2027-03-14')).toBe('now')
  expect(when('2027-03-15', null)).toBe('later')
  expect(when(null, '2027-03-13')).toBe('over')
})
