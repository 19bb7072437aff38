import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookings } from '@/features/bookings/server/table'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { linkStays } from '@/features/guest-stays/server/link-stays'
import { guests } from '@/features/guests/server/table'
import { idDocuments } from '@/features/id-documents/server/table'
import { mailboxCodes } from '@/features/mailbox-proof/server/table'
import { messageReplies, receivedMails } from '@/features/message-threads/server/table'
import { bookingPayments } from '@/features/payments/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { addDays, type Day, toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import type { Context } from '@/server/context'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { signInAs } from '../../../../test/staff'
import { PERIODS, type PeriodKind } from '../rules/periods'
import { enforcePeriods } from './enforce-periods'
import { retentionRuns } from './table'

const TODAY = toDay('2027-03-10')
const said: string[] = []

const test = base.extend('hotel', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { today: TODAY })
  onCleanup(() => app.close())
  const settings = readSettings({ DATA_DIR: databaseCopy.dataDir, LOG_LEVEL: 'silent' })
  const villaId = await makeVilla(orm)
  const context = (today: Day) => ({ database, settings, today: () => today }) as Context
  const log = {
    info: (line: string) => void said.push(line),
    error: (_cause: unknown, line: string) => void said.push(line),
  } as never
  return {
    app,
    /** A stay of one night that ended so many days ago. */
    stay: (daysAgo: number, guestName: string, own: Partial<typeof bookings.$inferInsert> = {}) => {
      const checkOutDate = addDays(TODAY, -daysAgo)
      const dates = { checkInDate: addDays(checkOutDate, -1), checkOutDate }
      const guestEmail = `${guestName}@guest.example`
      return makeBooking(orm, villaId, {
        ...{ guestName, guestEmail, totalCents: 0, status: 'checked-out', ...dates, ...own },
      })
    },
    link: () => linkStays({ database }),
    night: (today = TODAY) => enforcePeriods(context(today), log),
    names: async () =>
      (await orm.select({ name: bookings.guestName }).from(bookings).orderBy(bookings.id)).map(
        ({ name }) => name,
      ),
    removed: async (kind: PeriodKind) => {
      const [run] = await orm
        .select()
        .from(retentionRuns)
        .where(and(eq(retentionRuns.kind, kind), eq(retentionRuns.ranOn, TODAY)))
      return run?.finishedAt ? run.removed : null
    },
  }
})

const daysOf = (kind: PeriodKind) => PERIODS.find((period) => period.kind === kind)?.days ?? 0
/** An instant so many days before the end of today. */
const ago = (days: number) => new Date(`${addDays(TODAY, -days)}T12:00:00Z`)

test.beforeEach(async ({ database: { pool } }) => {
  said.length = 0
  await pool.query(
    'TRUNCATE bookings, guests, contact_messages, event_enquiries, mails, audit_entries, retention_runs CASCADE',
  )
})

test('who stayed is erased after the time of the books, who only asked after a year, and nobody sooner', async ({
  hotel,
  database: { orm },
}) => {
  await hotel.stay(daysOf('stays') + 1, 'long-ago')
  await hotel.stay(daysOf('stays') - 1, 'still-in-the-books')
  await hotel.stay(daysOf('requests') + 1, 'only-asked', { status: 'cancelled' })
  await hotel.stay(daysOf('requests') - 1, 'asked-lately', { status: 'cancelled' })
  const paid = await hotel.stay(daysOf('requests') + 3, 'paid-a-fee', { status: 'cancelled' })
  const money = { bookingId: paid, method: 'cash' as const, staffId: 1, staffEmail: 'a@example.com' }
  await orm.insert(bookingPayments).values([
    { ...money, amountCents: 100 },
    { ...money, amountCents: -100 },
  ])
  await hotel.stay(daysOf('stays') + 5, 'came-again')
  await hotel.stay(3, 'came-again')
  await hotel.stay(daysOf('stays') + 7, 'owes', { totalCents: 500 })
  await hotel.stay(daysOf('stays') + 9, 'barred')
  await hotel.link()
  await orm
    .update(guests)
    .set({ isDoNotHost: true, doNotHostReason: 'Broke the door' })
    .where(eq(guests.name, 'barred'))
  await hotel.night()
  expect(await hotel.names()).toEqual([
    ...['Erased guest', 'still-in-the-books', 'Erased guest', 'asked-lately', 'paid-a-fee'],
    ...['came-again', 'came-again', 'owes', 'barred'],
  ])
  expect([await hotel.removed('stays'), await hotel.removed('requests')]).toEqual([1, 1])
  expect(said).toContain('Kept long enough and deleted: 1 of stays')
})

