import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import tls from 'node:tls'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { readFeed } from '@/features/channels/server/read-feed'
import { calendarFeeds } from '@/features/channels/server/table'
import { mailboxes } from '@/features/incoming-mail/server/table'
import { phoneMessages } from '@/features/phone-messages/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { sendWebhooks } from '@/features/webhooks/server/send-webhooks'
import { webhookDeliveries, webhooks } from '@/features/webhooks/server/table'
import { toDay } from '@/kernel/days'
import { keysOf } from '@/server/backups/backup-names'
import { openBackupPlace } from '@/server/backups/backup-place'
import { readSettings } from '@/server/env'
import { nameMailbox } from '@/server/mail/open-mailbox'
import { queueMail } from '@/server/mail/queue-mail'
import { sendMails } from '@/server/mail/send-mails'
import { smtpPost } from '@/server/mail/smtp-transport'
import { mails } from '@/server/mail/table'
import { createApi } from '../../../../test/app'
import { calendarText } from '../../../../test/calendar-text'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { startMailServer } from '../../../../test/mail-server'
import { startOutside } from '../../../../test/outside'
import { signInAs } from '../../../../test/staff'
import { startReceiver } from '../../../../test/webhook-receiver'
import { ALARM_BEGAN_KIND, ALARM_ENDED_KIND } from '../rules/alarm-mail-kinds'
import { alarmEmails } from './compose-emails'
import { FailureWindow, watchFailures } from './failure-window'
import { findBackupTrouble, findDiskTrouble, findMailboxTrouble } from './find-troubles'
import { settleAlarm } from './settle-alarm'
import { alarms } from './table'
import { alarmWork } from './watch-alarms'

const SECRET_KEY = randomBytes(32).toString('base64url')
const onThisMachine = (address: string) => address === '127.0.0.1'

const test = base
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
    const app = await createApi(database, { env: { SECRET_KEY } })
    onCleanup(() => app.close())
    return app
  })
  .extend('hotel', async ({ app, database, databaseCopy }) => {
    const { orm } = database
    for (const table of [alarms, mails, calendarFeeds, webhooks, phoneMessages]) await orm.delete(table)
    const log: string[] = []
    const say = (_what: unknown, line?: string) => void log.push(line ?? '')
    /** A process of its own, which looks once at everything. */
    const look = async (env: Record<string, string> = {}, window = new FailureWindow()) => {
      const settings = readSettings({ DATA_DIR: databaseCopy.dataDir, SECRET_KEY, ...env })
      const context = { database, settings, now: () => new Date() }
      await alarmWork(context, { info: say, error: say }, window).run(new AbortController().signal)
    }
    const desk = await signInAs(app, orm, 'receptionist')
    return {
      log,
      look,
      desk,
      superadmin: await signInAs(app, orm, 'superadmin'),
      /** What the panel shows. */
      shown: async () =>
        (await desk.call('GET', '/api/admin/alarms')).body.map(
          ({ kind, detail, endedAt }: { kind: string; detail: string; endedAt: string | null }) =>
            endedAt ? `${kind} is over` : `${kind}: ${detail}`,
        ),
      mailed: async () => (await orm.select({ kind: mails.kind }).from(mails)).map(({ kind }) => kind),
      /** Ten minutes and more go by in which nobody finds anything. */
      letQuietPass: () => orm.update(alarms).set({ seenAt: sql`now() - interval '11 minutes'` }),
    }
  })

test('a trouble is told once when it begins and once when it ends, by whichever process sees it first', async ({
  hotel,
  database: { orm },
}) => {
  const say = (_what: unknown, line?: string) => void hotel.log.push(line ?? '')
  const settle = (found: string | null) => settleAlarm(orm, { info: say, error: say }, 'disk', found)
  await Promise.all([settle('900 MB are free.'), settle('900 MB are free.')])
  await settle('800 MB are free.')
  expect(hotel.log).toEqual([expect.stringMatching(/^The disk is nearly full\. 900 MB are free\. Delete/)])
  expect(await hotel.mailed()).toEqual([ALARM_BEGAN_KIND])
  expect(await hotel.shown()).toEqual(['disk: 800 MB are free.'])

  await settle(null)
  expect(await hotel.shown(), 'one that comes and goes is not over yet').toEqual(['disk: 800 MB are free.'])
  await hotel.letQuietPass()
  await Promise.all([settle(null), settle(null)])
  await settle(null)
  expect(await hotel.shown()).toEqual(['disk is over'])
  expect(await hotel.mailed()).toEqual([ALARM_BEGAN_KIND, ALARM_ENDED_KIND])
  expect(hotel.log.slice(1)).toEqual(['Over: The disk is nearly full'])

  await settle('700 MB are free.')
  expect(await hotel.shown()).toEqual(['disk: 700 MB are free.', 'disk is over'])
})

