import { expect, test } from 'vitest'
import { findFileProblems } from './files'
import { parseTree } from './tree'

function messagesFor(path: string, text = 'export const a = 1\n'): string[] {
  return findFileProblems(parseTree({ [path]: text })).map((problem) => problem.message)
}

test.each([
  'src/kernel/days.ts',
  'src/features/villas/contract.ts',
  'src/features/villas/queries.ts',
  'src/features/villas/staff-queries.ts',
  'src/features/villas/text.ts',
  'src/features/bookings/rules/pick-range.ts',
  'src/features/bookings/rules/pick-range.test.ts',
  'src/features/bookings/server/table.ts',
  'src/features/bookings/server/create-booking.postgres.test.ts',
  'src/features/bookings/server/create-booking.ts',
  'src/features/bookings/web/day-grid.tsx',
  'src/site/routes/__root.tsx',
  'src/site/routes/index.tsx',
  'src/site/routes/policies.$name.tsx',
  'src/web/ui/button.stories.tsx',
  'workbench/manager.ts',
  'src/features/payments/server/providers/call-provider.ts',
  'simulators/pesapal.ts',
  'playwright.config.ts',
])('%s is a name of this app', (path) => {
  expect(messagesFor(path)).toEqual([])
})

test.each([
  ['src/kernel/DateThings.ts', /kebab-case/],
  ['src/kernel/date-utils.ts', /says nothing/],
  ['src/server/helpers.ts', /says nothing/],
  ['src/web/ui/common.tsx', /says nothing/],
  ['src/lib/money.ts', /no such room/],
  ['src/money.ts', /no such room/],
  ['src/web/money.ts', /no such room/],
  ['src/features/spa/contract.ts', /enter 'spa' in FEATURES_UPHILL/],
  ['src/features/villas/price.ts', /put this under one of these names/],
  ['src/features/villas/server/villas.ts', /put this under one of these names/],
  ['src/web/ui/index.ts', /no index files/],
])('%s is not', (path, message) => {
  const messages = messagesFor(path)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(message)
})

test('a file ends at 300 lines, save tests, generated files and prose', () => {
  const lines = (count: number) => 'const a = 1\n'.repeat(count).replace('const a = 1', 'export const b = 1')
  const body = (count: number) => lines(count).replaceAll(/^const a/gm, '// a')
  expect(messagesFor('src/kernel/days.ts', body(300))).toEqual([])
  expect(messagesFor('src/kernel/days.ts', body(301))[0]).toMatch(/301 lines, the limit is 300/)
  expect(messagesFor('src/kernel/days.test.ts', body(301))).toEqual([])
  expect(messagesFor('src/site/tree.gen.ts', body(301))).toEqual([])
  expect(messagesFor('src/site/content/posts.ts', body(301))).toEqual([])
})

test('a feature ends at 3,000 lines, tests aside and stories included', () => {
  const file = (name: string, count: number) => ({ [`src/features/villas/${name}`]: '// a\n'.repeat(count) })
  const ten = Object.assign(
    {},
    ...Array.from({ length: 10 }, (_, index) => file(`rules/part-${index}.ts`, 300)),
  )
  const problemsOf = (more: Record<string, string>) => findFileProblems(parseTree({ ...ten, ...more }))
  expect(problemsOf(file('rules/part.test.ts', 300))).toEqual([])
  expect(problemsOf({ 'src/features/blog/text.ts': '// a\n' })).toEqual([])
  expect(problemsOf(file('web/card.stories.tsx', 1))).toEqual([
    {
      path: 'src/features/villas',
      message: expect.stringMatching(/^3001 lines.*limit is 3000: it is two nouns/),
    },
  ])
})

test('default exports belong to configuration files and stories alone', () => {
  expect(messagesFor('src/kernel/days.ts', 'export default 1')[0]).toMatch(/named exports only/)
  expect(messagesFor('vite.config.ts', 'export default {}')).toEqual([])
  expect(messagesFor('src/web/ui/button.stories.tsx', 'export default {}')).toEqual([])
  expect(messagesFor('workbench/main.ts', 'export default {}')).toEqual([])
})

test('what another file defines is not exported again', () => {
  expect(messagesFor('src/kernel/days.ts', "export * from './stay'")[0]).toMatch(/no barrels/)
  expect(messagesFor('src/kernel/days.ts', "export { a } from './stay'")[0]).toMatch(/no barrels/)
  expect(messagesFor('src/kernel/days.ts', "export type { A } from './stay'")[0]).toMatch(/no barrels/)
})
