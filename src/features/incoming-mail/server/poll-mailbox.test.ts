import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { contactMessages } from '@/features/contact/server/table'
import { receivedMails } from '@/features/message-threads/server/table'
import type { Context } from '@/server/context'
import type { Database } from '@/server/db/connect'
import { checkMailbox } from '@/server/doctor/check-mailbox'
import { readSettings } from '@/server/env'
import { nameMailbox } from '@/server/mail/open-mailbox'
import { startImapSimulator } from '../../../../simulators/imap'
import { test as base, openDatabase } from '../../../../test/database'
import { mailboxReader } from './poll-mailbox'
import { mailboxes } from './table'

const write = (n: number | string, head: string[] = []) =>
  [
    `From: guest-${n}@guest.example`,
    'To: inbox@hotel.example',
    'Subject: Rooms',
    ...head,
    '',
    `No ${n}`,
    '',
  ].join('\r\n')

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the wanted fixtures out of this pattern.
  .extend('server', async ({}, { onCleanup }) => {
    const server = await startImapSimulator()
    onCleanup(server.close)
    return server
  })
  .extend('inbox', async ({ database, databaseCopy, server }) => {
    const { orm } = database
    const settings = readSettings({
      ...{ DATA_DIR: databaseCopy.dataDir, LOG_LEVEL: 'silent', IMAP_URL: server.url },
      INCOMING_MAIL_ADDRESS: 'inbox@hotel.example',
    })
    const said: string[] = []
    const note = (_fields: object, text?: string) => void said.push(text ?? '')
    const log = { error: note, warn: note, info: (text: string) => void said.push(text) }
    const reader = (on: Database = database, timeLimitMs?: number) =>
      mailboxReader(
        { database: on, settings } as Context,
        log as Parameters<typeof mailboxReader>[1],
        timeLimitMs,
      )
    /** As after the pause, or after the process died that was reading. */
    const comeDue = () => orm.update(mailboxes).set({ dueAt: sql`now()` })
    const read = reader()
    return {
      ...{ settings, said, reader, comeDue },
      poll: async (closing?: AbortSignal) => {
        await comeDue()
        return await read(closing)
      },
      texts: async () =>
        (await orm.select().from(contactMessages).orderBy(contactMessages.id)).map(({ message }) => message),
      row: async () =>
        (
          await orm
            .select()
            .from(mailboxes)
            .where(eq(mailboxes.name, nameMailbox(server.url)))
        )[0],
    }
  })

test.beforeEach(async ({ database: { orm } }) => {
  for (const table of [mailboxes, contactMessages, receivedMails]) await orm.delete(table)
})

test('mails that come after the first look are stored in their order and marked as seen then, what was there before is left', async ({
  inbox,
  server,
}) => {
  server.deliver(write('before'))
  expect(await inbox.poll()).toBe(0)
  for (const n of [1, 2, 3]) server.deliver(write(n))
  expect(await inbox.poll()).toBe(3)
  expect(await inbox.texts()).toEqual(['No 1', 'No 2', 'No 3'])
  expect(server.mails.map(({ flags }) => flags.has('\\Seen'))).toEqual([false, true, true, true])
  expect(server.commands.filter((name) => name === 'LOGIN')).toHaveLength(2)
  expect(await inbox.poll()).toBe(0)
  expect(await inbox.row()).toMatchObject({ lastUid: 4, error: null, readAt: expect.any(Date) })
})

test('it waits between two looks, and what somebody has read in the mailbox comes in all the same', async ({
  inbox,
  server,
}) => {
  await inbox.poll()
  server.deliver(write(1))
  server.mails[0]?.flags.add('\\Seen')
  expect(await inbox.reader()()).toBe(0)
  expect(await inbox.poll()).toBe(1)
  expect(await inbox.texts()).toEqual(['No 1'])
})

