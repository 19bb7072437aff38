import { expect, test } from 'vitest'
import { readMail, UnreadableMail } from './read-mail'

const HEAD = ['From: Akello N <akello@guest.example>', 'Subject: Re: Rooms']
const lines = (...all: string[]) => Buffer.from(all.join('\r\n'))
/** Links without an end, over which the parser's own turning of HTML into text takes minutes. */
const ENDLESS = `<a ${'href='.repeat(2000)}`

test.for([
  ['HTML alone', ['Content-Type: text/html', '', ENDLESS]],
  [
    'HTML beside plain text',
    [
      ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'Hello'],
      ...['--b', 'Content-Type: text/html', '', ENDLESS, '--b--', ''],
    ],
  ],
] as const)(
  'a mail of 10 kB that would keep the process busy for minutes, as %s, is given up, and the next is read meanwhile',
  async ([, body]) => {
    // The thread runs: what is measured is the mail.
    await readMail(lines(...HEAD, '', 'before'))
    const ticks: number[] = []
    const ticking = setInterval(() => ticks.push(performance.now()), 20)
    const hostile = readMail(lines(...HEAD, ...body), true, 1000)
    const next = readMail(lines(...HEAD, '', 'next'))
    await expect(hostile).rejects.toThrow(UnreadableMail)
    await expect(hostile).rejects.toThrow('It takes longer than 1 seconds')
    clearInterval(ticking)
    // Other work went on.
    expect(ticks.length).toBeGreaterThan(5)
    expect(await next).toMatchObject({ text: 'next', fromEmail: 'akello@guest.example' })
  },
)

test('of a mail beyond 5 MB the beginning is read, and what its sender holds is not changed', async () => {
  const bytes = lines(...HEAD, '', `Hello ${'x'.repeat(6 * 1024 * 1024)}`)
  const size = bytes.length
  expect(await readMail(bytes)).toMatchObject({ isShortened: true, text: expect.stringMatching(/^Hello x/) })
  expect(bytes.length).toBe(size)
  expect(await readMail(lines(...HEAD, '', 'Hello'), false)).toMatchObject({ isShortened: true })
})
