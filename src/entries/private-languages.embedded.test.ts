import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { issueDocument } from '@/features/documents/server/issue-document'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { toDay } from '@/kernel/days'
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/kernel/language'
import type { Context } from '@/server/context'
import type { Database } from '@/server/db/connect'
import { readSettings } from '@/server/env'
import { test as base } from '../../test/database'
import { allPiecesOf, CLOSE_COLON } from '../../test/page-pieces'
import { readPdf } from '../../test/read-pdf'
import { createSite } from '../../test/site'
import { emailComposers } from './background-jobs'
import { loadLanguage } from './load-language'

const OTHERS = LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)
const GUEST = { guestName: 'Ada Sample', guestEmail: 'ada@guest.example' }

const test = base.extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createSite(database, { env: { SITE_LANGUAGES: LANGUAGES.join() } })
  onCleanup(() => app.close())
  await database.pool.query(
    `update property_facts set facts = facts || '{"asksRegistrationCard": true, "wifiName": "Guests", "wifiPassword": "secret"}'`,
  )
  return app
})

/** Names, addresses, and words that are spelled alike in one of the languages. */
const ALIKE =
  /^(?:Pearl Villas.*|Villas?(?::? Forest Breeze.*)?|SUMMARY:Pearl Villas Mbarara: Forest Breeze|Forest Breeze.*|Restaurant|Services|Blog|Contact|Events|Dates|Total|Code|Parking|Garden House.*|Ada Sample|.*@.*|WhatsApp.*|Mobile money|Visa|Mastercard|Behind a fuel station.*|English|Français|Kiswahili|Deutsch|© .*|(?:AI )?Concierge|Plus code .*|https?:.*)$/

/** What a guest reads of a booking from its first plain form to its invoice, by what it is. */
async function readAll(app: FastifyInstance, database: Database, language: Language) {
  const get = (path: string) => app.inject({ url: addressIn(language, path) })
  const post = async (path: string, form: Record<string, string>) => {
    const { body } = await app.inject({
      method: 'POST',
      url: addressIn(language, path),
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    return body
  }
  const day = 1 + 3 * LANGUAGES.indexOf(language)
  const days = [day, day + 2].map((one) => `2027-04-${String(one).padStart(2, '0')}`)
  const stay = { checkIn: days[0] ?? '', checkOut: days[1] ?? '', guests: '2', villa: '3' }
  const { orm, pool } = database
  const details = (await get(`/booking/plain?${new URLSearchParams(stay)}`)).body
  const refused = await post('/booking/plain', { ...stay, guestName: '', guestEmail: 'nobody' })
  const review = await post('/booking/plain', { ...stay, ...GUEST })
  const hidden = [...review.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const sent = await post('/booking/plain/send', fields)
  const { rows } = await pool.query('select id, language from bookings order by id desc limit 1')
  const { id } = rows[0]
  expect(rows[0]).toEqual({ id, language })
  const link = await makeGuestLink(orm, id)
  const pending = (await get(link)).body
  await pool.query(`update bookings set status = 'confirmed' where id = $1`, [id])
  const confirmed = (await get(link)).body
  const card = (await get(`${link}/registration`)).body
  const staff = { id: 1, email: 'clerk@example.com' } as never
  const invoice = await issueDocument(
    { database, loadLanguage, today: () => toDay('2027-03-10') },
    staff,
    id,
    {
      kind: 'invoice',
    },
  )
  const file = await get(`/api${link}/documents/${invoice}/file.pdf`)
  expect(file.headers['content-type']).toBe('application/pdf')
  const calendar = (await get(`/api${link}/stay.ics`)).body.replace(/\r\n /g, '')
  const mails = await writeMails(database, id, invoice)
  await pool.query(`update bookings set status = 'cancelled' where id = $1`, [id])
  const cancelled = (await get(link)).body
  const pages = { details, refused, review, sent, pending, confirmed, card, cancelled }
  return {
    ...Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, allPiecesOf(html)])),
    invoice: readPdf(file.rawPayload).split('\n'),
    calendar: calendar.split(/\r\n|\\n/).filter((line) => /^(?:DESCRIPTION|SUMMARY)|^[^:]*$/.test(line)),
    ...mails,
  }
}

/** All mails to the guest that can be written of a booking and its invoice. */
async function writeMails(database: Database, id: number, invoice: number) {
  const settings = readSettings({ SITE_URL: 'https://hotel.example.com', SITE_LANGUAGES: LANGUAGES.join() })
  const context = { database, settings, root: process.cwd(), now: () => new Date('2027-03-10T09:00:00Z') }
  const composers = emailComposers(context as Context)
  const ofBooking = ['request-received', 'request-lapsed', 'booking-confirmed', 'booking-changed']
  const more = ['booking-undone', 'change-receipt', 'booking-link', 'data-code']
  const written: Record<string, string[]> = {}
  for (const [kind, subject] of [
    ...[...ofBooking, ...more].map((one) => [one, id] as const),
    ['document-to-guest', invoice] as const,
  ]) {
    const mail = await composers[kind]?.(subject, new Date('2027-03-10T09:00:00Z'))
    if (mail) written[`mail ${kind}`] = [mail.subject, ...mail.text.split('\n')]
  }
  return written
}

test('no sentence of ours is left in English from the plain steps to the invoice', {
  timeout: 120_000,
}, async ({ site, database }) => {
  const english: Record<string, string[]> = await readAll(site, database, DEFAULT_LANGUAGE)
  expect(Object.keys(english)).toEqual(expect.arrayContaining(['mail booking-confirmed', 'mail data-code']))
  expect(Object.keys(english).length).toBeGreaterThanOrEqual(16)
  const left = new Set<string>()
  const close = new Set<string>()
  for (const language of OTHERS)
    for (const [name, pieces] of Object.entries(await readAll(site, database, language))) {
      const same = new Set(english[name])
      expect(same.size, name).toBeGreaterThan(1)
      if (language === 'fr')
        for (const [colon] of pieces.join('\n').matchAll(CLOSE_COLON)) close.add(`${name}: ${colon}`)
      for (const piece of pieces.map((one) => one.trim()))
        if (same.has(piece) && /\p{L}{3}/u.test(piece) && !ALIKE.test(piece))
          left.add(`${language} ${name}: ${piece}`)
    }
  expect([...left]).toEqual([])
  expect([...close]).toEqual([])
})
