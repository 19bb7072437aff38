import { asc, eq } from 'drizzle-orm'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished } from 'vitest'
import { test as base } from '../../../test/database'
import { startMailServer } from '../../../test/mail-server'
import type { Email } from './email'
import { queueMail } from './queue-mail'
import { sendMails } from './send-mails'
import { smtpPost } from './smtp-transport'
import { mails } from './table'
import type { MailTransport } from './transport'

const IMPATIENT_MS = 700
const HOLD_MINUTES = 20

const test = base.extend('desk', { scope: 'file' }, async ({ database: { orm } }) => {
  const letterTo = (to: string): Email => ({ to, subject: 'A stay', text: 'Text', html: '<p>Text</p>' })
  const reports: string[] = []
  const writers = {
    sample: async (subjectId: number) => letterTo(`guest.${subjectId}@example.com`),
    held: async () => ({
      ...letterTo('held@example.com'),
      retryUntil: new Date(Date.now() + HOLD_MINUTES * 60_000),
    }),
  }
  return {
    reports,
    send: (post: MailTransport, closing?: AbortSignal) =>
      sendMails(
        {
          orm,
          post,
          from: async () => 'Pearl <stay@example.com>',
          writers,
          onOutage: (outage) => void reports.push(outage ?? 'over'),
        },
        closing,
      ),
    queue: (...ids: number[]) => queueMail(orm, 'sample', ids),
    hurry: () => orm.update(mails).set({ dueAt: new Date(0) }),
    state: async () =>
      (await orm.select().from(mails).orderBy(asc(mails.id))).map(({ status, attempts, outage }) => [
        status,
        attempts,
        outage,
      ]),
  }
})

test.beforeEach(async ({ database, desk }) => {
  await database.orm.delete(mails)
  desk.reports.length = 0
})

async function open(own: SMTPServerOptions = {}) {
  const server = await startMailServer(own)
  onTestFinished(server.stop)
  return server
}

const saying = (responseCode: number) => Object.assign(new Error('No'), { responseCode })

describe('what the mail server says of no mail in particular', () => {
  const refusals: [string, string, (isOpen: () => boolean) => SMTPServerOptions][] = [
    [
      'a refused sign-in',
      'sign-in',
      (isOpen) => ({
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(isOpen() ? null : saying(535), { user: 'desk' }),
      }),
    ],
    [
      'a sign-in that is missing at the recipient',
      'sign-in',
      (isOpen) => ({ onRcptTo: (_to, _session, done) => done(isOpen() ? null : saying(530)) }),
    ],
    [
      'a refused greeting',
      'connection',
      (isOpen) => ({ onConnect: (_session, done) => done(isOpen() ? null : saying(554)) }),
    ],
    [
      'a sender that is not let through',
      'sender',
      (isOpen) => ({ onMailFrom: (_from, _session, done) => done(isOpen() ? null : saying(553)) }),
    ],
    [
      'a service that closes in the middle',
      'connection',
      (isOpen) => ({ onRcptTo: (_to, _session, done) => done(isOpen() ? null : saying(421)) }),
    ],
  ]

  test.for(refusals)(
    '%s stops the pass, gives up no mail, and all go out once it is over',
    async ([, outage, optionsOf], { desk, database }) => {
      let isOpen = false
      const server = await open(optionsOf(() => isOpen))
      const post = smtpPost(`smtp://desk:secret@127.0.0.1:${server.port}`, IMPATIENT_MS)
      const unsigned = smtpPost(server.url, IMPATIENT_MS)
      const way = optionsOf(() => true).onAuth ? post : unsigned
      await desk.queue(1, 2, 3)
      expect(await desk.send(way)).toBe(0)
      expect(await desk.state()).toEqual([
        ['queued', 1, outage],
        ['queued', 0, null],
        ['queued', 0, null],
      ])
      const [mail] = await database.orm.select().from(mails).orderBy(asc(mails.id))
      expect(mail?.error).toMatch(/421|5\d\d/)
      await desk.send(way)
      expect(desk.reports).toEqual([outage, outage])
      isOpen = true
      // The first to go through lets those that wait for the server go at once, not at the end of their pause.
      expect(await desk.send(way)).toBe(3)
      expect(await desk.state()).toEqual([
        ['sent', 2, null],
        ['sent', 2, null],
        ['sent', 1, null],
      ])
      expect(desk.reports).toEqual([outage, outage, 'over'])
    },
  )

  test('a server that nobody finds is told as such', async ({ desk }) => {
    const gone = await startMailServer()
    await gone.stop()
    await desk.queue(1)
    await desk.send(smtpPost(gone.url, IMPATIENT_MS))
    expect(await desk.state()).toEqual([['queued', 1, 'connection']])
  })
})

