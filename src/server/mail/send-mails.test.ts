import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { test as base } from '../../../test/database'
import { startMailServer } from '../../../test/mail-server'
import { folderPost } from './folder-transport'
import { queueMail } from './queue-mail'
import { sendMails } from './send-mails'
import { smtpPost } from './smtp-transport'
import { mails } from './table'
import type { MailTransport } from './transport'

const IMPATIENT_MS = 700

const test = base.extend('desk', { scope: 'file' }, async ({ database: { orm } }) => {
  const write = async (subjectId: number) => ({
    to: 'sample.guest@example.com',
    subject: `About ${subjectId}`,
    text: 'Déjà vu',
    html: '<p>Déjà vu</p>',
  })
  return {
    send: (post: MailTransport) =>
      sendMails({ orm, post, from: async () => 'Pearl <stay@example.com>', writers: { sample: write } }),
    queue: (...ids: number[]) => queueMail(orm, 'sample', ids),
    hurry: () => orm.update(mails).set({ dueAt: new Date(0) }),
    state: async () =>
      (await orm.select().from(mails).orderBy(asc(mails.id))).map(({ status, attempts }) => [
        status,
        attempts,
      ]),
  }
})

test.beforeEach(async ({ database }) => {
  await database.orm.delete(mails)
})

const subjects = (received: string[]) =>
  received.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim()).sort()

test('mails arrive once each, from several workers too, with both forms of the text', async ({
  desk,
  database,
}) => {
  const server = await startMailServer()
  await desk.queue(...Array.from({ length: 12 }, (_, index) => index + 1))
  const post = smtpPost(server.url)
  const counts = await Promise.all([desk.send(post), desk.send(post), desk.send(post)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12)
  expect(await desk.send(post)).toBe(0)
  expect(new Set(subjects(server.received)).size).toBe(12)
  expect(server.received).toHaveLength(12)
  const [mail] = server.received
  expect(mail).toMatch(/^From: Pearl <stay@example\.com>/m)
  expect(mail).toMatch(/^Message-ID: <sample-\d+-[\da-f]{20}@example\.com>/m)
  expect(mail).toContain('text/plain; charset=utf-8')
  expect(mail).toContain('text/html; charset=utf-8')
  const [row] = await database.orm.select().from(mails)
  expect(row).toMatchObject({ status: 'sent', recipient: 'sample.guest@example.com', error: null })
  await server.stop()
})

describe('a mail server', () => {
  test('that is down delays mails and loses none; back again, it gets each once', async ({
    desk,
    database,
  }) => {
    const before = await startMailServer()
    await before.stop()
    await desk.queue(1, 2)
    const post = smtpPost(before.url, IMPATIENT_MS)
    expect(await desk.send(post)).toBe(0)
    // One try was enough to see that nobody is there.
    expect(await desk.state()).toEqual([
      ['queued', 1],
      ['queued', 0],
    ])
    const [first] = await database.orm.select().from(mails).orderBy(asc(mails.id))
    expect(first?.error).toContain('ECONNREFUSED')
    expect(first?.dueAt.getTime()).toBeGreaterThan(Date.now() + 50_000)
    const back = await startMailServer({}, before.port)
    expect(await desk.send(post)).toBe(2)
    expect(subjects(back.received)).toEqual(['About 1', 'About 2'])
    await back.stop()
  })

  test('that refuses a mail has it shown to staff at once; one that puts it off is asked again', async ({
    desk,
  }) => {
    let code = 550
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(code === 0 ? null : Object.assign(new Error('No'), { responseCode: code })),
    })
    const post = smtpPost(server.url)
    await desk.queue(1)
    await desk.send(post)
    expect(await desk.state()).toEqual([['undelivered', 1]])
    code = 451
    await desk.queue(2)
    await desk.send(post)
    expect(await desk.state()).toEqual([
      ['undelivered', 1],
      ['queued', 1],
    ])
    code = 0
    await desk.hurry()
    await desk.send(post)
    expect(await desk.state()).toEqual([
      ['undelivered', 1],
      ['sent', 2],
    ])
    expect(subjects(server.received)).toEqual(['About 2'])
    await server.stop()
  })

  test('that is slow to greet is tried later; one that falls silent with the mail in its hands is never sent it twice', async ({
    desk,
  }) => {
    let isSlow = true
    const greeting = await startMailServer({
      onConnect: (_session, done) => setTimeout(done, isSlow ? 3 * IMPATIENT_MS : 0),
    })
    await desk.queue(1)
    await desk.send(smtpPost(greeting.url, IMPATIENT_MS))
    expect(await desk.state()).toEqual([['queued', 1]])
    isSlow = false
    await desk.hurry()
    await desk.send(smtpPost(greeting.url, IMPATIENT_MS))
    expect(subjects(greeting.received)).toEqual(['About 1'])
    await greeting.stop()

    const silent = await startMailServer({ onData: (stream) => void stream.resume() })
    await desk.queue(2)
    await desk.send(smtpPost(silent.url, IMPATIENT_MS))
    expect((await desk.state()).at(-1)).toEqual(['undelivered', 1])
    await silent.stop()
  })

  test('that is slow at every word, but not too slow, gets each mail once, whoever asks meanwhile', async ({
    desk,
  }) => {
    const linger = (done: () => void) => void setTimeout(done, IMPATIENT_MS / 4)
    const server = await startMailServer({
      onConnect: (_session, done) => linger(done),
      onMailFrom: (_address, _session, done) => linger(done),
      onRcptTo: (_address, _session, done) => linger(done),
    })
    await desk.queue(1, 2)
    const post = smtpPost(server.url, 10 * IMPATIENT_MS)
    await Promise.all([desk.send(post), desk.send(post)])
    expect(await desk.send(post)).toBe(0)
    expect(subjects(server.received)).toEqual(['About 1', 'About 2'])
    expect(await desk.state()).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
    await server.stop()
  })

  test('that stays away is given up after the tenth pause, and staff see it', async ({ desk }) => {
    const gone = await startMailServer()
    await gone.stop()
    await desk.queue(1)
    for (let attempt = 1; attempt <= 10; attempt++) {
      await desk.hurry()
      await desk.send(smtpPost(gone.url, IMPATIENT_MS))
      expect(await desk.state()).toEqual([['queued', attempt]])
    }
    await desk.hurry()
    await desk.send(smtpPost(gone.url, IMPATIENT_MS))
    expect(await desk.state()).toEqual([['undelivered', 11]])
  })
})

