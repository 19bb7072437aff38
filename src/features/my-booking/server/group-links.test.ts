import { expect } from 'vitest'
import { reservationGroups } from '@/features/bookings/server/table'
import { findMailedBooking } from '@/features/guest-links/server/guest-links'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'

const now = () => new Date('2027-03-10T12:00:00+03:00')

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { now })
  onCleanup(async () => {
    await app.close()
  })
  return app
})

test('staff hand out a link that opens all of a group, and proves nobody’s mailbox', async ({
  app,
  database: { orm },
}) => {
  const guest = { guestName: 'Sample Bride', guestEmail: 'bride@guest.example' }
  const [group] = await orm.insert(reservationGroups).values(guest).returning()
  const groupId = group?.id ?? null
  const first = await makeBooking(orm, await makeVilla(orm), { groupId })
  const pictured = await makeVilla(orm, { mainImageUrl: '/api/assets/hills-at-dusk.svg' })
  await makeBooking(orm, pictured, { groupId, checkOutDate: toDay('2027-03-16') })
  const desk = await signInAs(app, orm, 'user')
  const made = await desk.call('POST', `/api/admin/bookings/${first}/group-links`)
  expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store'])
  const opened = await app.inject({ method: 'GET', url: `/api${made.body.path}` })
  expect(opened.json().group).toMatchObject({
    reference: group?.reference,
    others: [{ imageUrl: '/api/assets/hills-at-dusk.svg' }],
  })
  expect(await findMailedBooking(orm, made.body.path.split('/').at(-1))).toBeUndefined()
})

test('a booking that is part of no group has no link to one, and only staff make links', async ({
  app,
  database: { orm },
}) => {
  const alone = await makeBooking(orm, await makeVilla(orm))
  const path = `/api/admin/bookings/${alone}/group-links`
  expect((await app.inject({ method: 'POST', url: path })).statusCode).toBe(401)
  const desk = await signInAs(app, orm, 'user')
  expect((await desk.call('POST', path)).status).toBe(404)
  expect((await desk.call('POST', '/api/admin/bookings/2147483000/group-links')).status).toBe(404)
})
