import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { loadLanguage } from '@/entries/load-language'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { auditEntries } from '@/server/audit/table'
import { sendMails } from '@/server/mail/send-mails'
import { smtpPost } from '@/server/mail/smtp-transport'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { startMailServer, unfoldMail } from '../../../../test/mail-server'
import { signInAs } from '../../../../test/staff'
import { replyEmails } from './compose-emails'
import { messageReplies } from './table'

const ANSWER = { subject: 'Re: Rooms', text: 'Dear Akello,\n\nwe have room for you.' }

const test = base.extend('desk', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { env: { SITE_URL: 'http://hotel.example' }, loadLanguage })
  onCleanup(() => app.close())
  const staff = await signInAs(app, orm, 'user')
  return {
    ...staff,
    answer: (thread: string, reply: object = ANSWER, key?: string) =>
      staff.call(
        'POST',
        `/api/admin/threads/${thread}/replies`,
        reply,
        key ? { 'idempotency-key': key } : {},
      ),
    write: async (own: Partial<typeof contactMessages.$inferInsert> = {}) => {
      const message = { name: 'Akello Namatovu', email: 'akello@guest.example', subject: 'Rooms' }
      const [made] = await orm
        .insert(contactMessages)
        .values({ ...message, message: 'Is there room?', ...own })
        .returning()
      return `message/${made?.id}`
    },
    receive: async () => {
      const server = await startMailServer()
      onTestFinished(server.stop)
      const post = smtpPost(server.url)
      await sendMails({ orm, post, from: async () => 'stay@example.com', writers: replyEmails({ database }) })
      return server.received.map(unfoldMail)
    },
  }
})

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [messageReplies, contactMessages, eventEnquiries, mails, auditEntries])
    await orm.delete(table)
})

test('an answer goes to the visitor by mail, and what they answer to the hotel', async ({ desk }) => {
  const thread = await desk.write()
  const { status, body } = await desk.answer(thread)
  expect(status).toBe(201)
  expect(body.replies).toMatchObject([{ ...ANSWER, staffEmail: desk.account.email, mailStatus: 'queued' }])
  const [mail = '', ...more] = await desk.receive()
  expect(more).toEqual([])
  expect(mail).toMatch(/^To: akello@guest\.example\r$/m)
  expect(mail).toContain(`Reply-To: ${sampleFacts.infoEmail}`)
  expect(mail).toContain('Subject: Re: Rooms')
  expect(mail).toContain('we have room for you.')
  // The address may be somebody else's: what was typed on the website is not quoted.
  expect(mail).not.toContain('Is there room?')
  const after = await desk.call('GET', `/api/admin/threads/${thread}`)
  expect(after.body.replies[0].mailStatus).toBe('sent')
})

test('a message that was answered is read and answered, and the trail knows who did but not what was said', async ({
  desk,
  database: { orm },
}) => {
  const thread = await desk.write()
  await desk.answer(thread)
  const [message] = (await desk.call('GET', '/api/admin/contact')).body
  expect(message).toMatchObject({ isAnswered: true, status: 'read' })
  const [entry] = await orm.select().from(auditEntries).where(eq(auditEntries.resource, 'message-replies'))
  expect(entry).toMatchObject({ action: 'create', staffEmail: desk.account.email })
  expect(JSON.stringify(entry)).not.toMatch(/akello|room for you/i)
})

test('the same answer sent again under its key is mailed once', async ({ desk, database: { orm } }) => {
  const thread = await desk.write()
  const answers = await Promise.all([1, 2, 3].map(() => desk.answer(thread, ANSWER, 'one-press')))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect([await orm.$count(messageReplies), await orm.$count(mails)]).toEqual([1, 1])
})

test('another answer under a key that was used is refused with the reason, and nothing is sent', async ({
  desk,
  database: { orm },
}) => {
  const thread = await desk.write()
  expect((await desk.answer(thread, ANSWER, 'used')).status).toBe(201)
  const other = await desk.write({ name: 'Mbabazi Ruth' })
  for (const [name, reply] of [
    [thread, { ...ANSWER, text: 'We are full.' }],
    [thread, { ...ANSWER, subject: 'Re: Full' }],
    [other, ANSWER],
  ] as const) {
    const { status, body } = await desk.answer(name, reply, 'used')
    expect([status, body.message]).toEqual([
      422,
      'This Idempotency-Key was already used for a different answer. Please use a new one.',
    ])
  }
  expect([await orm.$count(messageReplies), await orm.$count(mails)]).toEqual([1, 1])
})

test('an enquiry that is new moves to answered, one that is held stays held', async ({
  desk,
  database: { orm },
}) => {
  const asked = {
    ...({ venue: 'banquet-hall', layout: 'banquet', catering: 'dinner', guests: 90, villas: 4 } as const),
    ...{ eventDate: toDay('2027-05-15'), name: 'Akello', email: 'akello@guest.example' },
  }
  const made = await orm
    .insert(eventEnquiries)
    .values([asked, { ...asked, status: 'held' }])
    .returning()
  for (const { id } of made) expect((await desk.answer(`enquiry/${id}`)).status).toBe(201)
  const after = await orm.select().from(eventEnquiries).orderBy(eventEnquiries.id)
  expect(after.map(({ status }) => status)).toEqual(['answered', 'held'])
  const thread = await desk.call('GET', `/api/admin/threads/enquiry/${made[0]?.id}`)
  expect(thread.body).toMatchObject({
    ...{ guestName: 'Akello', subject: 'Banquet hall, Sat, 15 May 2027' },
    ...{ checkIn: '2027-05-14', checkOut: '2027-05-16' },
  })
  expect(await desk.receive()).toHaveLength(2)
})

