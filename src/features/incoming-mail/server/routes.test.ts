import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { contactEmails } from '@/features/contact/server/compose-emails'
import { contactMessages } from '@/features/contact/server/table'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { replyEmails } from '@/features/message-threads/server/compose-emails'
import { answeredInThread } from '@/features/message-threads/server/reply-to-thread'
import { receivedMails } from '@/features/message-threads/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import type { Context } from '@/server/context'
import { readSettings } from '@/server/env'
import { sendMails } from '@/server/mail/send-mails'
import { mails } from '@/server/mail/table'
import type { Message } from '@/server/mail/transport'
import { createApi } from '../../../../test/app'
import { test as base } from '../../../../test/database'
import { unfoldMail } from '../../../../test/mail-server'
import { signInAs } from '../../../../test/staff'

const TOKEN = 'a token for the provider'
const PATH = '/api/incoming-mail'
const GUEST = 'Akello Namatovu <Akello@guest.example>'

type Written = { from?: string; to?: string; text?: string; head?: string[] }

function write({ from = GUEST, to = 'inbox@hotel.example', text = 'Yes please.', head = [] }: Written = {}) {
  return [`From: ${from}`, `To: ${to}`, 'Subject: Re: Rooms', ...head, '', text, ''].join('\r\n')
}

const test = base.extend('desk', { scope: 'file' }, async ({ database, databaseCopy }, { onCleanup }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const env = {
    DATA_DIR: databaseCopy.dataDir,
    INCOMING_MAIL_ADDRESS: 'inbox@hotel.example',
    INCOMING_MAIL_TOKEN: TOKEN,
  }
  const app = await createApi(database, { env })
  onCleanup(() => app.close())
  const staff = await signInAs(app, orm, 'user')
  const settings = readSettings({ ...env, LOG_LEVEL: 'silent' })
  const context = { database, settings } as Context
  const writers = answeredInThread(context, { ...contactEmails(context), ...replyEmails(context) })
  const post = async (mail: string | Buffer, token = TOKEN, type = 'message/rfc822') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: PATH, headers, payload: mail })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  /** Sends what waits, and answers the last of it as it was sent. */
  const send = async () => {
    const sent: Message[] = []
    const take = { destination: 'here', deliver: async (message: Message) => void sent.push(message) }
    await sendMails({ orm, post: take, from: async () => 'stay@hotel.example', writers })
    return unfoldMail(String(sent.at(-1)?.bytes))
  }
  return {
    ...staff,
    app,
    post,
    send,
    outcome: async (mail: string) => (await post(mail)).body.outcome,
    thread: async (name: string) => (await staff.call('GET', `/api/admin/threads/${name}`)).body,
    /** A message that staff have answered, and the mail of the answer as the guest got it. */
    answered: async () => {
      const [made] = await orm
        .insert(contactMessages)
        .values({
          name: 'Akello',
          email: 'akello@guest.example',
          subject: 'Rooms',
          message: 'Is there room?',
        })
        .returning()
      const name = `message/${made?.id}`
      const reply = { subject: 'Re: Rooms', text: 'We have room.' }
      await staff.call('POST', `/api/admin/threads/${name}/replies`, reply)
      const mail = await send()
      return {
        ...{ id: made?.id ?? 0, name, mail },
        address: /^Reply-To: (.+)\r$/m.exec(mail)?.[1] ?? '',
        identifier: /^Message-ID: (.+)\r$/m.exec(mail)?.[1] ?? '',
      }
    },
  }
})

const SECRET = '0123456789abcdef0123'

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [contactMessages, eventEnquiries, mails, receivedMails]) await orm.delete(table)
})

