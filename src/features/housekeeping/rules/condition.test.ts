import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { applyMark, isReady, type VillaState } from './condition'

const day = toDay('2027-03-10')
const DIRTY: VillaState = { condition: 'dirty', turn: 3, servicedOn: null }

test('a villa is started, cleaned and inspected', () => {
  let villa = DIRTY
  const conditions = (['start', 'clean', 'inspect'] as const).map((mark) => {
    villa = applyMark(villa, { mark, turn: 3, day }) ?? DIRTY
    return villa
  })
  expect(conditions.map(({ condition }) => condition)).toEqual(['cleaning', 'clean', 'inspected'])
  expect(conditions.map(({ condition }) => isReady(condition))).toEqual([false, true, true])
})

test('what was pressed before the villa became dirty again does not make it clean', () => {
  expect(applyMark(DIRTY, { mark: 'clean', turn: 2, day })).toBeNull()
  expect(applyMark(DIRTY, { mark: 'service', turn: 2, day })).toBeNull()
})

test('a press that comes late takes no villa back, and only an explicit one makes it dirty', () => {
  const inspected = { ...DIRTY, condition: 'inspected' } as const
  expect(applyMark(inspected, { mark: 'start', turn: 3, day })).toBeNull()
  expect(applyMark(inspected, { mark: 'clean', turn: 3, day })).toBeNull()
  expect(applyMark(inspected, { mark: 'dirty', turn: 3, day })?.condition).toBe('dirty')
})

test('a villa out of order stays so until staff say otherwise', () => {
  expect(applyMark({ ...DIRTY, condition: 'out-of-order' }, { mark: 'clean', turn: 3, day })).toBeNull()
})

test('a daily cleaning counts for its day and is done once', () => {
  const served = applyMark({ ...DIRTY, condition: 'clean' }, { mark: 'service', turn: 3, day })
  expect(served).toMatchObject({ condition: 'clean', servicedOn: day })
  expect(served && applyMark(served, { mark: 'service', turn: 3, day })).toBeNull()
})
