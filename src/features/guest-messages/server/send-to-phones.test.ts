import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { inGuestLanguage } from '@/entries/guest-language'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import type { MessageWay } from '@/features/phone-messages/rules/ways'
import { openSenders } from '@/features/phone-messages/server/open-senders'
import { readQuiet } from '@/features/phone-messages/server/read-quiet'
import { sendPhoneMessages } from '@/features/phone-messages/server/send-phone-messages'
import { savePhoneAnswer } from '@/features/phone-messages/server/store-consents'
import { phoneConsents, phoneMessages } from '@/features/phone-messages/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { addDays, toDay } from '@/kernel/days'
import { LANGUAGES } from '@/kernel/language'
import { contentTranslations } from '@/server/crud/table'
import { readSettings } from '@/server/env'
import { mails } from '@/server/mail/table'
import { smsEnvironment, startSmsSimulator } from '../../../../simulators/africas-talking'
import { startWhatsappSimulator, whatsappEnvironment } from '../../../../simulators/whatsapp'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { guestMessageEmails } from './compose-emails'
import { guestMessageTexts } from './compose-phone-messages'
import { queueMessages } from './queue-messages'
import { guestMessageRules } from './table'

const TODAY = toDay('2027-03-10')
const ARRIVES = {
  status: 'confirmed',
  guestPhone: '0772 123400',
  checkInDate: toDay('2027-03-13'),
  checkOutDate: toDay('2027-03-15'),
} as const
const NUMBER = '+256772123400'
const WAY = {
  name: 'The way',
  moment: 'before-arrival',
  days: 3,
  atMinutes: 600,
  subject: 'Your stay',
  text: 'Dear {guest}, the way to us is here.',
  way: 'sms',
  phoneText: 'Dear {guest}, we await you on {arrival} from {checkin}. {guest}, call {phone}.',
} as const

const toInstant = (time: string) => new Date(`${TODAY}T${time}:00+03:00`)

const test = base
  .extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const { orm } = database
    await orm.insert(propertyFacts).values({ facts: sampleFacts })
    const sms = await startSmsSimulator()
    const whatsapp = await startWhatsappSimulator({ templates: { the_way: 3 } })
    const env = { ...smsEnvironment(sms.url), ...whatsappEnvironment(whatsapp.url) }
    const app = await createApi(database, { env })
    const siteUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    sms.setCallbackUrl(siteUrl)
    whatsapp.setCallbackUrl(siteUrl)
    onCleanup(async () => {
      for (const close of [() => app.close(), sms.close, whatsapp.close]) await close()
    })
    const villaId = await makeVilla(orm)
    /** Sends what is due, as if it were `time` of the day at the property. */
    const send = (settings = readSettings(env), time = '12:00') =>
      sendPhoneMessages({
        orm,
        senders: openSenders(settings, 2000),
        writers: inGuestLanguage(orm, LANGUAGES, guestMessageTexts({ database, today: () => TODAY })),
        readQuiet: () => readQuiet(orm, toInstant(time)),
      })
    return {
      ...{ orm, database, sms, whatsapp, env, app, villaId, send },
      queue: (time = '10:05') => queueMessages({ database, today: () => TODAY, now: () => toInstant(time) }),
      agree: (phone = NUMBER, isOn = true) => savePhoneAnswer(orm, { phone, isOn, source: 'staff' }),
      settle: async () => {
        await sms.inbox.settle()
        await whatsapp.inbox.settle()
      },
      read: () => orm.select().from(phoneMessages).orderBy(phoneMessages.id),
      mailKinds: async () => (await orm.select().from(mails)).map(({ kind, status }) => `${kind} ${status}`),
      makeDue: () => orm.update(phoneMessages).set({ dueAt: sql`now()` }),
    }
  })
  .extend('queued', async ({ hotel }) => {
    /** A stay whose guest agreed, and its message in the queue. */
    return async (
      guestPhone: string = ARRIVES.guestPhone,
      rule: Partial<typeof guestMessageRules.$inferInsert> = {},
    ) => {
      await hotel.orm.insert(guestMessageRules).values({ ...WAY, ...rule })
      const id = await makeBooking(hotel.orm, hotel.villaId, {
        ...{ ...ARRIVES, guestPhone, guestName: 'Akello Grace' },
      })
      await hotel.agree(guestPhone.replace(/^0/, '+256').replaceAll(' ', ''))
      expect(await hotel.queue()).toBe(1)
      return id
    }
  })