test('what a guest answers to a mail of staff stands in its thread, which waits for staff again', async ({
  desk,
}) => {
  const { id, name, address } = await desk.answered()
  expect(address).toMatch(/^inbox\+t-m\d+-[\da-f]{20}@hotel\.example$/)
  await desk.call('PATCH', `/api/admin/contact/${id}`, { archived: true })
  const text = 'Yes please.\r\n\r\nOn Thu, 26 Nov 2026, The Hotel wrote:\r\n> We have room.'
  expect((await desk.post(write({ to: address, text }))).body).toEqual({ outcome: 'stored' })
  expect((await desk.thread(name)).received).toEqual([
    {
      ...{ id: expect.any(Number), at: expect.any(String), subject: 'Re: Rooms', text: 'Yes please.' },
      ...{ fromName: 'Akello Namatovu', fromEmail: 'Akello@guest.example', isFromOther: false },
      ...{ isAutomatic: false, isShortened: false, attachments: [] },
      quoted: 'On Thu, 26 Nov 2026, The Hotel wrote:\n> We have room.',
    },
  ])
  const [message] = (await desk.call('GET', '/api/admin/contact')).body
  expect(message).toMatchObject({ status: 'unread', isAnswered: false, archived: false })
  const news = (await desk.call('GET', '/api/admin/news')).body
  expect(news.items[0]).toMatchObject({ kind: 'reply', name: 'Akello', subjectId: id })
  expect(news.waiting).toBe(1)
  expect((await desk.call('GET', '/api/admin/contact?search=please')).body).toHaveLength(1)
})

test('the answer to what a guest wrote back goes into the same conversation of their mail program', async ({
  desk,
}) => {
  const { name, address } = await desk.answered()
  await desk.post(write({ to: address, head: ['Message-ID: <second@guest.example>'] }))
  const reply = { subject: 'Re: Rooms', text: 'See you.' }
  const answered = await desk.call('POST', `/api/admin/threads/${name}/replies`, reply)
  expect(answered.body).toMatchObject({ isMailRead: true, received: [{ text: 'Yes please.' }] })
  const mail = await desk.send()
  for (const header of ['In-Reply-To', 'References'])
    expect(mail).toMatch(new RegExp(`^${header}: <second@guest\\.example>\r$`, 'm'))
  expect(mail).toContain(`Reply-To: ${address}`)
  // Nobody else's address is answered.
  expect(mail).toMatch(/^To: akello@guest\.example\r$/m)
})

test('the same mail is stored once, posted again or twice at the same moment', async ({
  desk,
  database: { orm },
}) => {
  const { address } = await desk.answered()
  const mail = write({ to: address, head: ['Message-ID: <one@guest.example>'] })
  const outcomes = await Promise.all([1, 2, 3].map(() => desk.outcome(mail)))
  expect(outcomes.toSorted()).toEqual(['known', 'known', 'stored'])
  const stranger = write({ from: 'Okot <okot@guest.example>', head: ['Message-ID: <two@guest.example>'] })
  const begun = await Promise.all([1, 2, 3].map(() => desk.outcome(stranger)))
  expect(begun.toSorted()).toEqual(['begun', 'known', 'known'])
  expect([await orm.$count(contactMessages), await orm.$count(receivedMails)]).toEqual([2, 2])
})

test('an answer from another address is marked, and answers still go to the guest', async ({ desk }) => {
  const { name, address } = await desk.answered()
  await desk.post(write({ to: address, from: 'Mallory <mallory@other.example>' }))
  expect(await desk.thread(name)).toMatchObject({
    guestEmail: 'akello@guest.example',
    received: [{ isFromOther: true, fromEmail: 'mallory@other.example' }],
  })
})

test('without the address the mail that is answered leads to the thread, for its guest alone', async ({
  desk,
}) => {
  const { name, identifier } = await desk.answered()
  const head = [`In-Reply-To: ${identifier}`]
  expect(await desk.outcome(write({ head }))).toBe('stored')
  expect((await desk.thread(name)).received).toHaveLength(1)
  expect(await desk.outcome(write({ head, from: 'mallory@other.example' }))).toBe('begun')
  expect((await desk.thread(name)).received).toHaveLength(1)
})