test('a mail whose worker died while sending is shown to staff and not sent again by itself', async ({
  desk,
  database,
}) => {
  const server = await startMailServer()
  await desk.queue(1)
  const dying = { destination: '', deliver: () => new Promise<void>(() => {}) }
  void desk.send(dying)
  await expect.poll(desk.state).toEqual([['sending', 1]])
  expect(await desk.send(smtpPost(server.url))).toBe(0)
  await desk.hurry()
  await desk.send(smtpPost(server.url))
  expect(await desk.state()).toEqual([['undelivered', 1]])
  expect(server.received).toEqual([])
  const [mail] = await database.orm.select().from(mails).where(eq(mails.status, 'undelivered'))
  expect(mail?.error).toContain('Interrupted')
  await server.stop()
})

test('a mail that cannot be written is tried again, and one with nobody to tell is needless', async ({
  database,
}) => {
  const { orm } = database
  const writers = {
    broken: async () => {
      throw new Error('no ink')
    },
    idle: async () => null,
  }
  await queueMail(orm, 'broken', [1])
  await queueMail(orm, 'idle', [1])
  const post = { destination: '', deliver: async () => {} }
  await sendMails({ orm, post, from: async () => 'stay@example.com', writers })
  const rows = await orm.select().from(mails).orderBy(asc(mails.id))
  expect(rows.map(({ status, error }) => [status, error])).toEqual([
    ['queued', 'no ink'],
    ['needless', null],
  ])
})

test('without a mail server mails are files in the outbox', async ({ desk }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  await desk.queue(7)
  await desk.send(folderPost(folder))
  const [file, ...more] = readdirSync(folder)
  expect([file, more]).toEqual([expect.stringMatching(/^sample-\d+\.eml$/), []])
  expect(readFileSync(path.join(folder, file ?? ''), 'utf8')).toContain('Subject: About 7')
  rmSync(folder, { recursive: true })
})
