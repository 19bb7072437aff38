import { expect } from 'vitest'
import { bookingEmails } from '@/features/booking-emails/server/compose-emails'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { toDay } from '@/kernel/days'
import { readSettings } from '@/server/env'
import { sendMails } from '@/server/mail/send-mails'
import { smtpPost } from '@/server/mail/smtp-transport'
import { createApi } from './app'
import { test as base } from './database'
import { startMailServer, unfoldMail } from './mail-server'
import { readPdf } from './read-pdf'
import { signInAs } from './staff'

/** The day of the app. */
export const TODAY = toDay('2027-03-10')

/** `test` with the app behind a port, a clerk in it, and a mail server that takes its mails. */
export const test = base.extend('hotel', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const { orm } = database
  await orm.insert(propertyFacts).values({ facts: sampleFacts })
  const app = await createApi(database, { today: TODAY })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const mail = await startMailServer()
  onCleanup(async () => {
    await app.close()
    await mail.stop()
  })
  const { cookie } = await signInAs(app, orm, 'user')
  const writers = bookingEmails({
    database,
    settings: readSettings({ SITE_URL: 'https://hotel.example.com' }),
    now: () => new Date(`${TODAY}T12:00:00+03:00`),
  })
  const post = smtpPost(mail.url)
  const ask = (path: string, headers = {}) => fetch(url + path, { headers })
  return {
    read: async (path: string) => (await ask(path)).json(),
    readAsStaff: async (path: string) => (await ask(path, { cookie })).json(),
    readReceipt: async (id: number) => {
      const answer = await ask(`/api/admin/bookings/${id}/receipt.pdf`, { cookie })
      return readPdf(Buffer.from(await answer.arrayBuffer()))
    },
    send: async (
      path: string,
      body: object,
      { method = 'POST', ...headers }: Record<string, string> = {},
    ) => {
      const answer = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      expect(answer.status, await answer.clone().text()).toBe(method === 'POST' ? 201 : 200)
      return answer.json()
    },
    try: async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: answer.status, body: await answer.json() }
    },
    /** The rows of a table for spreadsheets, by the names of its columns; none of them has commas in its cells. */
    readTable: async (path: string) => {
      const [names = [], ...rows] = (await (await ask(path, { cookie })).text())
        .replace(/^\uFEFF/, '')
        .trim()
        .split('\r\n')
        .map((line) => line.split(','))
      return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])))
    },
    cookie,
    receiveMails: async () => {
      mail.received.length = 0
      await sendMails({ orm, post, from: async () => 'stay@example.com', writers })
      return mail.received.map(unfoldMail)
    },
  }
})
