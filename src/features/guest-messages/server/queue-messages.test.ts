import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { inGuestLanguage } from '@/entries/guest-language'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { saveAnswer } from '@/features/consents/server/store'
import { guestLinks } from '@/features/guest-links/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { LANGUAGES, type Language } from '@/kernel/language'
import { contentTranslations } from '@/server/crud/table'
import { readSettings } from '@/server/env'
import { sendMails } from '@/server/mail/send-mails'
import { smtpPost } from '@/server/mail/smtp-transport'
import { mails } from '@/server/mail/table'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { startMailServer, unfoldMail } from '../../../../test/mail-server'
import { guestMessageEmails } from './compose-emails'
import { queueMessages } from './queue-messages'
import { setAsideDueMessages } from './set-aside-due'
import { guestMessageRules, guestMessages } from './table'

const SITE_URL = 'https://hotel.example.com'
const TODAY = toDay('2027-03-10')
const ARRIVES = {
  status: 'confirmed',
  checkInDate: toDay('2027-03-13'),
  checkOutDate: toDay('2027-03-15'),
} as const
const WAY = {
  name: 'The way',
  moment: 'before-arrival',
  days: 3,
  atMinutes: 600,
  subject: 'Your stay at {hotel}, {guest}',
  text: 'Dear {guest},\n\nwe await you on {arrival} from {checkin} for {nights} nights in {villa} ({reference}).\n\nUntil {departure}, {checkout}: {phone}',
} as const

const test = base.extend('hotel', { scope: 'file' }, async ({ database }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const villaId = await makeVilla(orm)
  const queue = (now = '2027-03-10T10:05:00+03:00') =>
    queueMessages({ database, today: () => TODAY, now: () => new Date(now) })
  const receive = async (today = TODAY, offered: readonly Language[] = LANGUAGES) => {
    const server = await startMailServer()
    onTestFinished(server.stop)
    const settings = readSettings({ SITE_URL })
    const writers = inGuestLanguage(
      orm,
      offered,
      guestMessageEmails({ database, settings, today: () => today }),
    )
    await sendMails({ orm, post: smtpPost(server.url), from: async () => 'stay@example.com', writers })
    return server.received.map(unfoldMail)
  }
  return { orm, villaId, queue, receive }
})

test.beforeEach(async ({ hotel: { orm } }) => {
  for (const table of [mails, bookings, reservationGroups, guestMessageRules]) await orm.delete(table)
})

test('what is due when a backup is restored is not sent by itself, and who books afterwards gets theirs', async ({
  hotel,
  database: { pool },
}) => {
  const { orm, villaId } = hotel
  await orm.insert(guestMessageRules).values([WAY, { ...WAY, name: 'Off', isActive: false }])
  for (let n = 0; n < 3; n++) await makeBooking(orm, n === 0 ? villaId : await makeVilla(orm), ARRIVES)
  const client = await pool.connect()
  try {
    expect(await setAsideDueMessages(client, new Date('2027-03-10T10:05:00+03:00'))).toBe(3)
    expect(await setAsideDueMessages(client, new Date('2027-03-10T10:05:00+03:00'))).toBe(0)
  } finally {
    client.release()
  }
  expect(await hotel.queue()).toBe(0)
  await makeBooking(orm, await makeVilla(orm), ARRIVES)
  expect(await hotel.queue()).toBe(1)
  expect(await orm.$count(mails)).toBe(1)
})

test('a guest gets a message once, filled in for their stay and with a link to it', async ({ hotel }) => {
  const { orm, villaId, queue, receive } = hotel
  await orm.insert(guestMessageRules).values(WAY)
  const id = await makeBooking(orm, villaId, { ...ARRIVES, guestName: 'Akello Grace' })
  expect(await queue('2027-03-10T09:55:00+03:00')).toBe(0)
  expect(await queue()).toBe(1)
  expect(await queue()).toBe(0)
  const [booking] = await orm.select().from(bookings)
  const [mail = '', ...more] = await receive()
  expect(more).toEqual([])
  expect(mail).toMatch(/^To: sample\.guest@example\.com\r$/m)
  expect(mail).toMatch(/^Subject: Your stay at Pearl Villas Mbarara, Akello Grace\r$/m)
  expect(mail).toContain('we await you on Sat, 13 Mar 2027 from 2:00 PM for 2 nights in')
  expect(mail).toContain(`(${booking?.reference})`)
  expect(mail).not.toMatch(/\{[a-z]+\}/)
  expect(mail).toMatch(/https:\/\/hotel\.example\.com\/my-booking\/[\w-]{22}/)
  expect(await orm.select().from(guestLinks)).toMatchObject([{ bookingId: id, isMailed: true }])
  expect(await receive()).toEqual([])
})