test('a wrong address and a mail to nobody begin a message, and what follows on it joins it', async ({
  desk,
  database: { orm },
}) => {
  const { address, id } = await desk.answered()
  const forged = address.replace(`m${id}-`, `m${id + 1}-`)
  const first = write({ from: 'okot@guest.example', to: forged, head: ['Message-ID: <first@guest.example>'] })
  expect(await desk.outcome(first)).toBe('begun')
  const [message] = await orm
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, 'okot@guest.example'))
  expect(message).toMatchObject({
    name: 'okot',
    subject: 'Re: Rooms',
    message: 'Yes please.',
    status: 'unread',
  })
  // Whoever writes to us has it already: nothing is mailed.
  expect(await orm.$count(mails, eq(mails.subjectId, message?.id ?? 0))).toBe(0)
  const more = write({
    from: 'okot@guest.example',
    text: 'And dinner?',
    head: ['References: <first@guest.example>'],
  })
  expect(await desk.outcome(more)).toBe('stored')
  expect(await desk.thread(`message/${message?.id}`)).toMatchObject({
    received: [{ text: null }, { text: 'And dinner?', isFromOther: false }],
  })
  expect(await desk.outcome(write({ from: 'empty@guest.example', text: ' ' }))).toBe('begun')
})

test('an enquiry that was answered counts as new when its guest writes back, one that is held stays held', async ({
  desk,
  database: { orm },
}) => {
  const asked = {
    ...({ venue: 'banquet-hall', layout: 'banquet', catering: 'dinner', guests: 90, villas: 4 } as const),
    ...{ eventDate: toDay('2027-05-15'), name: 'Akello', email: 'akello@guest.example' },
  }
  const made = await orm
    .insert(eventEnquiries)
    .values([
      { ...asked, status: 'answered' },
      { ...asked, status: 'held' },
    ])
    .returning()
  await orm.insert(mails).values(
    made.map(({ id }) => ({
      ...{
        kind: 'event-enquiry-received',
        subjectId: id,
        identifier: `event-enquiry-received-${id}-${SECRET}`,
      },
      status: 'sent' as const,
    })),
  )
  for (const { id, identifier } of await orm.select().from(mails))
    await desk.outcome(write({ head: [`In-Reply-To: <${identifier}@hotel.example>`], text: `No ${id}` }))
  const after = await orm.select().from(eventEnquiries).orderBy(eventEnquiries.id)
  expect(after.map(({ status }) => status)).toEqual(['new', 'held'])
  expect((await desk.thread(`enquiry/${made[0]?.id}`)).received).toHaveLength(1)
  expect((await desk.call('GET', '/api/admin/news')).body.items).toContainEqual(
    expect.objectContaining({ kind: 'enquiry-reply', subjectId: made[1]?.id }),
  )
})

test('what programs write begins no message and opens none again, and nothing is ever answered to it', async ({
  desk,
  database: { orm },
}) => {
  const { id, name, address } = await desk.answered()
  const head = ['Auto-Submitted: auto-replied']
  expect(await desk.outcome(write({ head }))).toBe('left-out')
  expect(await desk.outcome(write({ head, to: address, text: 'I am away.' }))).toBe('stored')
  expect((await desk.thread(name)).received).toMatchObject([{ isAutomatic: true, text: 'I am away.' }])
  const [message] = await orm.select().from(contactMessages)
  expect(message).toMatchObject({ id, status: 'read', answeredAt: expect.any(Date) })
  expect(await orm.$count(mails)).toBe(1)
  expect(
    (await desk.call('GET', '/api/admin/news')).body.items.map((one: { kind: string }) => one.kind),
  ).toEqual(['message'])
})

