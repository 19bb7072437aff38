import { expect } from 'vitest'
import { BOOKING_EMAIL_KINDS, type BookingEmailKind } from '@/features/bookings/rules/email-kinds'
import type { BookingStatus } from '@/features/bookings/rules/status'
import { bookings } from '@/features/bookings/server/table'
import { sampleFacts } from '@/features/property/server/sample-facts'
import { propertyFacts } from '@/features/property/server/table'
import { readSettings } from '@/server/env'
import { composeMessage } from '@/server/mail/compose-message'
import type { Email } from '@/server/mail/email'
import { test as base } from '../../../../test/database'
import { makeBooking, makeVilla } from '../../../../test/factories'
import { bookingEmails } from './compose-emails'

const SITE_URL = 'https://hotel.example.com'
const test = base.extend('facts', { scope: 'file', auto: true }, async ({ database }) => {
  await database.orm.insert(propertyFacts).values({ facts: sampleFacts })
})

const TO_HOTEL: readonly BookingEmailKind[] = ['new-request', 'change-notice', 'cancel-notice']
const TAGS = ['!doctype', 'html', 'head', 'meta', 'title', 'body', 'table', 'tr', 'td', 'h2', 'p', 'a', 'br']
/** Sizes and places that old mail programs read, and the two places styles and addresses may stand. */
const ATTRIBUTES = [
  'lang',
  'charset',
  'name',
  'content',
  'role',
  'width',
  'cellpadding',
  'cellspacing',
  'align',
  'style',
  'href',
]

test('what a guest typed goes to the hotel alone: nobody can send words of their own to an address they type', async ({
  database,
}) => {
  const writers = bookingEmails({
    database,
    settings: readSettings({ SITE_URL }),
    now: () => new Date('2027-03-10T12:00:00+03:00'),
  })
  const typed = {
    guestName: 'Cheap pills at pills.example today',
    specialRequests: 'Click https://evil.example/prize and call 0700 000 099',
    guestPhone: 'phone of evil.example',
  }
  const villaId = await makeVilla(database.orm)
  const id = await makeBooking(database.orm, villaId, { ...typed, status: 'confirmed' })
  for (const kind of BOOKING_EMAIL_KINDS) {
    await database.orm.update(bookings).set({ status: statusFor(kind) })
    const email = await writers[kind](id)
    const { to, text } = email ?? { to: '', text: '' }
    const bytes = (await composeMessage(email as Email, 'stay@example.com', kind)).bytes.toString()
    const whole = JSON.stringify(email) + bytes
    if (TO_HOTEL.includes(kind)) {
      expect(to).toBe(sampleFacts.infoEmail)
      for (const words of Object.values(typed)) expect(text).toContain(words)
    } else {
      expect(to, kind).toBe('sample.guest@example.com')
      expect(text, kind).toContain('Dear guest,')
      expect(whole, kind).not.toMatch(/evil|pills|prize|0700 000/)
    }
  }
})

test('every e-mail is tables with the styles in place, brings nothing from elsewhere, and says the same as text', async ({
  database,
}) => {
  const writers = bookingEmails({
    database,
    settings: readSettings({ SITE_URL }),
    now: () => new Date('2027-03-10T12:00:00+03:00'),
  })
  expect(Object.keys(writers).sort()).toEqual([...BOOKING_EMAIL_KINDS].sort())
  const id = await makeBooking(database.orm, await makeVilla(database.orm), {
    status: 'confirmed',
    guestName: 'Ann <img src="https://evil.example/x.png"> Sample',
    specialRequests: '</td></table><style>td{color:red}</style>"quoted"',
  })
  for (const kind of BOOKING_EMAIL_KINDS) {
    await database.orm.update(bookings).set({ status: statusFor(kind) })
    const email = await writers[kind](id)
    if (!email) throw new Error(`no email ${kind}`)
    expect(faultsOf(email.html), kind).toEqual([])
    const { seen, links } = readHtml(email.html)
    // Every word and address of one form stands in the other.
    const addresses = email.text.match(/https:\S+/g)?.filter((one) => !one.includes('evil.example')) ?? []
    expect(links, kind).toEqual(addresses)
    const text = addresses.reduce((rest, address) => rest.replace(address, ''), email.text)
    expect(wordsIn(seen), kind).toEqual(wordsIn(text.replace(/^-+$/gm, '')))
    await expectForms(email, kind)
  }
})

/** In which a booking is when it is written about. */
function statusFor(kind: BookingEmailKind): BookingStatus {
  if (kind === 'booking-cancelled') return 'cancelled'
  return kind === 'booking-undone' ? 'pending' : 'confirmed'
}

async function expectForms(email: Email, kind: string) {
  const mail = (await composeMessage(email, 'Pearl <stay@example.com>', kind)).bytes.toString()
  const places = ['multipart/alternative', 'text/plain', 'text/html'].map((type) =>
    mail.indexOf(`Content-Type: ${type}`),
  )
  expect(places, kind).toEqual([...places].sort((one, other) => one - other))
  expect(places[0], kind).toBeGreaterThan(0)
  expect(mail.includes('text/calendar'), kind).toBe(!TO_HOTEL.some((one) => one === kind))
}

/** What the mail programs of the field would stumble over. */
function faultsOf(html: string): string[] {
  const faults: string[] = []
  for (const [, name = '', attributes = ''] of html.matchAll(
    /<\/?([!\w]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g,
  )) {
    if (!TAGS.includes(name)) faults.push(`<${name}>`)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      if (name !== '!doctype' && !ATTRIBUTES.includes(attribute)) faults.push(`<${name} ${attribute}>`)
      if (attribute === 'style' && /url\(|flex|grid|position|float|var\(/.test(value)) faults.push(value)
      if (attribute === 'href' && !/^https:\/\/(hotel\.example\.com|www\.openstreetmap\.org)\//.test(value))
        faults.push(value)
    }
  }
  // Whatever is no tag above is text, and there brackets are written out.
  const rest = html.replace(/<\/?[!\w]+(?:\s+[\w-]+(?:="[^"]*")?)*\s*>/g, '')
  return /[<>]/.test(rest) ? [...faults, rest] : faults
}

function readHtml(html: string): { seen: string; links: string[] } {
  const body = html.slice(html.indexOf('<body'))
  const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => readSigns(address))
  return { seen: readSigns(body.replace(/<[^>]*>/g, ' ')), links }
}

function readSigns(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
