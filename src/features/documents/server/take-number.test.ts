import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import type { Database } from '@/server/db/connect'
import { test } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { issueDocument } from './issue-document'
import { takeNumber } from './take-number'

const staff = { id: 1, email: 'clerk@example.com', role: 'user' } as never

function issuer(database: Database, today = '2027-03-01') {
  const context = { database, today: () => toDay(today) }
  return (bookingId: number) => issueDocument(context, staff, bookingId, { kind: 'pro-forma' })
}

async function numbersOf({ pool }: Database, year = 2027): Promise<number[]> {
  const { rows } = await pool.query(
    `select number from documents where kind = 'pro-forma' and year = $1 order by number`,
    [year],
  )
  return rows.map(({ number }) => number)
}

test('many at once and failures between them leave no gap in the numbers and give none twice', async ({
  database,
}) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const villaId = await makeVilla(orm)
  const good = await makeBooking(orm, villaId)
  const others = await Promise.all(
    Array.from({ length: 5 }, async () => await makeBooking(orm, await makeVilla(orm))),
  )
  const issue = issuer(database)
  // What fails after it took a number gives the number back.
  const fail = orm.transaction(async (transaction) => {
    await takeNumber(transaction, 'pro-forma', 2027)
    throw new Error('the printer burns')
  })
  const work = [...others, ...others, good, good].map((id) => issue(id))
  const [failed, ...done] = await Promise.allSettled([fail, ...work])
  expect(failed?.status).toBe('rejected')
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
  expect(await numbersOf(database)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  await issuer(database, '2028-01-01')(good)
  expect(await numbersOf(database, 2028)).toEqual([1])
})