test('messages and enquiries go two years after the last word, and a guest who wrote since is not erased before', async ({
  hotel,
  database: { orm },
}) => {
  const written = { name: 'A guest', subject: 'Rooms', message: 'Is it quiet?' }
  const old = ago(daysOf('messages') + 2)
  const insert = async (email: string, own: Partial<typeof contactMessages.$inferInsert>) => {
    const [row] = await orm
      .insert(contactMessages)
      .values({ ...written, email, ...own })
      .returning()
    return row?.id ?? 0
  }
  await insert('old@guest.example', { createdAt: old })
  await insert('answered@guest.example', { createdAt: old, answeredAt: ago(5) })
  const messageId = await insert('replied@guest.example', { createdAt: old })
  const reply = { subject: 'Re', text: 'It is', staffId: 1, staffEmail: 'a@example.com' }
  await orm.insert(messageReplies).values({ messageId, ...reply, createdAt: ago(5) })
  const wroteBack = await insert('back@guest.example', { createdAt: old, answeredAt: old })
  await orm.insert(receivedMails).values({
    ...{
      messageId: wroteBack,
      contentHash: 'a',
      fromEmail: 'back@guest.example',
      subject: 'Re',
      text: 'Yes',
    },
    ...{ isFromOther: false, isAutomatic: false, isShortened: false, attachments: [], createdAt: ago(5) },
  })
  await insert('wrote@guest.example', { createdAt: ago(10) })
  await hotel.stay(daysOf('stays') + 1, 'wrote')
  const asked = {
    venue: 'banquet-hall',
    layout: 'banquet',
    catering: 'dinner',
    guests: 9,
    villas: 0,
    name: 'A guest',
    email: 'a@guest.example',
  } as const
  await orm.insert(eventEnquiries).values([
    { ...asked, eventDate: addDays(TODAY, -daysOf('enquiries') - 1), createdAt: ago(900) },
    { ...asked, eventDate: addDays(TODAY, -daysOf('enquiries') + 1), createdAt: ago(900) },
  ])
  await hotel.link()
  await hotel.night()
  const left = await orm.select({ email: contactMessages.email }).from(contactMessages)
  expect(left.map(({ email }) => email).toSorted()).toEqual([
    ...['answered@guest.example', 'back@guest.example', 'replied@guest.example', 'wrote@guest.example'],
  ])
  expect([await orm.$count(eventEnquiries), await hotel.removed('messages')]).toEqual([1, 1])
  expect(await hotel.names()).toEqual(['wrote'])
})