test('two processes that read at once store each mail once', async ({
  inbox,
  server,
  database,
  databaseCopy,
}) => {
  await inbox.poll()
  for (let n = 1; n <= 6; n++) server.deliver(write(n))
  await inbox.comeDue()
  const other = database.engine === 'postgres' ? await openDatabase(databaseCopy) : database
  if (other !== database) onTestFinished(() => other.close())
  const read = await Promise.all([inbox.reader()(), inbox.reader(other)()])
  expect(read.toSorted()).toEqual([0, 6])
  // One that fell silent for longer than its lease, and goes on beside the one that took over.
  for (let n = 7; n <= 12; n++) server.deliver(write(n))
  const silent = inbox.poll()
  await expect.poll(() => server.commands.filter((name) => name === 'UID FETCH').length).toBeGreaterThan(6)
  await inbox.comeDue()
  await Promise.all([silent, inbox.reader(other)()])
  expect((await inbox.texts()).toSorted()).toEqual(
    Array.from({ length: 12 }, (_n, at) => `No ${at + 1}`).toSorted(),
  )
})

test.for([
  ['before a mail was read', 'UID FETCH', 'cut'],
  ['while a mail was read', 'UID FETCH', 'cut-after'],
  ['between storing and marking', 'UID STORE', 'cut'],
  ['after marking', 'UID STORE', 'cut-after'],
  ['before the folder was open', 'SELECT', 'cut'],
] as const)(
  'a line that breaks %s loses no mail and doubles none',
  async ([, command, fault], { inbox, server }) => {
    await inbox.poll()
    for (const n of [1, 2]) server.deliver(write(n))
    server.failNext(command, fault)
    expect(await inbox.poll()).toBe(0)
    expect((await inbox.row())?.error).toMatch(/^The mail server cannot be reached or hung up: /)
    await inbox.poll()
    expect(await inbox.texts()).toEqual(['No 1', 'No 2'])
    expect(inbox.said).toEqual(['The mailbox cannot be read', 'The mailbox is read again'])
  },
)

test('where the numbers of a mailbox begin anew, nothing is lost and nothing doubled', async ({
  inbox,
  server,
}) => {
  server.deliver(write('long ago'), new Date(Date.now() - 5 * 86_400_000))
  await inbox.poll()
  server.deliver(write(1))
  await inbox.poll()
  server.deliver(write(2))
  server.renumber()
  await inbox.poll()
  expect(await inbox.texts()).toEqual(['No 1', 'No 2'])
  server.deliver(write(3))
  await inbox.poll()
  expect(await inbox.texts()).toEqual(['No 1', 'No 2', 'No 3'])
})

test('what programs write and what comes in a flood stays unread in the mailbox, and the others come in', async ({
  inbox,
  server,
}) => {
  await inbox.poll()
  server.deliver(write('away', ['Auto-Submitted: auto-replied']))
  for (let n = 0; n < 11; n++) server.deliver(write('flood', [`Message-ID: <${n}@guest.example>`]))
  server.deliver(write(1))
  expect(await inbox.poll()).toBe(13)
  expect((await inbox.texts()).at(-1)).toBe('No 1')
  expect(await inbox.texts()).toHaveLength(11)
  expect(server.mails.filter(({ flags }) => !flags.has('\\Seen'))).toHaveLength(2)
  expect((await inbox.row())?.leftAt).toBeInstanceOf(Date)
})

test('of a giant mail the beginning is read', async ({ inbox, server }) => {
  await inbox.poll()
  server.deliver(`${write('giant')}${'x'.repeat(8 * 1024 * 1024)}`)
  expect(await inbox.poll()).toBe(1)
  expect((await inbox.texts())[0]).toMatch(/^No giant/)
})

const LEFT = 'A mail could not be taken and was left in the mailbox'

test('a mail whose values the database refuses is left at once, and those behind it come in', async ({
  inbox,
  server,
  database: { pool },
}) => {
  await inbox.poll()
  await pool.query("alter table contact_messages add constraint odd check (message <> 'No odd')")
  onTestFinished(async () => void (await pool.query('alter table contact_messages drop constraint odd')))
  server.deliver(write('odd'))
  server.deliver(write(1))
  expect(await inbox.poll()).toBe(2)
  expect(await inbox.texts()).toEqual(['No 1'])
  expect(inbox.said).toEqual([LEFT])
  expect(await inbox.row()).toMatchObject({ error: null, leftReason: 'unstorable', lastUid: 2 })
})

