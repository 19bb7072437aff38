import { test as base, expect } from 'vitest'
import { startImapSimulator } from '../../../simulators/imap'
import { MailboxError, withMailbox } from './open-mailbox'

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the wanted fixtures out of this pattern.
  .extend('server', async ({}, { onCleanup }) => {
    const server = await startImapSimulator()
    onCleanup(server.close)
    return server
  })

const number = () => Promise.resolve(1)

test('a server that goes on talking and never answers is hung up on', async ({ server }) => {
  server.failNext('SELECT', 'talking')
  const opening = withMailbox(server.url, number, { patienceMs: 300 })
  await expect(opening).rejects.toThrow('hung up: it talks and does not answer')
})

test('a server that sends more of a mail than it was asked for fills no memory', async ({ server }) => {
  server.deliver('one')
  server.failNext('UID FETCH', 'giant')
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }, 10)
  const reading = withMailbox(server.url, (open) => open.read(1, 1000))
  await expect(reading).rejects.toMatchObject({
    message: 'The mail server sends more than it was asked for.',
    isAnswer: true,
  })
  clearInterval(watching)
  expect(most).toBeLessThan(100_000_000)
})

test('a mail that the server refuses to give is told from a line that breaks', async ({ server }) => {
  server.deliver('one')
  const read = () => withMailbox(server.url, (open) => open.read(1, 1000)).catch((error: unknown) => error)
  server.failNext('UID FETCH', 'refused')
  expect(await read()).toMatchObject({
    message: 'The mail server does not give out a mail: Not now',
    isAnswer: true,
  })
  server.failNext('UID FETCH', 'cut')
  expect(await read()).toMatchObject({ isAnswer: false })
})

test('a folder whose mails have no numbers is refused with a sentence', async ({ server }) => {
  server.failNext('SELECT', 'unnumbered')
  await expect(withMailbox(server.url, number)).rejects.toThrow(
    'The mail server does not number the mails of INBOX',
  )
})

test.for(['secret', 'a "quoted" \\ one', 'pass word with spaces'])(
  'a server that repeats what we sent puts no password into what is told: %s',
  async (password, { server }) => {
    const url = server.url.replace(':secret@', `:${encodeURIComponent(password)}@`)
    server.failNext('LOGIN', 'repeated')
    const failed = await withMailbox(url, number).catch((error: unknown) => error)
    if (!(failed instanceof MailboxError)) throw failed
    expect(failed.message).toContain('I do not understand')
    for (const secret of [password, password.replace(/["\\]/g, '\\$&'), 'inbox@hotel.example'])
      expect(`${failed.message} ${failed.stack} ${String(failed.cause)}`).not.toContain(secret)
  },
)