test('what it says of one recipient or of one message is final for that mail alone', async ({ desk }) => {
  const server = await open({
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('guest.1@') ? saying(550) : null),
    onData: (stream, session, done) => {
      stream.resume()
      const isSecond = session.envelope.rcptTo.some(({ address }) => address.startsWith('guest.2@'))
      stream.on('end', () => done(isSecond ? saying(554) : null))
    },
  })
  await desk.queue(1, 2, 3)
  expect(await desk.send(smtpPost(server.url))).toBe(1)
  expect(await desk.state()).toEqual([
    ['undelivered', 1, null],
    ['undelivered', 1, null],
    ['sent', 1, null],
  ])
})

test('a mail that promises nights is given up while they are still held', async ({ desk, database }) => {
  const gone = await startMailServer()
  await gone.stop()
  await queueMail(database.orm, 'held', [1])
  const attempts: unknown[] = []
  for (let attempt = 1; attempt <= 5; attempt++) {
    await desk.hurry()
    await desk.send(smtpPost(gone.url, IMPATIENT_MS))
    attempts.push((await desk.state())[0]?.[0])
  }
  // Pauses of 1, 2, 5 and 15 minutes fit into the twenty of the hold; the one of 30 does not.
  expect(attempts).toEqual(['queued', 'queued', 'queued', 'queued', 'undelivered'])
})

test('a mail of a kind that this process cannot write waits for one that can', async ({ desk, database }) => {
  const server = await open()
  await queueMail(database.orm, 'kind-of-tomorrow', [1])
  await desk.queue(2)
  expect(await desk.send(smtpPost(server.url))).toBe(1)
  expect(await desk.state()).toEqual([
    ['queued', 0, null],
    ['sent', 1, null],
  ])
})

test('a sign-in that is refused for days makes no mail undelivered, and once it is mended all go out', async ({
  desk,
}) => {
  let isMended = false
  const server = await open({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => (isMended ? done(null, { user: auth.username }) : done(saying(535))),
  })
  const post = smtpPost(server.url.replace('//', '//desk:secret@'))
  await desk.queue(1, 2)
  for (let attempt = 1; attempt <= 24; attempt++) {
    await desk.hurry()
    await desk.send(post)
  }
  expect((await desk.state()).map(([status]) => status)).toEqual(['queued', 'queued'])
  isMended = true
  await desk.hurry()
  expect(await desk.send(post)).toBe(2)
})

test('a mail of a kind that nobody knew for a quarter of an hour is shown to staff as undelivered', async ({
  desk,
  database,
}) => {
  const server = await open()
  await queueMail(database.orm, 'kind-of-tomorrow', [1])
  await database.orm.update(mails).set({ dueAt: new Date(Date.now() - 16 * 60_000) })
  expect(await desk.send(smtpPost(server.url))).toBe(0)
  expect(await desk.state()).toEqual([['undelivered', 0, null]])
  const [mail] = await database.orm.select().from(mails)
  expect(mail?.error).toContain('kind-of-tomorrow')
})

describe('closing', () => {
  test('waits for no dialogue that has not come to the mail yet, and takes no further mail', async ({
    desk,
  }) => {
    const closing = new AbortController()
    const server = await open({ onMailFrom: () => closing.abort() })
    await desk.queue(1, 2)
    expect(await desk.send(smtpPost(server.url), closing.signal)).toBe(0)
    // As if it had never been tried: the next process takes it at once.
    expect(await desk.state()).toEqual([
      ['queued', 0, null],
      ['queued', 0, null],
    ])
    const next = await open()
    expect(await desk.send(smtpPost(next.url))).toBe(2)
  })

  test('hears the answer to a mail that the server has in its hands', async ({ desk, database }) => {
    const closing = new AbortController()
    const server = await open({
      onData: (stream, _session, done) => {
        stream.resume()
        stream.on('end', () => {
          closing.abort()
          setImmediate(done)
        })
      },
    })
    await desk.queue(1, 2)
    expect(await desk.send(smtpPost(server.url), closing.signal)).toBe(1)
    expect(await desk.state()).toEqual([
      ['sent', 1, null],
      ['queued', 0, null],
    ])
    expect(await database.orm.$count(mails, eq(mails.status, 'undelivered'))).toBe(0)
  })
})
