import { expect } from 'vitest'
import { staffRoles } from '@/features/roles/server/table'
import { auditEntries } from '@/server/audit/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { breaches } from './table'

const LOST = {
  title: 'A lost phone',
  noticedOn: '2027-03-10',
  happenedOn: '2027-03-09',
  happened: '=A phone with the list of arrivals was lost.',
  affected: 'Guests who arrived that day: names, phones',
  persons: 12,
}

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database)
  onCleanup(() => app.close())
  return { app, keeper: await signInAs(app, database.orm, 'user') }
})

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [breaches, auditEntries]) await orm.delete(table)
})

test('nobody is told before it was noticed, nor is it noticed before it happened', async ({ hotel }) => {
  for (const wrong of [
    { happenedOn: '2027-03-11' },
    { officeToldOn: '2027-03-09' },
    { officeToldOn: '2027-03-10', guestsToldOn: '2027-03-08' },
  ]) {
    const { status, body } = await hotel.keeper.call('POST', '/api/admin/breaches', { ...LOST, ...wrong })
    expect([status, body.message]).toEqual([422, expect.stringMatching(/^These values do not fit together/)])
  }
  expect((await hotel.keeper.call('POST', '/api/admin/breaches', LOST)).status).toBe(201)
})

test('who has no permission for guests’ data neither reads nor writes nor saves the log', async ({
  hotel: { app },
  database: { orm },
}) => {
  const clerk = await signInAs(app, orm, 'receptionist')
  for (const url of ['/api/admin/breaches', '/api/admin/breaches.csv'])
    expect((await clerk.call('GET', url)).status, url).toBe(403)
  expect((await clerk.call('POST', '/api/admin/breaches', LOST)).status).toBe(403)
})

test('the log is saved as a table in which no text is a formula', async ({ hotel: { app, keeper } }) => {
  await keeper.call('POST', '/api/admin/breaches', { ...LOST, officeToldOn: '2027-03-10' })
  await keeper.call('POST', '/api/admin/breaches', { ...LOST, title: 'A later one', noticedOn: '2027-04-01' })
  const answer = await app.inject({ url: '/api/admin/breaches.csv', headers: { cookie: keeper.cookie } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [titles, newest, older] = answer.body.split('\r\n')
  expect(titles).toMatch(/^Number,What happened,Noticed on,.*,What the Office decided$/)
  expect(newest).toMatch(/^\d+,A later one,2027-04-01,2027-03-09,/)
  expect(older).toContain("A lost phone,2027-03-10,2027-03-09,'=A phone with the list of arrivals was lost.")
  expect(older).toMatch(/,12,,2027-03-10,,$/)
})

test('a deleted entry is not lost: the trail has what it said', async ({
  hotel: { keeper },
  database: { orm },
}) => {
  const { body } = await keeper.call('POST', '/api/admin/breaches', LOST)
  expect((await keeper.call('DELETE', `/api/admin/breaches/${body.id}`)).status).toBe(204)
  const entries = await orm.select().from(auditEntries)
  const deleted = entries.find(({ action }) => action === 'delete')
  expect(deleted).toMatchObject({
    resource: 'breaches',
    staffEmail: keeper.account.email,
    before: { title: LOST.title, affected: LOST.affected },
  })
})

test('who reads the trail without the right to guests’ data sees that the log changed, and not what it says', async ({
  hotel: { app, keeper },
  database: { orm },
}) => {
  await orm.insert(staffRoles).values({ slug: 'it', name: 'IT', permissions: ['accounts'] })
  const it = await signInAs(app, orm, 'it')
  const owner = await signInAs(app, orm, 'superadmin')
  const { body } = await keeper.call('POST', '/api/admin/breaches', LOST)
  const url = `/api/admin/audit?resource=breaches&rowId=${body.id}`
  const [hidden] = (await it.call('GET', url)).body
  expect(hidden).toMatchObject({ action: 'create', rowId: body.id, before: null, after: null })
  expect((await owner.call('GET', url)).body[0].after).toMatchObject({ title: LOST.title })
})