test.beforeEach(async ({ hotel: { orm, sms, whatsapp } }) => {
  for (const table of [mails, bookings, guestMessageRules, phoneConsents]) await orm.delete(table)
  for (const { inbox, requests } of [sms, whatsapp]) {
    inbox.messages.length = 0
    requests.length = 0
  }
})

const INSTEAD = ['guest-message queued']

test('a message goes by SMS to who agreed, and is told as delivered once the report comes', async ({
  hotel,
  queued,
}) => {
  const bookingId = await queued()
  expect(await hotel.queue()).toBe(0)
  expect(await hotel.send()).toBe(1)
  expect(hotel.sms.inbox.messages).toMatchObject([
    {
      to: NUMBER,
      text: expect.stringMatching(
        /^Dear Akello Grace, we await you on Sat, 13 Mar 2027 from 2:00 PM\. Akello Grace, call \+256/,
      ),
    },
  ])
  await hotel.settle()
  expect(await hotel.read()).toMatchObject([
    { bookingId, way: 'sms', status: 'delivered', recipient: NUMBER, attempts: 1, error: null },
  ])
  expect(await hotel.mailKinds()).toEqual([])
  expect(await hotel.send()).toBe(0)
})

test('a template goes by WhatsApp, each field once, in the order of the text', async ({ hotel, queued }) => {
  await queued(ARRIVES.guestPhone, {
    ...{ way: 'whatsapp', template: 'the_way' },
    phoneText: 'Dear {guest}, we await you on {arrival}. {guest}, your villa is {villa}.',
  })
  expect(await hotel.send()).toBe(1)
  await hotel.settle()
  expect(hotel.whatsapp.inbox.messages).toMatchObject([
    { to: NUMBER.slice(1), text: expect.stringMatching(/^the_way: Akello Grace \| Sat, 13 Mar 2027 \| \S/) },
  ])
  expect(await hotel.read()).toMatchObject([{ way: 'whatsapp', status: 'delivered' }])
})

test.for(['sms', 'whatsapp'] as const)(
  'by %s a guest reads it in the language they booked in',
  async (way, { hotel }) => {
    const { orm, villaId } = hotel
    const [rule] = await orm
      .insert(guestMessageRules)
      .values({ ...WAY, way, template: way === 'whatsapp' ? 'the_way' : '' })
      .returning()
    const phoneText = '{guest}, à bientôt le {arrival} : {phone}.'
    await orm.insert(contentTranslations).values({
      ...{ tableName: 'guest_message_rules', rowId: rule?.id ?? 0, language: 'fr' },
      ...{ texts: { phoneText }, sources: { phoneText: WAY.phoneText } },
    })
    await makeBooking(orm, villaId, { ...ARRIVES, guestName: 'Akello Grace', language: 'fr' })
    await hotel.agree()
    await hotel.queue()
    expect(await hotel.send()).toBe(1)
    if (way === 'sms')
      expect(hotel.sms.inbox.messages).toMatchObject([
        { text: expect.stringMatching(/^Akello Grace, à bientôt le sam\. 13 mars 2027 : \+/) },
      ])
    else
      expect(hotel.whatsapp.requests.at(-1)?.body).toMatchObject({
        template: { name: 'the_way', language: { code: 'fr' } },
      })
  },
)

const UNREACHED = [
  ['no consent', { answer: null }, 'The guest has not agreed to messages on their phone.'],
  ['a consent taken back', { answer: false }, 'The guest has not agreed to messages on their phone.'],
  ['no phone', { guestPhone: null }, 'The booking has no phone number that messages can be sent to.'],
  [
    'what is no number',
    { guestPhone: 'at the desk' },
    'The booking has no phone number that messages can be sent to.',
  ],
  ['a way that is not set up', { env: {} }, 'SMS is not set up.'],
  ['a rule that goes by mail by now', { way: 'mail' }, 'By now it is meant to go by e-mail.'],
] as const

