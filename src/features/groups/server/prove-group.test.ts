import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { groupEmails } from '@/features/booking-emails/server/compose-group-emails'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { bookings } from '@/features/bookings/server/table'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { groupRequest, makeVilla } from '../../../../test/factories'
import { tokenIn } from '../../../../test/read-proof'
import { test } from '../../../../test/unproven-requests'

const GROUPS = '/api/group-bookings'

test.beforeEach(async ({ database, hotel }) => {
  await database.orm.delete(bookings)
  await database.orm.delete(mails)
  await hotel.setFacts({})
  hotel.moveOn()
})

const group = test.extend('villaIds', async ({ database }) => [
  await makeVilla(database.orm),
  await makeVilla(database.orm),
])

group(
  'a group is held for 20 minutes, and whole once the link of its e-mail was opened',
  async ({ hotel, database, villaIds }) => {
    const { orm } = database
    const { status, body } = await hotel.post(GROUPS, groupRequest(villaIds))
    expect([status, body.mailboxProof]).toEqual([201, 'asked'])
    const minutes = (new Date(body.holdExpiresAt).getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(19)
    expect(minutes).toBeLessThanOrEqual(20)
    const queued = await orm.select().from(mails)
    expect(queued.map(({ kind }) => kind)).toEqual(['group-received'])
    const settings = readSettings({ SITE_URL: 'https://hotel.example.com' })
    const emails = groupEmails({ database, settings, now: () => new Date() })
    const text = (await emails['group-received'](queued[0]?.subjectId ?? 0))?.text ?? ''
    expect(text).toContain('Please confirm your e-mail address by then.')

    expect((await hotel.post(`/api/my-booking/${tokenIn(text)}/proof`)).status).toBe(200)
    const rows = await orm.select().from(bookings)
    for (const row of rows) {
      expect(row).toMatchObject({ mailboxProof: 'given', status: 'pending', senderHash: null })
      expect((row.holdExpiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000)
    }
    const told = await orm.select().from(mails).where(eq(mails.kind, 'new-group'))
    expect(told).toHaveLength(1)
  },
)

group(
  'a group that nobody proves lapses whole, and a second sender’s is refused meanwhile',
  async ({ hotel, database, villaIds }) => {
    const more = [await makeVilla(database.orm), await makeVilla(database.orm), ...villaIds]
    expect((await hotel.post(GROUPS, groupRequest(more))).status).toBe(201)
    const others = [await makeVilla(database.orm), await makeVilla(database.orm)]
    const again = groupRequest(others, { guestEmail: 'another@example.com' })
    expect((await hotel.post(GROUPS, again)).status).toBe(429)
    await hotel.letPass(21)
    await expireHolds({ database, changed: () => undefined })
    const rows = await database.orm.select({ status: bookings.status }).from(bookings)
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled'])
    expect(await database.orm.select().from(mails).where(eq(mails.kind, 'group-lapsed'))).toEqual([])
  },
)
