import { expect } from 'vitest'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { openDatabase, test } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { issueDocument } from './issue-document'

test('two processes that issue at once share one run of numbers', async ({ database, databaseCopy }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => await makeBooking(orm, await makeVilla(orm))),
  )
  const other = await openDatabase(databaseCopy)
  const staff = { id: 1, email: 'clerk@example.com' } as never
  await Promise.all(
    [database, other].flatMap((process) =>
      ids.map((id) =>
        issueDocument({ database: process, today: () => toDay('2027-03-01') }, staff, id, {
          kind: 'pro-forma',
        }),
      ),
    ),
  ).finally(other.close)
  const { rows } = await database.pool.query(
    `select number from documents where kind = 'pro-forma' order by 1`,
  )
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})
