import { expect } from 'vitest'
import { toDay } from '@/kernel/days'
import { readSettings } from '@/server/env'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { openBudget } from './model-budget'
import { modelUsage } from './table'

const TODAY = toDay('2027-03-10')
const MODEL = {
  CONCIERGE_BASE_URL: 'http://127.0.0.1:9/v1',
  CONCIERGE_API_KEY: 'key',
  CONCIERGE_MODEL: 'small-one',
}
const PRICED = { CONCIERGE_DAILY_DOLLARS: '0.02', CONCIERGE_INPUT_PRICE: '1', CONCIERGE_OUTPUT_PRICE: '4' }

const test = base.extend('budgetOf', ({ database }) => (env: Record<string, string>, today = TODAY) => {
  return openBudget({ database, settings: readSettings({ ...MODEL, ...env }), today: () => today })
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(modelUsage)
})

test('what a call can use at most is taken off, and what it used stays', async ({ budgetOf, database }) => {
  const budget = budgetOf({ CONCIERGE_DAILY_TOKENS: '1000' })
  const call = await budget.reserve({ input: 700, output: 200 })
  expect(await budget.reserve({ input: 100, output: 1 })).toBeNull()
  await call?.settle({ input: 150, output: 50 })
  const next = await budget.reserve({ input: 700, output: 100 })
  await next?.settle({ input: 0, output: 0 })
  expect(await database.orm.select().from(modelUsage)).toMatchObject([
    { day: TODAY, calls: 2, tokens: 200, cost: 0, spentAt: expect.any(Date) },
  ])
  expect(
    await budgetOf({ CONCIERGE_DAILY_TOKENS: '0' }, toDay('2027-03-11')).reserve({ input: 1, output: 0 }),
  ).toBe(null)
})

test('money ends it as tokens do, and the next day begins anew', async ({ budgetOf }) => {
  // 10,000 tokens in and 2,500 out are two cents.
  const budget = budgetOf(PRICED)
  expect(await budget.reserve({ input: 10_001, output: 2500 })).toBeNull()
  expect(await budget.reserve({ input: 10_000, output: 2500 })).not.toBeNull()
  expect(await budget.reserve({ input: 1, output: 0 })).toBeNull()
  expect(await budgetOf(PRICED, toDay('2027-03-11')).reserve({ input: 1, output: 0 })).not.toBeNull()
})

test.for(['1.1', '0.07', '0.29'])(
  'a limit of $%s, which is no whole number in binary, is one',
  async (dollars, { budgetOf }) => {
    const budget = budgetOf({ ...PRICED, CONCIERGE_DAILY_DOLLARS: dollars })
    expect(await budget.reserve({ input: 100, output: 100 })).not.toBeNull()
  },
)

test('of many calls at once no more are made than the budget holds', async ({ budgetOf, database }) => {
  const budgets = [budgetOf({ CONCIERGE_DAILY_TOKENS: '1000' }), budgetOf({ CONCIERGE_DAILY_TOKENS: '1000' })]
  const calls = await Promise.all(
    Array.from({ length: 30 }, (_, place) => budgets[place % 2]?.reserve({ input: 90, output: 10 })),
  )
  expect(calls.filter(Boolean)).toHaveLength(10)
  expect(await database.orm.select().from(modelUsage)).toMatchObject([{ calls: 10, tokens: 1000 }])
})

test('staff read what was used of which limits', async ({ database, budgetOf }) => {
  await (await budgetOf(PRICED).reserve({ input: 100, output: 100 }))?.settle({ input: 50, output: 25 })
  const app = await createApi(database, { today: TODAY, env: { ...MODEL, ...PRICED } })
  const clerk = await signInAs(app, database.orm, 'receptionist')
  expect((await clerk.call('GET', '/api/admin/model-usage')).body).toEqual({
    ...{ isOn: true, dailyTokens: 500_000, dailyCost: '0.02', hasPrices: true, today: TODAY },
    days: [{ day: TODAY, calls: 1, tokens: 75, cost: '0.01', spentAt: null }],
  })
  const cleaner = await signInAs(app, database.orm, 'housekeeping')
  expect((await cleaner.call('GET', '/api/admin/model-usage')).status).toBe(403)
  await app.close()
})