test('addresses of mails, links, codes, senders and the trail go in their time', async ({
  hotel,
  database: { orm },
}) => {
  const past = await hotel.stay(daysOf('links') + 1, 'past')
  const lately = await hotel.stay(daysOf('links') - 1, 'lately')
  for (const id of [past, lately]) await makeGuestLink(orm, id)
  const mail = { kind: 'booking-confirmed', subjectId: past, recipient: 'past@guest.example' }
  await orm.insert(mails).values([
    { ...mail, status: 'sent', createdAt: ago(daysOf('mails') + 2) },
    { ...mail, status: 'sent', createdAt: ago(daysOf('mails') - 2) },
    { ...mail, status: 'queued', createdAt: ago(daysOf('mails') + 2) },
  ])
  await orm.insert(mailboxCodes).values([
    { bookingId: past, codeHash: 'old', updatedAt: ago(daysOf('codes') + 2) },
    { bookingId: lately, codeHash: 'new', updatedAt: ago(daysOf('codes') - 2) },
  ])
  await orm
    .update(bookings)
    .set({ senderHash: 'hash', createdAt: ago(3) })
    .where(eq(bookings.id, past))
  await orm
    .update(bookings)
    .set({ senderHash: 'hash', createdAt: ago(0) })
    .where(eq(bookings.id, lately))
  const entry = { staffId: 1, staffEmail: 'a@example.com', resource: 'villas', action: 'update' }
  await orm.insert(auditEntries).values([
    { ...entry, createdAt: ago(daysOf('trail') + 2) },
    { ...entry, createdAt: ago(daysOf('trail') - 2) },
  ])
  await hotel.night()
  const counts = await orm.execute(sql`select (select count(*)::int from guest_links) as links,
    (select count(recipient)::int from mails) as recipients, (select count(*)::int from mailbox_codes) as codes,
    (select count(sender_hash)::int from bookings) as senders, (select count(*)::int from audit_entries) as trail`)
  expect(counts.rows).toEqual([{ links: 1, recipients: 2, codes: 1, senders: 1, trail: 1 }])
})

test('of several processes one does it, once a day, and staff read what it did', async ({
  hotel,
  database: { orm },
}) => {
  const message = { name: 'A guest', email: 'old@guest.example', subject: 'Rooms', message: 'Is it?' }
  const createdAt = ago(daysOf('messages') + 2)
  await orm.insert(contactMessages).values({ ...message, createdAt })
  await Promise.all([hotel.night(), hotel.night(), hotel.night()])
  expect(said).toEqual(['Kept long enough and deleted: 1 of messages'])
  expect(await orm.$count(retentionRuns)).toBe(PERIODS.length)
  await orm.insert(contactMessages).values({ ...message, createdAt })
  await hotel.night()
  expect(await orm.$count(contactMessages)).toBe(1)
  await hotel.night(addDays(TODAY, 1))
  expect(await orm.$count(contactMessages)).toBe(0)
  const staff = await signInAs(hotel.app, orm, 'admin')
  const { body } = await staff.call('GET', '/api/admin/retention')
  expect(body).toHaveLength(2 * PERIODS.length)
  expect(body).toContainEqual({
    ...{ kind: 'messages', ranOn: TODAY, removed: 1 },
    finishedAt: expect.any(String),
  })
})

test('a guest’s ID document goes some time after the last stay, and the guest stays', async ({
  hotel,
  database: { orm },
}) => {
  const days = daysOf('id-documents')
  await hotel.stay(days + 1, 'left-long-ago')
  await hotel.stay(days - 1, 'left-lately')
  await hotel.stay(days + 4, 'comes-again')
  await hotel.stay(-9, 'comes-again', { status: 'confirmed' })
  await hotel.stay(days + 5, 'asks-again')
  await hotel.stay(-90, 'asks-again', { status: 'pending' })
  await hotel.stay(days + 6, 'called-off')
  await hotel.stay(-95, 'called-off', { status: 'cancelled' })
  await hotel.stay(days + 7, 'never-came')
  await hotel.stay(days - 2, 'never-came', { status: 'no-show' })
  await hotel.link()
  await orm.insert(guests).values([{ name: 'never-stayed' }, { name: 'written-down-lately' }])
  for (const { id, name } of await orm.select().from(guests))
    await orm.insert(idDocuments).values({
      ...{ guestId: id, kind: 'passport', sealedNumber: 'sealed' },
      updatedAt: ago(name === 'written-down-lately' ? days - 1 : days + 1),
    })
  await hotel.night()
  const left = await orm
    .select({ name: guests.name })
    .from(idDocuments)
    .innerJoin(guests, eq(guests.id, idDocuments.guestId))
    .orderBy(guests.name)
  expect(left.map(({ name }) => name)).toEqual([
    ...['asks-again', 'comes-again', 'left-lately', 'written-down-lately'],
  ])
  expect(await hotel.removed('id-documents')).toBe(4)
  expect(await orm.$count(guests)).toBe(8)
})