test('the mails say what, since when and what to do, and go to who looks after the site', async ({
  hotel,
  database,
}) => {
  const { orm } = database
  await settleAlarm(orm, { info: () => {}, error: () => {} }, 'disk', '900 MB are free.')
  const [alarm] = await orm.select().from(alarms)
  const compose = async (kind: typeof ALARM_BEGAN_KIND | typeof ALARM_ENDED_KIND, env = {}) =>
    await alarmEmails({ database, settings: readSettings(env) })[kind](alarm?.id ?? 0)
  const settings = { ALARM_EMAIL: 'server@hotel.example', SITE_URL: 'https://hotel.example' }
  const began = await compose(ALARM_BEGAN_KIND, settings)
  expect(began).toMatchObject({ to: 'server@hotel.example', subject: 'To look at: The disk is nearly full' })
  for (const said of ['900 MB are free.', 'Delete what is not needed', 'https://hotel.example/admin'])
    expect(began?.text).toContain(said)
  expect((await compose(ALARM_BEGAN_KIND))?.to).toBe(sampleFacts.generalEmail)
  expect(await compose(ALARM_ENDED_KIND), 'it goes on').toBeNull()
  await hotel.letQuietPass()
  await settleAlarm(orm, { info: () => {}, error: () => {} }, 'disk', null)
  expect(await compose(ALARM_BEGAN_KIND), 'the mail of its end says both').toBeNull()
  expect((await compose(ALARM_ENDED_KIND))?.text).toMatch(/Since: .+\nUntil: .+\nFound last: 900 MB/)
})

test('e-mails that the mail server refuses to sign in for are told after ten minutes, by panel and log alone', async ({
  hotel,
  database,
}) => {
  const { orm } = database
  let isOpen = false
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) =>
      done(isOpen ? null : Object.assign(new Error('No'), { responseCode: 535 }), { user: 'desk' }),
  })
  onTestFinished(server.stop)
  const letter = { to: 'guest@example.com', subject: 'A stay', text: 'Text', html: '<p>Text</p>' }
  const settings = readSettings({ SECRET_KEY })
  const send = () =>
    sendMails({
      orm,
      post: smtpPost(server.url.replace('//', '//desk:secret@')),
      from: async () => 'stay@example.com',
      writers: { sample: async () => letter, ...alarmEmails({ database, settings }) },
    })
  const age = () =>
    orm.update(mails).set({ createdAt: sql`now() - interval '11 minutes'`, dueAt: new Date(0) })
  await queueMail(orm, 'sample', [1, 2])
  await send()
  await hotel.look()
  expect(await hotel.shown(), 'it has not lasted').toEqual([])
  await age()
  await send()
  await hotel.look()
  expect(await hotel.shown()).toEqual([
    expect.stringMatching(/^mails: [12] waited for 10 minutes.* refuses our sign-in/),
  ])
  expect(await hotel.mailed(), 'a setting to mend, and no letter about letters').toEqual(['sample', 'sample'])
  expect((await orm.select().from(mails)).map(({ status }) => status)).toEqual(['queued', 'queued'])

  isOpen = true
  await age()
  await send()
  await send()
  expect(server.received).toHaveLength(2)
  await hotel.letQuietPass()
  await hotel.look()
  expect(await hotel.shown()).toEqual(['mails is over'])
  await send()
  expect(server.received.at(-1)).toContain('Over: E-mails do not go out')
})

test('a calendar that has not been read for an hour is told, and one that failed once is not', async ({
  hotel,
  database,
}) => {
  const { orm } = database
  let status = 200
  const platform = await startOutside((_request, answer) =>
    answer.writeHead(status, { 'content-type': 'text/calendar' }).end(calendarText()),
  )
  onTestFinished(platform.close)
  const villaId = await makeVilla(orm)
  const [feed] = await orm
    .insert(calendarFeeds)
    .values({ villaId, name: 'Sample Stays', url: `${platform.url}/1.ics` })
    .returning()
  if (!feed) throw new Error('the feed was not made')
  const reader = {
    database,
    settings: readSettings({ SECRET_KEY }),
    today: () => toDay('2027-03-10'),
    mayReach: onThisMachine,
    changed: () => {},
  }
  await readFeed(reader, feed)
  status = 503
  await readFeed(reader, feed)
  await hotel.look()
  expect(await hotel.shown()).toEqual([])
  await orm.update(calendarFeeds).set({ readAt: sql`now() - interval '61 minutes'` })
  await hotel.look()
  expect(await hotel.shown()).toEqual([expect.stringMatching(/^feeds: Sample Stays of .*status 503/)])
  expect(await hotel.mailed()).toEqual([ALARM_BEGAN_KIND])
  status = 200
  await readFeed(reader, feed)
  await hotel.letQuietPass()
  await hotel.look()
  expect(await hotel.shown()).toEqual(['feeds is over'])
})

