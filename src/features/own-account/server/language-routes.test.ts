import { desc } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  return app
})

test('a clerk has the panel in the language they chose, until they choose another', async ({
  app,
  database,
}) => {
  const clerk = await signInAs(app, database.orm, 'receptionist')
  const speak = (language: string) => clerk.call('PUT', '/api/auth/language', { language })
  const spoken = async () => (await clerk.call('GET', '/api/auth/user')).body.language
  expect(await spoken()).toBe('en')
  expect(await speak('fr')).toMatchObject({ status: 200, body: { language: 'fr' } })
  expect(await spoken()).toBe('fr')
  const [entry] = await database.orm.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(entry).toMatchObject({
    staffId: clerk.account.id,
    resource: 'users',
    rowId: clerk.account.id,
    before: { language: 'en' },
    after: { language: 'fr' },
  })
  expect((await speak('en')).status).toBe(200)
  expect(await spoken()).toBe('en')
})

test('a language the panel is not built in is refused, and nobody chooses without an account', async ({
  app,
  database,
}) => {
  const clerk = await signInAs(app, database.orm, 'receptionist')
  expect((await clerk.call('PUT', '/api/auth/language', { language: 'de' })).status).toBe(422)
  const stranger = await app.inject({
    method: 'PUT',
    url: '/api/auth/language',
    payload: { language: 'fr' },
  })
  expect(stranger.statusCode).toBe(401)
})
