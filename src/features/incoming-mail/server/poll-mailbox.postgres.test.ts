import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { contactMessages } from '@/features/contact/server/table'
import { startImapSimulator } from '../../../../simulators/imap'
import { startChild } from '../../../../test/child-process'
import { test } from '../../../../test/database'
import { mailboxes } from './table'

const MAILS = 8
const SOON = { timeout: 20_000 }

test('a process that is killed between storing a mail and marking it, or before storing it, loses none and doubles none; two of them share the rest', async ({
  database: { orm },
  databaseCopy,
}) => {
  const server = await startImapSimulator()
  onTestFinished(server.close)
  const key = randomBytes(32).toString('base64url')
  const start = () => startChild('poll-mailbox', databaseCopy.url ?? '', key, server.url)
  const comeDue = () => orm.update(mailboxes).set({ dueAt: sql`now()` })
  const deliver = (n: number) =>
    server.deliver(`From: guest-${n}@guest.example\r\nSubject: Rooms\r\n\r\nNo ${n}\r\n`)
  const many = () => orm.$count(contactMessages)
  const isAt = (command: string) => expect.poll(() => server.commands.at(-1), SOON).toBe(command)

  const first = start()
  await expect.poll(() => orm.$count(mailboxes, sql`read_at is not null`), SOON).toBe(1)
  deliver(1)
  server.failNext('UID STORE', 'silent')
  await comeDue()
  await isAt('UID STORE')
  await first.kill()
  expect([await many(), server.mails[0]?.flags.size]).toEqual([1, 0])

  deliver(2)
  server.failNext('UID FETCH', 'silent')
  const second = start()
  await second.line(0)
  await comeDue()
  await isAt('UID FETCH')
  await second.kill()
  expect(await many()).toBe(1)

  for (let n = 3; n <= MAILS; n++) deliver(n)
  const both = [start(), start()]
  onTestFinished(async () => void (await Promise.all(both.map((one) => one.kill()))))
  await Promise.all(both.map((one) => one.line(0)))
  await comeDue()
  await expect.poll(many, SOON).toBe(MAILS)
  const texts = (await orm.select().from(contactMessages).orderBy(contactMessages.id)).map(
    ({ message }) => message,
  )
  expect(texts).toEqual(Array.from({ length: MAILS }, (_none, index) => `No ${index + 1}`))
})
