import { expect, test } from 'vitest'
import { describeTimes, stretchesOfPlaywright, stretchesOfVitest } from './test-times'

test('a part takes as long as from its first test to its last, and its files as long as their tests and second tries', () => {
  const at = (second: number, duration: number) => ({
    startTime: new Date(second * 1000).toISOString(),
    duration: duration * 1000,
  })
  const spec = (projectName: string, ...results: { startTime: string; duration: number }[]) => ({
    tests: [{ projectName, results }],
  })
  const suites = [
    { file: 'quick.spec.ts', specs: [spec('site', at(10, 3))] },
    {
      file: 'slow.spec.ts',
      specs: [spec('site', at(10, 2), at(12, 5))],
      suites: [{ file: 'slow.spec.ts', specs: [spec('site', at(20, 4))] }],
    },
    { file: 'desk.spec.ts', specs: [spec('panel', at(24, 6))] },
  ]
  expect(describeTimes(stretchesOfPlaywright({ suites }))).toEqual([
    'site took 14 s, longest slow.spec.ts 11, quick.spec.ts 3',
    'panel took 6 s, longest desk.spec.ts 6',
  ])
})

test('files of the other runner are named without their folder', () => {
  const testResults = [{ name: '/somewhere/days.test.ts', startTime: 1000, endTime: 3000 }]
  expect(describeTimes(stretchesOfVitest({ testResults }))).toEqual([
    'Vitest took 2 s, longest days.test.ts 2',
  ])
})