test.for([
  ...UNREACHED.map((one) => ['12:00', ...one] as const),
  ...UNREACHED.map((one) => ['23:00', ...one] as const),
])('at %s with %s the mail goes instead, and staff read why', async ([time, , given, error], { hotel }) => {
  const usual = { guestPhone: ARRIVES.guestPhone, answer: true, env: hotel.env, way: 'sms' as MessageWay }
  const { guestPhone, answer, env, way } = { ...usual, ...given }
  await hotel.orm.insert(guestMessageRules).values(WAY)
  await makeBooking(hotel.orm, hotel.villaId, { ...ARRIVES, guestPhone })
  await hotel.agree()
  if (answer !== true) await hotel.orm.delete(phoneConsents)
  if (answer === false) await hotel.agree(NUMBER, false)
  await hotel.queue()
  await hotel.orm.update(guestMessageRules).set({ way })
  expect(await hotel.send(readSettings(env), time)).toBe(0)
  expect(hotel.sms.inbox.messages).toEqual([])
  expect(await hotel.read()).toMatchObject([{ status: 'skipped', error }])
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test.for([
  ['a guest who books at 21:15 for tonight', { atMinutes: 600 }],
  ['a rule that is timed in the quiet hours', { atMinutes: 1290 }],
] as const)('of %s what says nothing in the morning goes by mail at once', async ([, rule], { hotel }) => {
  await hotel.orm.insert(guestMessageRules).values({ ...WAY, days: 0, ...rule })
  await makeBooking(hotel.orm, hotel.villaId, { ...ARRIVES, checkInDate: TODAY })
  await hotel.agree()
  expect(await hotel.queue('21:30')).toBe(1)
  expect(await hotel.send(undefined, '21:30')).toBe(0)
  expect(hotel.sms.inbox.messages).toEqual([])
  expect(await hotel.read()).toMatchObject([
    { status: 'skipped', error: 'It has nothing to tell any more after the quiet hours.' },
  ])
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test('what still says something in the morning waits for it, and goes to the phone then', async ({
  hotel,
}) => {
  await hotel.orm.insert(guestMessageRules).values({ ...WAY, days: 1, atMinutes: 1290 })
  await makeBooking(hotel.orm, hotel.villaId, { ...ARRIVES, checkInDate: addDays(TODAY, 1) })
  await hotel.agree()
  expect(await hotel.queue('21:30')).toBe(1)
  expect(await hotel.send(undefined, '21:30')).toBe(0)
  expect(await hotel.read()).toMatchObject([
    { status: 'queued', attempts: 0, dueAt: new Date('2027-03-11T08:00:00+03:00') },
  ])
  await hotel.makeDue()
  expect(await hotel.send(undefined, '08:00')).toBe(1)
  expect(await hotel.mailKinds()).toEqual([])
})

test('a guest with a phone alone gets a message there, and none by a rule of mails', async ({ hotel }) => {
  await hotel.orm.insert(guestMessageRules).values([WAY, { ...WAY, name: 'By mail', way: 'mail' }])
  await makeBooking(hotel.orm, hotel.villaId, { ...ARRIVES, guestEmail: null })
  await hotel.agree()
  expect(await hotel.queue()).toBe(1)
  expect(await hotel.send()).toBe(1)
  expect(hotel.sms.inbox.messages).toHaveLength(1)
})

test('nothing goes any more about a stay that was cancelled, neither way', async ({ hotel, queued }) => {
  await queued()
  await hotel.orm.update(bookings).set({ status: 'cancelled' })
  expect(await hotel.send()).toBe(0)
  expect(await hotel.read()).toMatchObject([{ status: 'needless' }])
  expect(await hotel.mailKinds()).toEqual([])
})

test.for([
  ['a number that is none', '0772 123460', 'InvalidPhoneNumber (403)'],
  ['a report that it did not arrive', '0772 123463', 'DeliveryFailure'],
] as const)('after %s the mail goes once', async ([, phone, error], { hotel, queued }) => {
  await queued(phone)
  await hotel.send()
  await hotel.settle()
  const [message] = await hotel.read()
  expect(message).toMatchObject({ status: 'failed', error })
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
  const again = { id: message?.providerId ?? 'none', status: 'Failed', phoneNumber: message?.recipient ?? '' }
  await hotel.sms.post('reports', again)
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test.for([
  ['twice', '0772 123465'],
  ['in the wrong order', '0772 123466'],
  ['before the answer to the sending', '0772 123467'],
] as const)('a report that comes %s leaves it delivered', async ([, phone], { hotel, queued }) => {
  await queued(phone)
  await hotel.send()
  await hotel.settle()
  expect(await hotel.read()).toMatchObject([
    { status: 'delivered', attempts: 1, providerId: expect.stringMatching(/^ATXid_/) },
  ])
  expect(await hotel.mailKinds()).toEqual([])
})

test.for(['without money on the account', 'while nothing answers'] as const)(
  '%s a message waits, and goes once that is over',
  async (what, { hotel, queued }) => {
    await queued()
    hotel.sms.setMoney(false)
    if (what === 'while nothing answers') {
      const nobody = readSettings({ ...hotel.env, SMS_BASE_URL: 'http://127.0.0.1:9' })
      expect(await hotel.send(nobody)).toBe(0)
    } else expect(await hotel.send()).toBe(0)
    expect(await hotel.read()).toMatchObject([{ status: 'queued', isOutage: true, attempts: 1 }])
    expect(await hotel.send(), 'its pause is not over').toBe(0)
    hotel.sms.setMoney(true)
    await hotel.makeDue()
    expect(await hotel.send()).toBe(1)
    await hotel.settle()
    expect(await hotel.read()).toMatchObject([{ status: 'delivered', isOutage: false, error: null }])
    expect(await hotel.mailKinds()).toEqual([])
  },
)

test('after seven tries in vain the mail goes', async ({ hotel, queued }) => {
  await queued('0772 123461')
  for (let tries = 1; tries <= 7; tries++) {
    await hotel.makeDue()
    await hotel.send()
  }
  expect(await hotel.read()).toMatchObject([{ status: 'failed', attempts: 7, isOutage: true }])
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test('a lost answer is not sent again: the mail goes, and a late report still tells that it arrived', async ({
  hotel,
  queued,
}) => {
  await queued('0772 123464')
  hotel.sms.failNext('lost', { path: /messaging/ })
  expect(await hotel.send()).toBe(0)
  await hotel.makeDue()
  expect(await hotel.send()).toBe(0)
  expect(hotel.sms.inbox.messages).toHaveLength(1)
  expect(await hotel.read()).toMatchObject([{ status: 'unknown', error: 'It broke off.' }])
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
  const [{ id = '', to = '' } = {}] = hotel.sms.inbox.messages
  await hotel.sms.post('reports', { id, status: 'Success', phoneNumber: to })
  expect(await hotel.read()).toMatchObject([{ status: 'delivered', providerId: id }])
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test('what a process that died was sending is not sent again: the mail goes', async ({ hotel, queued }) => {
  await queued()
  await hotel.orm.update(phoneMessages).set({ status: 'sending', attempts: 1, dueAt: new Date(0) })
  const sent = await Promise.all([hotel.send(), hotel.send()])
  expect(sent).toEqual([0, 0])
  expect(await hotel.read()).toMatchObject([
    { status: 'unknown', error: expect.stringMatching(/^Interrupted/) },
  ])
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test('a message that went while the database failed is not sent again: the mail goes', async ({
  hotel,
  queued,
}) => {
  await queued()
  const { sms } = openSenders(readSettings(hotel.env))
  if (!sms) throw new Error('SMS is set up')
  const { pool } = hotel.database
  const send: typeof sms.send = async (message) => {
    const id = await sms.send(message)
    await pool.query('alter table phone_messages rename sent_at to lost_at')
    return id
  }
  const writers = guestMessageTexts({ database: hotel.database, today: () => TODAY })
  const sending = sendPhoneMessages({ orm: hotel.orm, senders: { sms: { ...sms, send } }, writers })
  await expect(sending).rejects.toThrow()
  await pool.query('alter table phone_messages rename lost_at to sent_at')
  await hotel.settle()
  // As if no report had come.
  await hotel.orm.update(phoneMessages).set({ status: 'sending', providerId: null })
  await hotel.makeDue()
  expect(await hotel.send()).toBe(0)
  expect(hotel.sms.inbox.messages).toHaveLength(1)
  expect(await hotel.read()).toMatchObject([{ status: 'unknown' }])
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test('the mail that goes instead asks who has not answered yet, where a way is set up', async ({ hotel }) => {
  await hotel.orm.insert(guestMessageRules).values(WAY)
  await makeBooking(hotel.orm, hotel.villaId, ARRIVES)
  await hotel.queue()
  const [message] = await hotel.read()
  const write = async (env: Record<string, string>) => {
    const writers = guestMessageEmails({
      ...{ database: hotel.database, today: () => TODAY },
      settings: readSettings({ ...env, SITE_URL: 'https://hotel.example.com' }),
    })
    return (await writers['guest-message'](message?.subjectId ?? 0))?.text
  }
  const link = /https:\/\/hotel\.example\.com\/api\/my-booking\/[\w-]{22}\/phone-messages/
  expect(await write(hotel.env)).toMatch(link)
  expect(await write({})).not.toMatch(link)
  await hotel.agree(NUMBER, false)
  expect(await write(hotel.env), 'who said no is not asked again').not.toMatch(link)
})

test('many processes at once send each message once', async ({ hotel }) => {
  await hotel.orm.insert(guestMessageRules).values([WAY, { ...WAY, name: 'More' }, { ...WAY, name: 'Most' }])
  await makeBooking(hotel.orm, hotel.villaId, ARRIVES)
  await hotel.agree()
  await Promise.all([hotel.queue(), hotel.queue()])
  const sent = await Promise.all([hotel.send(), hotel.send(), hotel.send()])
  expect(sent.reduce((sum, one) => sum + one)).toBe(3)
  expect(hotel.sms.inbox.messages).toHaveLength(3)
})

test('STOP ends messages for good, whichever provider tells of it, and no stranger can say it', async ({
  hotel,
  queued,
}) => {
  await queued()
  expect(await hotel.sms.answer(NUMBER, 'please stop by')).toBe(200)
  expect(await hotel.orm.select().from(phoneConsents)).toHaveLength(1)
  for (const [say, how] of [
    [() => hotel.sms.answer(NUMBER, ' Stop. '), 'by SMS'],
    [() => hotel.sms.post('stops', { phoneNumber: NUMBER }), 'at Africa’s Talking'],
    [() => hotel.whatsapp.answer(NUMBER.slice(1), 'STOP'), 'on WhatsApp'],
  ] as const) {
    await hotel.orm.delete(phoneConsents)
    await hotel.agree()
    expect(await say(), how).toBe(200)
    const [, last] = await hotel.orm.select().from(phoneConsents).orderBy(phoneConsents.id)
    expect(last, how).toMatchObject({ phone: NUMBER, isOn: false, source: 'reply' })
  }
  expect(await hotel.send()).toBe(0)
  expect(await hotel.read()).toMatchObject([{ status: 'skipped' }])
  await hotel.orm.delete(phoneConsents)
  const payload = new URLSearchParams({ from: NUMBER, text: 'stop' }).toString()
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const url = '/api/phone-callbacks/sms/simulator-callbacks-0002/messages'
  expect((await hotel.app.inject({ method: 'POST', url, payload, headers: form })).statusCode).toBe(404)
  expect(
    await hotel.whatsapp.post({ messages: [{ from: '256772123400', text: { body: 'STOP' } }] }, 'wrong'),
  ).toBe(404)
  expect(await hotel.orm.select().from(phoneConsents)).toEqual([])
})

test('who has opted out at the provider is written to no more', async ({ hotel, queued }) => {
  await queued('0772 123462')
  await hotel.send()
  expect(await hotel.read()).toMatchObject([{ status: 'failed', error: 'UserInBlacklist (406)' }])
  const answers = await hotel.orm.select().from(phoneConsents).orderBy(phoneConsents.id)
  expect(answers.at(-1)).toMatchObject({ isOn: false, source: 'reply' })
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test('Meta is told that the address is ours by the right word alone', async ({ hotel }) => {
  expect(await hotel.whatsapp.verify()).toEqual({ status: 200, text: '1158201444' })
  expect((await hotel.whatsapp.verify('another-word-0001')).status).toBe(404)
})

test('a template that is not as WhatsApp has it fails for its guest alone, and says so', async ({
  hotel,
  queued,
}) => {
  await queued(ARRIVES.guestPhone, {
    way: 'whatsapp',
    template: 'the_way',
    phoneText: 'Dear {guest}, welcome.',
  })
  expect(await hotel.send()).toBe(0)
  expect(await hotel.read()).toMatchObject([
    { status: 'failed', isOutage: false, error: expect.stringContaining('132000') },
  ])
  expect(await hotel.mailKinds()).toEqual(INSTEAD)
})

test('of the villas of a group one message goes, and none after it by mail', async ({ hotel }) => {
  await hotel.orm.insert(guestMessageRules).values(WAY)
  const [group] = await hotel.orm
    .insert(reservationGroups)
    .values({ guestName: 'Sample Guest', guestPhone: ARRIVES.guestPhone })
    .returning()
  const stay = { ...ARRIVES, guestEmail: null, groupId: group?.id ?? 0 }
  const first = await makeBooking(hotel.orm, hotel.villaId, stay)
  await makeBooking(hotel.orm, await makeVilla(hotel.orm), stay)
  await hotel.agree()
  expect(await hotel.queue()).toBe(1)
  expect(await hotel.send()).toBe(1)
  await hotel.orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, first))
  expect(await hotel.queue()).toBe(0)
})