test('a mail of ours that came back counts as undelivered, if the report knows whom it was for', async ({
  desk,
  database: { orm },
}) => {
  const { identifier, name } = await desk.answered()
  const report = (recipient: string, named = identifier) =>
    [
      ...['From: MAILER-DAEMON@mx.example', 'Content-Type: multipart/report; boundary=b', '', '--b'],
      ...[
        'Content-Type: message/delivery-status',
        '',
        `Final-Recipient: rfc822; ${recipient}`,
        'Action: failed',
      ],
      ...[
        'Status: 5.1.1',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${named}`,
        '--b--',
        '',
      ],
    ].join('\r\n')
  expect(await desk.outcome(report('other@guest.example'))).toBe('left-out')
  for (const guess of [
    identifier.replace(/-[\da-f]{20}@/, '@'),
    identifier.replace(/[\da-f]{20}@/, `${'0'.repeat(20)}@`),
  ])
    expect(await desk.outcome(report('akello@guest.example', guess))).toBe('left-out')
  expect(await desk.outcome(report('akello@guest.example'))).toBe('returned')
  expect(await desk.outcome(report('akello@guest.example'))).toBe('left-out')
  const [mail] = await orm.select().from(mails)
  expect(mail).toMatchObject({
    status: 'undelivered',
    error: 'It came back. The mail server that reports it wrote: “5.1.1”',
  })
  expect((await desk.thread(name)).replies).toMatchObject([{ mailStatus: 'undelivered' }])
  // Staff have it sent again, and the mailbox is read anew: the report is of the time before.
  await orm.update(mails).set({ status: 'sent' })
  expect(await desk.outcome(report('akello@guest.example'))).toBe('left-out')
  // One that went out before Message-IDs had a secret is known by its number, for some days.
  await orm.update(mails).set({ identifier: null, bounceHash: null })
  const older = report('akello@guest.example', identifier.replace(/-[\da-f]{20}@/, '@'))
  await orm.update(mails).set({ sentAt: sql`now() - interval '11 days'` })
  expect(await desk.outcome(older)).toBe('left-out')
  await orm.update(mails).set({ sentAt: sql`now() - interval '9 days'` })
  expect(await desk.outcome(older)).toBe('returned')
})

test('reports of mails that came back are limited a day', async ({ desk, database: { orm } }) => {
  const { identifier } = await desk.answered()
  const many = Array.from({ length: 200 }, (_none, n) => ({
    kind: 'sample',
    subjectId: n,
    bouncedAt: new Date(),
  }))
  await orm.insert(mails).values(many)
  const report = write({
    head: ['Content-Type: multipart/report; boundary=b'],
    text: [
      ...[
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Final-Recipient: rfc822; akello@guest.example',
      ],
      ...[
        'Action: failed',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${identifier}`,
        '--b--',
      ],
    ].join('\r\n'),
  })
  expect((await desk.post(report)).status).toBe(429)
  await orm.update(mails).set({ bouncedAt: sql`now() - interval '25 hours'` })
  expect(await desk.outcome(report)).toBe('returned')
})

test.for([
  ['Message-ID', 'Message-ID: <a\0b@guest.example>'],
  ['In-Reply-To', 'In-Reply-To: <a\0b@guest.example>'],
  ['References as an encoded word', 'References: <=?utf-8?Q?a=00b?=@guest.example>'],
  ['an encoded name', 'Reply-To: x\r\nSubject: =?utf-8?Q?a=00b?='],
] as const)('a mail with a sign in %s that no database keeps is stored', async ([, head], { desk }) => {
  expect(await desk.outcome(write({ from: `nul-${head.length}@guest.example`, head: [head] }))).toBe('begun')
})

test('a flood is stopped, and who posts it hears when to come back', async ({ desk, database: { orm } }) => {
  const from = 'flood@other.example'
  for (let n = 0; n < 10; n++) expect(await desk.outcome(write({ from, text: `No ${n}` }))).toBe('begun')
  const refused = await desk.post(write({ from, text: 'One more' }))
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(await desk.outcome(write({ from: 'okot@guest.example' }))).toBe('begun')
  await orm.update(receivedMails).set({ createdAt: sql`now() - interval '25 hours'` })
  expect(await desk.outcome(write({ from, text: 'One more' }))).toBe('begun')
})

test('who has no token, sends something else or sends nothing is told so', async ({ desk }) => {
  expect((await desk.post(write(), 'another token of nobody')).status).toBe(401)
  expect((await desk.app.inject({ method: 'POST', url: PATH })).statusCode).toBe(401)
  const json = await desk.post('{}', TOKEN, 'application/json')
  expect([json.status, json.body.message]).toEqual([415, 'Please send the raw mail as message/rfc822.'])
  expect((await desk.post('')).status).toBe(400)
  expect((await desk.post(`${write({ from: 'big@guest.example' })}${'x'.repeat(8_000_000)}`)).status).toBe(
    200,
  )
  expect((await desk.post(Buffer.alloc(36 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
})
