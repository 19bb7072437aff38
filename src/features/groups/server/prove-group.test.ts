import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { groupEmails } from '@/features/booking-emails/server/compose-group-emails'
import { expireHolds } from '@/features/bookings/server/expire-holds'
import { bookings } from '@/features/bookings/server/table'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { groupRequest, makeVilla } from '../../../../test/factories'
import { codeIn, tokenIn, wrongFor } from '../../../../test/read-proof'
import { test } from '../../../../test/unproven-requests'

const GROUPS = '/api/group-bookings'
const CODE = '/api/my-booking/code'

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

group(
  'the code of its e-mail proves a group whole, by its own reference and by that of any of its villas',
  async ({ hotel, database, villaIds }) => {
    const { orm } = database
    const asked = (await hotel.post(GROUPS, groupRequest(villaIds))).body
    const code = codeIn(await emailText(database))
    const [, second] = asked.parts

    const wrong = await hotel.post(CODE, { reference: second.reference, code: wrongFor(code) })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'code'])
    const proved = await hotel.post(CODE, { reference: asked.reference, code })
    expect(proved).toMatchObject({ status: 200, body: { status: 'pending', mailboxProof: 'given' } })
    for (const row of await orm.select().from(bookings)) {
      expect(row).toMatchObject({ mailboxProof: 'given', senderHash: null })
      expect((row.holdExpiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 3_600_000)
    }
    expect(await orm.select().from(mails).where(eq(mails.kind, 'new-group'))).toHaveLength(1)
    // Whoever sends it again hears the same, and the hotel is told once.
    expect((await hotel.post(CODE, { reference: second.reference, code })).status).toBe(200)
    expect(await orm.select().from(mails).where(eq(mails.kind, 'new-group'))).toHaveLength(1)
  },
)

group(
  'guesses and further codes are counted for the whole group, however many references it has',
  async ({ hotel, database, villaIds }) => {
    const asked = (await hotel.post(GROUPS, groupRequest(villaIds))).body
    const references: string[] = [
      asked.reference,
      ...asked.parts.map((part: { reference: string }) => part.reference),
    ]
    const code = codeIn(await emailText(database))
    const guess = (n: number) =>
      hotel.post(CODE, { reference: references[n % references.length], code: wrongFor(code) })
    for (let tries = 0; tries < 4; tries++) expect((await guess(tries)).status).toBe(422)
    expect((await guess(4)).status).toBe(429)
    expect((await hotel.post(CODE, { reference: asked.reference, code })).status).toBe(429)

    // The first mail is out; three more may follow, whichever reference asks.
    const again = async (n: number) => {
      await database.orm.update(mails).set({ status: 'sent' })
      hotel.moveOn()
      return (await hotel.post(`${CODE}/again`, { reference: references[n % references.length] })).status
    }
    expect([await again(0), await again(1), await again(2), await again(3)]).toEqual([202, 202, 202, 429])
    const fresh = codeIn(await emailText(database))
    const proved = await hotel.post(CODE, { reference: references[2], code: fresh })
    expect(proved.body.mailboxProof).toBe('given')
  },
)

group(
  'a villa that staff have ended does not keep the others from being proved',
  async ({ hotel, database, villaIds }) => {
    const { orm } = database
    const asked = (await hotel.post(GROUPS, groupRequest(villaIds))).body
    const code = codeIn(await emailText(database))
    const [first, second] = asked.parts
    await orm
      .update(bookings)
      .set({ status: 'cancelled', holdExpiresAt: null })
      .where(eq(bookings.id, first.id))
    const proved = await hotel.post(CODE, { reference: first.reference, code })
    expect(proved.body).toMatchObject({ status: 'pending', mailboxProof: 'given' })
    const rows = await orm.select().from(bookings).where(eq(bookings.id, second.id))
    expect(rows[0]?.mailboxProof).toBe('given')
  },
)

/** The e-mail to the guest in charge as it would be sent now, with a code of its own. */
async function emailText(database: Parameters<typeof groupEmails>[0]['database']): Promise<string> {
  const [queued] = await database.orm.select().from(mails).where(eq(mails.kind, 'group-received'))
  const settings = readSettings({ SITE_URL: 'https://hotel.example.com' })
  const emails = groupEmails({ database, settings, now: () => new Date() })
  return (await emails['group-received'](queued?.subjectId ?? 0))?.text ?? ''
}
