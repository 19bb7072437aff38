import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { guests } from '@/features/guests/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { auditEntries } from '@/server/audit/table'
import { resealTexts } from '@/server/secrets/reseal'
import { readKeys } from '@/server/secrets/seal-text'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { signInAs } from '../../../../test/staff'
import { SEALED_ID_NUMBERS } from './store'
import { idDocuments } from './table'

const SECRET_KEY = randomBytes(32).toString('base64url')
const NUMBER = 'CM-90 1234/ABCD'

const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createApi(database, { env: { SECRET_KEY } })
  onCleanup(() => app.close())
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  return {
    desk: await signInAs(app, orm, 'receptionist'),
    manager: await signInAs(app, orm, 'admin'),
    guest: async () => {
      const [guest] = await orm.insert(guests).values({ name: 'Akello Namatovu' }).returning()
      return { id: guest?.id ?? 0, path: `/api/admin/guests/${guest?.id}/id-document` }
    },
    trailOf: async (guestId: number) =>
      await orm.select().from(auditEntries).where(eq(auditEntries.rowId, guestId)).orderBy(auditEntries.id),
  }
})

test('the desk writes a document down and never sees its number; who may, leaves an entry each time', async ({
  hotel: { desk, manager, guest, trailOf },
  database: { orm },
}) => {
  const { id, path } = await guest()
  expect((await desk.call('GET', path)).body).toEqual({ document: null })
  const saved = await desk.call('PUT', path, { kind: 'national-id', number: ` ${NUMBER} ` })
  const document = { kind: 'national-id', writtenAt: expect.any(String) }
  expect([saved.status, saved.body]).toEqual([200, { document }])
  expect((await desk.call('GET', path)).body).toEqual({ document })
  expect((await desk.call('POST', `${path}/number`)).status).toBe(403)
  expect(JSON.stringify(await orm.select().from(idDocuments))).not.toContain(NUMBER)

  for (const _ of [1, 2]) {
    const { body, headers } = await manager.call('POST', `${path}/number`)
    expect(body).toEqual({ kind: 'national-id', number: NUMBER })
    expect(headers['cache-control']).toBe('no-store')
  }
  const trail = await trailOf(id)
  expect(trail.map(({ action, staffEmail }) => [action, staffEmail])).toEqual([
    ['update', desk.account.email],
    ['seen', manager.account.email],
    ['seen', manager.account.email],
  ])
  expect(JSON.stringify(trail)).not.toContain(NUMBER)
})

test('a document is replaced and deleted, and nonsense is refused at its field', async ({
  hotel: { desk, manager, guest },
  database: { orm },
}) => {
  const { id, path } = await guest()
  for (const number of ['', 'ab', '<b>1234</b>', 'x'.repeat(41)]) {
    const { status, body } = await desk.call('PUT', path, { kind: 'passport', number })
    expect([number, status, body.errors[0].path]).toEqual([number, 422, 'number'])
  }
  expect((await desk.call('PUT', path, { kind: 'library-card', number: NUMBER })).status).toBe(422)
  await Promise.all(['B 111', 'B 222'].map((number) => desk.call('PUT', path, { kind: 'passport', number })))
  await desk.call('PUT', path, { kind: 'refugee-id', number: 'R 333' })
  expect(await orm.$count(idDocuments, eq(idDocuments.guestId, id))).toBe(1)
  expect((await manager.call('POST', `${path}/number`)).body).toEqual({ kind: 'refugee-id', number: 'R 333' })
  expect((await desk.call('DELETE', path)).status).toBe(204)
  expect((await desk.call('DELETE', path)).status).toBe(404)
  expect((await manager.call('POST', `${path}/number`)).status).toBe(404)
  expect((await desk.call('GET', '/api/admin/guests/999999/id-document')).status).toBe(404)
  expect(
    (await desk.call('PUT', '/api/admin/guests/999999/id-document', { kind: 'other', number: NUMBER }))
      .status,
  ).toBe(404)
})

test('a merge takes the document along, a copy of the data has it, and an erasure ends it', async ({
  hotel: { desk, manager, guest },
  database: { orm },
}) => {
  const [from, into] = [await guest(), await guest()]
  await desk.call('PUT', from.path, { kind: 'passport', number: NUMBER })
  const merged = await desk.call('POST', `/api/admin/guests/${into.id}/merge`, { guestId: from.id })
  expect(merged.status).toBe(200)
  const { body } = await manager.call('POST', `/api/admin/guests/${into.id}/data/copy`)
  expect(body.data.idDocuments).toMatchObject([{ kind: 'passport', number: NUMBER }])
  expect(body.readable).toContain(NUMBER)

  const other = await guest()
  await desk.call('PUT', other.path, { kind: 'other', number: 'O 444' })
  await desk.call('POST', `/api/admin/guests/${into.id}/merge`, { guestId: other.id })
  expect((await manager.call('POST', `${into.path}/number`)).body.number, 'its own one stays').toBe(NUMBER)

  expect((await manager.call('POST', `/api/admin/guests/${into.id}/data/erasure`)).status).toBe(200)
  expect(await orm.$count(idDocuments, eq(idDocuments.guestId, into.id))).toBe(0)
})

test('with a new key in front numbers are sealed anew, and one whose key is lost says so', async ({
  hotel: { desk, guest },
  database,
}) => {
  const { orm } = database
  const { id, path } = await guest()
  await desk.call('PUT', path, { kind: 'passport', number: NUMBER })
  const newer = randomBytes(32).toString('base64url')
  const shownWith = async (key: string) => {
    const app = await createApi(database, { env: { SECRET_KEY: key } })
    const { call } = await signInAs(app, orm, 'admin')
    const { status, body } = await call('POST', `${path}/number`)
    await app.close()
    return [status, body.number]
  }
  expect(await shownWith(newer)).toEqual([409, undefined])
  const writtenAt = new Date('2026-02-03T04:05:06Z')
  await orm.update(idDocuments).set({ updatedAt: writtenAt }).where(eq(idDocuments.guestId, id))
  await resealTexts(orm, readKeys(`${newer},${SECRET_KEY}`), [SEALED_ID_NUMBERS])
  const { document } = (await desk.call('GET', path)).body
  expect(document.writtenAt, 'it was written down when it was').toBe(writtenAt.toISOString())
  expect(await shownWith(newer)).toEqual([200, NUMBER])
  expect(await shownWith(SECRET_KEY), 'the older key opens nothing any more').toEqual([409, undefined])
})
