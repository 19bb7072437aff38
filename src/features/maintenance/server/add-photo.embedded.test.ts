import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mediaFiles } from '@/features/media/server/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { formWith, listen, makePicture } from '../../../../test/uploads'
import { MAINTENANCE_PATH } from '../paths'
import { maintenanceTickets } from './table'

const test = base.extend('hotel', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  const app = await createApi(database, { env: { DATA_DIR: databaseCopy.dataDir } })
  onCleanup(() => app.close())
  const cleaner = await signInAs(app, database.orm, 'housekeeping')
  const admin = await signInAs(app, database.orm, 'admin')
  const report = { key: 'e'.repeat(32), villaId: await makeVilla(database.orm) }
  const { body } = await cleaner.call('POST', MAINTENANCE_PATH, {
    ...report,
    description: 'The tap drips',
    urgency: 'normal',
  })
  const url = await listen(app)
  const send = (ticketId: number, form: FormData) =>
    fetch(`${url}${MAINTENANCE_PATH}/${ticketId}/photo`, {
      method: 'POST',
      body: form,
      headers: { cookie: cleaner.cookie },
    })
  return { ...database, url, admin, ticketId: Number(body.id), send }
})

test('a picture from a phone is stored as every upload is, and stays while the ticket shows it', async ({
  hotel,
}) => {
  const content = await makePicture(600, 400).jpeg().toBuffer()
  const answer = await hotel.send(hotel.ticketId, formWith('image', { name: 'tap.jpg', content }))
  const { photoUrl } = await answer.json()
  expect([answer.status, photoUrl]).toEqual([200, expect.stringMatching(/^\/uploads\/pictures\//)])
  expect((await fetch(hotel.url + photoUrl)).headers.get('content-type')).toBe('image/jpeg')
  const [file] = await hotel.orm.select().from(mediaFiles).where(eq(mediaFiles.url, photoUrl))
  const refused = await hotel.admin.call('DELETE', `/api/admin/media/${file?.id}`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining("Maintenance ticket 'The tap drips'"),
  ])
})

test('what is no picture, or belongs to no ticket, leaves neither a file nor a row', async ({ hotel }) => {
  const before = await hotel.orm.$count(mediaFiles)
  const text = await hotel.send(hotel.ticketId, formWith('image', { name: 'tap.jpg', content: 'no picture' }))
  expect(text.status).toBe(415)
  const content = await makePicture(60, 40).jpeg().toBuffer()
  expect((await hotel.send(2_000_000_000, formWith('image', { name: 'tap.jpg', content }))).status).toBe(404)
  expect(await hotel.orm.$count(mediaFiles)).toBe(before)
  expect(await hotel.orm.$count(maintenanceTickets)).toBe(1)
})