test('a guest reads it in the language they booked in, all of it in English where its text is not translated', async ({
  hotel,
}) => {
  const { orm, villaId, queue, receive } = hotel
  const [rule] = await orm.insert(guestMessageRules).values(WAY).returning()
  const texts = { subject: 'Bienvenue, {guest}', text: 'Nous vous attendons le {arrival}.' }
  await orm.insert(contentTranslations).values({
    ...{ tableName: 'guest_message_rules', rowId: rule?.id ?? 0, language: 'fr' },
    ...{ texts, sources: { subject: WAY.subject, text: WAY.text } },
  })
  const guest = (language: Language) => ({ ...ARRIVES, guestName: 'Akello Grace', language })
  await makeBooking(orm, villaId, guest('fr'))
  await makeBooking(orm, await makeVilla(orm), guest('de'))
  expect(await queue()).toBe(2)
  const [french = '', german = ''] = (await receive()).sort((one) => (one.includes('Bienvenue') ? -1 : 1))
  expect(french).toContain('Subject: Bienvenue, Akello Grace')
  expect(french).toContain('Nous vous attendons le sam. 13 mars 2027.')
  expect(french).toMatch(/https:\/\/hotel\.example\.com\/fr\/my-booking\//)
  expect(german).toContain('we await you on Sat, 13 Mar 2027 from 2:00 PM for 2 nights')
  expect(german).toMatch(/https:\/\/hotel\.example\.com\/my-booking\//)
})

test('it is in English too where only its text is translated, or the language is offered no more', async ({
  hotel,
}) => {
  const { orm, villaId, queue, receive } = hotel
  const [rule] = await orm.insert(guestMessageRules).values(WAY).returning()
  const of = { tableName: 'guest_message_rules', rowId: rule?.id ?? 0 }
  const sources = { subject: WAY.subject, text: WAY.text }
  await orm.insert(contentTranslations).values([
    { ...of, language: 'fr', texts: { text: 'Nous vous attendons.' }, sources },
    { ...of, language: 'de', texts: { subject: 'Willkommen', text: 'Wir erwarten Sie.' }, sources },
  ])
  await makeBooking(orm, villaId, { ...ARRIVES, language: 'fr' })
  await makeBooking(orm, await makeVilla(orm), { ...ARRIVES, language: 'de' })
  expect(await queue()).toBe(2)
  const mails = await receive(TODAY, ['en', 'fr'])
  for (const mail of mails) {
    expect(mail).toMatch(/Subject: Your stay at/)
    expect(mail).toContain('we await you on Sat, 13 Mar 2027')
    expect(mail).toMatch(/https:\/\/hotel\.example\.com\/my-booking\//)
  }
  expect(mails).toHaveLength(2)
})

test('who books later than its time gets it too, and who has arrived does not', async ({ hotel }) => {
  const { orm, villaId, queue } = hotel
  await orm.insert(guestMessageRules).values(WAY)
  await makeBooking(orm, villaId, {
    status: 'confirmed',
    checkInDate: TODAY,
    checkOutDate: toDay('2027-03-11'),
  })
  await makeBooking(orm, villaId, {
    status: 'checked-in',
    checkInDate: toDay('2027-03-11'),
    checkOutDate: toDay('2027-03-12'),
  })
  await makeBooking(orm, villaId, { ...ARRIVES, status: 'pending' })
  expect(await queue()).toBe(1)
})

test('many processes at once queue each message once', async ({ hotel }) => {
  const { orm, villaId, queue } = hotel
  await orm.insert(guestMessageRules).values([WAY, { ...WAY, name: 'More', days: 5 }])
  for (const day of ['11', '12', '13'])
    await makeBooking(orm, villaId, {
      status: 'confirmed',
      checkInDate: toDay(`2027-03-${day}`),
      checkOutDate: toDay(`2027-03-${Number(day) + 1}`),
    })
  const queued = await Promise.all(Array.from({ length: 4 }, () => queue()))
  expect(queued.reduce((sum, one) => sum + one)).toBe(6)
  expect(await orm.select().from(mails)).toHaveLength(6)
})

test('of the villas of a group one gets it, whatever becomes of that one afterwards', async ({ hotel }) => {
  const { orm, villaId, queue } = hotel
  await orm.insert(guestMessageRules).values(WAY)
  const [group] = await orm
    .insert(reservationGroups)
    .values({ guestName: 'Sample Guest', guestEmail: 'sample.guest@example.com' })
    .returning()
  const groupId = group?.id ?? 0
  const first = await makeBooking(orm, villaId, { ...ARRIVES, groupId })
  await makeBooking(orm, await makeVilla(orm), { ...ARRIVES, groupId })
  await makeBooking(orm, await makeVilla(orm), { ...ARRIVES, checkInDate: toDay('2027-03-12'), groupId })
  expect(await queue()).toBe(1)
  expect(await orm.select().from(guestMessages)).toMatchObject([{ bookingId: first }])

  await orm.update(mails).set({ status: 'sent' })
  await orm.update(bookings).set({ status: 'checked-in' }).where(eq(bookings.id, first))
  expect(await queue(), 'the first is in house, and had it').toBe(0)
  await orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, first))
  expect(await queue(), 'the first is off, and had it').toBe(0)
  await orm.update(mails).set({ status: 'needless' })
  expect(await queue(), 'it was dropped before it was sent').toBe(1)
})

test.for([
  [
    'the rule was switched off',
    async ({ orm }: Hotel) => orm.update(guestMessageRules).set({ isActive: false }),
  ],
  ['the rule is gone', async ({ orm }: Hotel) => orm.delete(guestMessageRules)],
  ['the stay was cancelled', async ({ orm }: Hotel) => orm.update(bookings).set({ status: 'cancelled' })],
] as const)('nothing is sent any more when %s meanwhile', async ([, change], { hotel }) => {
  const { orm, villaId, queue, receive } = hotel
  await orm.insert(guestMessageRules).values(WAY)
  await makeBooking(orm, villaId, ARRIVES)
  expect(await queue()).toBe(1)
  await change(hotel)
  expect(await receive()).toEqual([])
  expect(await orm.select().from(mails)).toMatchObject([{ status: 'needless' }])
})

test('nothing is sent about an arrival that is past', async ({ hotel }) => {
  const { orm, villaId, queue, receive } = hotel
  await orm.insert(guestMessageRules).values(WAY)
  await makeBooking(orm, villaId, ARRIVES)
  await queue()
  expect(await receive(toDay('2027-03-14'))).toEqual([])
})

test('an offer goes to those alone who agreed, with a link that ends them', async ({ hotel }) => {
  const { orm, villaId, queue, receive } = hotel
  const left = { status: 'checked-out', checkInDate: toDay('2027-03-07') } as const
  await orm
    .insert(guestMessageRules)
    .values({ ...WAY, moment: 'after-departure', days: 1, isOffer: true, text: 'Dear {guest}, come again.' })
  await makeBooking(orm, villaId, { ...left, checkOutDate: toDay('2027-03-08') })
  await makeBooking(orm, villaId, {
    ...left,
    checkInDate: toDay('2027-03-08'),
    checkOutDate: toDay('2027-03-09'),
    guestEmail: 'other.guest@example.com',
  })
  await saveAnswer(orm, {
    email: 'Other.Guest@example.com',
    purpose: 'offers',
    isOn: true,
    source: 'guest-page',
  })
  expect(await queue()).toBe(2)
  const [mail = '', ...more] = await receive()
  expect(more).toEqual([])
  expect(mail).toMatch(/^To: other\.guest@example\.com\r$/m)
  expect(mail).toMatch(/^List-Unsubscribe:\s+<https:\/\/hotel\.example\.com\//m)
})

test('a name that is more than a name is not written into a message', async ({ hotel }) => {
  const { orm, villaId, queue, receive } = hotel
  await orm.insert(guestMessageRules).values(WAY)
  await makeBooking(orm, villaId, { ...ARRIVES, guestName: 'Visit https://evil.example now' })
  await queue()
  const [mail = ''] = await receive()
  expect(mail).toContain('Dear guest,')
  expect(mail).not.toContain('evil.example')
})

type Hotel = { orm: Parameters<typeof queueMessages>[0]['database']['orm'] }