test('a mailbox that has not been read for half an hour is told, and one in which mails were left', async ({
  hotel,
  database: { orm },
}) => {
  const IMAP_URL = 'imaps://inbox:secret@mail.example'
  const env = { IMAP_URL, INCOMING_MAIL_ADDRESS: 'inbox@hotel.example' }
  const set = (values: Partial<typeof mailboxes.$inferInsert>) => orm.update(mailboxes).set(values)
  await orm.delete(mailboxes)
  await orm
    .insert(mailboxes)
    .values({ name: nameMailbox(IMAP_URL), readAt: new Date(), error: 'It hung up.' })
  await hotel.look(env)
  expect(await hotel.shown()).toEqual([])
  await set({ readAt: new Date(Date.now() - 31 * 60_000) })
  await hotel.look(env)
  expect(await hotel.shown()).toEqual(['mailbox: It hung up.'])
  await set({ error: null, readAt: new Date() })
  await hotel.letQuietPass()
  await hotel.look(env)
  expect(await hotel.shown()).toEqual(['mailbox is over'])
  await set({ leftAt: new Date() })
  await hotel.look(env)
  expect(await hotel.shown()).toContain('mailbox: Too many came at once: some were left in the mailbox.')
  await set({ leftReason: 'unreadable' })
  expect(await findMailboxTrouble(orm, IMAP_URL, 0)).toBe(
    'A mail could not be read: it was left in the mailbox.',
  )
  // A server that only talks is no failure that anybody wrote down.
  await set({ leftAt: null, readAt: new Date(Date.now() - 31 * 60_000) })
  expect(await findMailboxTrouble(orm, IMAP_URL, 31 * 60)).toMatch(
    /^It has not been read to its end for 30 minutes/,
  )
  expect(await findMailboxTrouble(orm, IMAP_URL, 60)).toBeNull()
})

test('a disk with less room than is needed is told, and one with more is not', ({ databaseCopy }) => {
  const { dataDir } = databaseCopy
  fs.mkdirSync(dataDir, { recursive: true })
  const { bavail, bsize } = fs.statfsSync(dataDir)
  expect(findDiskTrouble(dataDir, bavail * bsize * 2)).toMatch(/^\d+ MB are free on the disk of /)
  expect(findDiskTrouble(dataDir, 1)).toBeNull()
})

test('a backup that is missing, too old, or lies where nothing can be read is told', async ({
  hotel,
  databaseCopy,
  database: { orm },
}) => {
  const folder = path.join(databaseCopy.dataDir, 'backups')
  const env = { BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'four words nobody guesses' }
  const place = async (hoursAgo: number) => {
    fs.rmSync(folder, { recursive: true, force: true })
    fs.mkdirSync(folder, { recursive: true })
    for (const name of Object.values(keysOf(new Date(Date.now() - hoursAgo * 3_600_000))))
      fs.writeFileSync(path.join(folder, name), 'of a night')
  }
  await place(29)
  await hotel.look(env)
  expect(await hotel.shown()).toEqual([])
  await place(31)
  await hotel.look(env)
  expect(await hotel.shown()).toEqual(['backup: The newest good backup is 31 hours old.'])
  await orm.delete(alarms)
  fs.rmSync(folder, { recursive: true })
  fs.writeFileSync(folder, 'no folder')
  await hotel.look(env)
  expect(await hotel.shown(), 'a place that fails once may answer again').toEqual([])
  const watch = { place: openBackupPlace(readSettings(env)), failedLooks: 0 }
  const find = () => findBackupTrouble(watch, new Date(), 0)
  expect(await find()).toBeUndefined()
  expect(await find()).toBe(`The place of the backups cannot be read: ${folder}.`)
  fs.rmSync(folder)
  await place(1)
  expect(await find()).toBeNull()
  fs.rmSync(folder, { recursive: true })
  fs.writeFileSync(folder, 'no folder')
  expect(await find(), 'counted anew after a look that went well').toBeUndefined()
  fs.rmSync(folder)
})