test('a mail that cannot be stored for another reason is left after three tries', async ({
  inbox,
  server,
  database: { pool },
}) => {
  await inbox.poll()
  await pool.query(`create function break() returns trigger language plpgsql as
    $$ begin if new.message = 'No odd' then raise exception 'broken'; end if; return new; end $$`)
  await pool.query(
    'create trigger odd before insert on contact_messages for each row execute function break()',
  )
  onTestFinished(async () => void (await pool.query('drop function break() cascade')))
  server.deliver(write('odd'))
  server.deliver(write(1))
  for (const _try of [1, 2]) await expect(inbox.poll()).rejects.toThrow()
  expect(await inbox.texts()).toEqual([])
  expect(await inbox.poll()).toBe(2)
  expect(await inbox.texts()).toEqual(['No 1'])
  expect(inbox.said).toContain(LEFT)
})

test('a mail that the server does not give is left after three tries, though other processes made them', async ({
  inbox,
  server,
}) => {
  await inbox.poll()
  for (const n of [1, 2]) server.deliver(write(n))
  for (const _try of [1, 2]) {
    server.failNext('UID FETCH', 'refused')
    await inbox.comeDue()
    expect(await inbox.reader()()).toBe(0)
    expect((await inbox.row())?.error).toBe('The mail server does not give out a mail: Not now')
  }
  server.failNext('UID FETCH', 'refused')
  expect(await inbox.poll()).toBe(2)
  expect(await inbox.texts()).toEqual(['No 2'])
  expect(await inbox.row()).toMatchObject({ error: null, leftReason: 'unreadable' })
})

test('a mail that would keep the parser busy for minutes is left, and one of which processes died is not read again', async ({
  inbox,
  server,
  database: { orm },
}) => {
  await inbox.poll()
  server.deliver(
    `From: a@guest.example\r\nContent-Type: text/html\r\n\r\nNo endless<a ${'href='.repeat(2000)}`,
  )
  server.deliver(write(2))
  await inbox.comeDue()
  expect(await inbox.reader(undefined, 500)()).toBe(2)
  expect(await inbox.texts()).toEqual(['No 2'])
  expect(await inbox.row()).toMatchObject({ error: null, leftReason: 'unreadable' })
  await orm.update(mailboxes).set({ triedUid: 3, tries: 3 })
  for (const n of [3, 4]) server.deliver(write(n))
  const fetched = () => server.commands.filter((name) => name === 'UID FETCH').length
  const before = fetched()
  expect(await inbox.poll()).toBe(2)
  expect(await inbox.texts()).toEqual(['No 2', 'No 4'])
  expect(fetched() - before).toBe(1)
})

test('a mailbox in which nothing may be marked is read all the same', async ({ inbox, server }) => {
  await inbox.poll()
  for (const n of [1, 2]) server.deliver(write(n))
  server.failNext('UID STORE', 'refused')
  expect(await inbox.poll()).toBe(2)
  expect(await inbox.texts()).toEqual(['No 1', 'No 2'])
})

test('a refused sign-in is told once, and doctor says what to look at', async ({ inbox, server }) => {
  server.setPassword('another')
  for (const _try of [1, 2]) expect(await inbox.poll()).toBe(0)
  expect(inbox.said).toEqual(['The mailbox cannot be read'])
  expect((await inbox.row())?.error).toMatch(/refuses our sign-in \(Invalid credentials\)/)
  expect(await checkMailbox(inbox.settings)).toMatchObject({
    state: 'failed',
    said: expect.stringContaining('sign-in'),
  })
  server.setPassword('secret')
  expect(await checkMailbox(inbox.settings)).toMatchObject({ state: 'ok' })
  expect(
    await checkMailbox({ ...inbox.settings, IMAP_URL: server.url.replace(/INBOX$/, 'Other') }),
  ).toMatchObject({
    state: 'failed',
    said: expect.stringContaining('does not open Other'),
  })
})

test('closing hangs up at once and lets another process read on', async ({ inbox, server }) => {
  await inbox.poll()
  server.deliver(write(1))
  server.failNext('UID FETCH', 'silent')
  const closing = new AbortController()
  const reading = inbox.poll(closing.signal)
  await expect.poll(() => server.commands.at(-1)).toBe('UID FETCH')
  closing.abort()
  expect(await reading).toBe(0)
  expect(await inbox.reader()()).toBe(1)
  expect(await inbox.texts()).toEqual(['No 1'])
})