test('a thread knows the phone in one form, the stay in mind, and by which name to greet', async ({
  desk,
}) => {
  const stay = { checkIn: toDay('2027-05-14'), checkOut: toDay('2027-05-16'), guests: '6+' } as const
  const thread = await desk.write({ phone: '0772 123456', ...stay })
  expect((await desk.call('GET', `/api/admin/threads/${thread}`)).body).toMatchObject({
    ...{ phoneNumber: '+256772123456', greeting: 'Akello Namatovu', siteUrl: 'http://hotel.example' },
    ...{ ...stay, guests: 6 },
  })
  const odd = await desk.write({ phone: 'call me', name: 'Win at https://prize.example' })
  expect((await desk.call('GET', `/api/admin/threads/${odd}`)).body).toMatchObject({
    phoneNumber: null,
    greeting: null,
  })
})

test('what an answer says before staff write is in the language of whoever wrote', async ({
  desk,
  database: { orm },
}) => {
  const stay = { checkIn: toDay('2027-05-14'), checkOut: toDay('2027-05-16') }
  const told = async (thread: string) => (await desk.call('GET', `/api/admin/threads/${thread}`)).body.told
  expect(await told(await desk.write(stay))).toEqual({
    ...{ dear: 'Dear Akello Namatovu,', guest: 'Akello Namatovu' },
    ...{ arrival: 'Fri, 14 May 2027', departure: 'Sun, 16 May 2027' },
  })
  expect(await told(await desk.write({ ...stay, language: 'fr', name: 'A1' }))).toEqual({
    ...{ dear: 'Bonjour,', guest: 'Madame, Monsieur' },
    ...{ arrival: 'ven. 14 mai 2027', departure: 'dim. 16 mai 2027' },
  })
  expect(await told(await desk.write({ name: 'A1' }))).toEqual({
    ...{ dear: 'Dear guest,', guest: 'guest', arrival: null, departure: null },
  })
  const asked = {
    venue: 'banquet-hall',
    layout: 'banquet',
    catering: 'dinner',
    guests: 90,
    villas: 4,
  } as const
  const eventDate = toDay('2027-05-15')
  const [enquiry] = await orm
    .insert(eventEnquiries)
    .values({ ...asked, eventDate, name: 'Jonas', email: 'jonas@guest.example', language: 'de' })
    .returning()
  expect(await told(`enquiry/${enquiry?.id}`)).toEqual({
    ...{ dear: 'Guten Tag Jonas,', guest: 'Jonas' },
    ...{ arrival: 'Fr., 14. Mai 2027', departure: 'So., 16. Mai 2027' },
  })
  // The lists, whose answers are written in a mail program.
  const greetings = async (list: string) =>
    (await desk.call('GET', `/api/admin/${list}`)).body.map(({ greeting }: { greeting: string }) => greeting)
  expect(await greetings('contact')).toEqual(['Dear A1,', 'Bonjour A1,', 'Dear Akello Namatovu,'])
  expect(await greetings('event-enquiries')).toEqual(['Guten Tag Jonas,'])
})

test('templates are read in the language of whoever wrote, and say where they are in English', async ({
  desk,
}) => {
  const path = '/api/admin/message-templates'
  const make = async (name: string, text: string) => (await desk.call('POST', path, { name, text })).body.id
  const room = await make('Room', 'Dear {guest}, we have room.')
  await make('Full', 'We are full.')
  const translate = (text: string) =>
    desk.call('PUT', `${path}/${room}/translations`, { fr: { texts: { text } } })
  expect((await translate('Nous avons de la place, {client}.')).status).toBe(422)
  expect((await translate('Nous avons de la place, {guest}.')).status).toBe(200)
  const read = async (language: 'en' | 'fr' | 'de') => {
    const { body } = await desk.call('GET', `/api/admin/threads/${await desk.write({ language })}`)
    return [body.language, ...body.templates.map((one: object) => Object.values(one).slice(1))]
  }
  const full = ['Full', 'We are full.', 'en']
  expect(await read('fr')).toEqual(['fr', ['Room', 'Nous avons de la place, {guest}.', 'fr'], full])
  for (const language of ['en', 'de'] as const)
    expect(await read(language)).toEqual([language, ['Room', 'Dear {guest}, we have room.', 'en'], full])
})

test.for([
  ['text', { text: ' ' }, 'Please write an answer'],
  ['text', { text: 'Room from {arrival}' }, 'Please write something for {arrival}'],
  ['subject', { subject: '' }, 'Please give the mail a subject'],
] as const)(
  'an answer with a wrong %s is refused with the reason: %#',
  async ([path, own, message], { desk }) => {
    const { status, body } = await desk.answer(await desk.write(), { ...ANSWER, ...own })
    expect([status, body.errors]).toEqual([422, [{ path, message }]])
  },
)

test('what is not there is not answered', async ({ desk, database: { orm } }) => {
  expect((await desk.answer('message/2147483000')).status).toBe(404)
  expect((await desk.answer('enquiry/2147483000')).status).toBe(404)
  expect((await desk.answer('booking/1')).status).toBe(422)
  expect(await orm.$count(mails)).toBe(0)
})