test('a certificate that ends within 14 days is told, and one that browsers refuse', async ({
  hotel,
  databaseCopy,
  database: { orm },
}) => {
  const show = async (days: number) => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(databaseCopy.dataDir, name))
    const wish = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1']
    const made = spawnSync('openssl', [...wish, '-days', `${days}`, '-keyout', key ?? '', '-out', cert ?? ''])
    expect(made.status, 'openssl makes the certificate of this test').toBe(0)
    const server = tls.createServer({ key: fs.readFileSync(key ?? ''), cert: fs.readFileSync(cert ?? '') })
    server.on('tlsClientError', () => {})
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    await orm.delete(alarms)
    const { port } = server.address() as AddressInfo
    await hotel.look({ SITE_URL: `https://127.0.0.1:${port}` })
    return await hotel.shown()
  }
  expect(await show(10)).toEqual([expect.stringMatching(/^certificate: .* ends in (9|10) days\.$/)])
  expect(await show(90)).toEqual([expect.stringMatching(/^certificate: Browsers refuse .*self signed/)])
})

test('calls that fail by our fault are told when they are many, and asking whether we are ready is none', async ({
  hotel,
}) => {
  const app = Fastify()
  onTestFinished(() => app.close())
  for (const url of ['/api/broken', '/readyz'])
    app.get(url, async () => {
      throw new Error('broken')
    })
  app.get('/api/sound', async () => 'well')
  const window = watchFailures(app)
  const call = async (url: string, times: number) => {
    for (let time = 0; time < times; time++) await app.inject(url)
  }
  await call('/readyz', 20)
  await call('/api/nowhere', 20)
  await call('/api/broken', 4)
  await hotel.look({}, window)
  expect(await hotel.shown(), 'four are a slip').toEqual([])
  await call('/api/sound', 250)
  await call('/api/broken', 1)
  await hotel.look({}, window)
  expect(await hotel.shown(), 'one call in 55').toEqual([])
  await call('/api/broken', 1)
  await hotel.look({}, window)
  expect(await hotel.shown()).toEqual(['errors: 6 of 276 calls in the last 5 minutes failed.'])
  expect(window.read(Date.now() + 6 * 60_000)).toEqual({ calls: 0, failures: 0 })
})

test('messages to a webhook that were given up are told until they are sent again', async ({
  hotel,
  database,
}) => {
  const { orm } = database
  let status = 410
  const receiver = await startReceiver(() => status)
  onTestFinished(receiver.close)
  const context = { database, settings: readSettings({ SECRET_KEY }), mayReach: onThisMachine }
  const made = await hotel.superadmin.call('POST', '/api/admin/webhooks', {
    name: 'Door locks',
    url: receiver.url,
    kinds: ['booking.requested'],
  })
  expect(made.status).toBe(201)
  await makeBooking(orm, await makeVilla(orm), { status: 'pending' })
  await sendWebhooks(context)
  await hotel.look()
  expect(await hotel.shown()).toEqual(['webhooks: Door locks: 1 message given up.'])
  status = 204
  const [delivery] = await orm.select().from(webhookDeliveries)
  await hotel.superadmin.call('POST', `/api/admin/webhook-deliveries/${delivery?.id}/replay`, {})
  await sendWebhooks(context)
  await hotel.letQuietPass()
  await hotel.look()
  expect(await hotel.shown()).toEqual(['webhooks is over'])
})

test('a way to phones that takes no messages is told until one goes through', async ({ hotel, database }) => {
  const { orm } = database
  const bookingId = await makeBooking(orm, await makeVilla(orm))
  const kept = { kind: 'guest-message', bookingId, way: 'sms', isOutage: true } as const
  const error = 'InsufficientBalance (405)'
  await orm.insert(phoneMessages).values({ ...kept, subjectId: 1, status: 'queued', error })
  await hotel.look()
  expect(await hotel.shown(), 'it waits for a moment alone').toEqual([])
  await orm.update(phoneMessages).set({ createdAt: sql`now() - interval '11 minutes'` })
  await hotel.look()
  expect(await hotel.shown()).toEqual(['phones: SMS: 1 message kept back. InsufficientBalance (405)'])
  const gone = { ...kept, isOutage: false, subjectId: 2, status: 'sent' } as const
  await orm.insert(phoneMessages).values({ ...gone, way: 'whatsapp', sentAt: new Date(Date.now() + 1000) })
  await hotel.letQuietPass()
  await hotel.look()
  expect(await hotel.shown(), 'another way is well').not.toContain('phones is over')
  await orm.insert(phoneMessages).values({ ...gone, subjectId: 3, sentAt: new Date(Date.now() + 1000) })
  await hotel.letQuietPass()
  await hotel.look()
  expect(await hotel.shown()).toEqual(['phones is over'])
})
