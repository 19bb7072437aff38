import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { CHAT_PATH } from '@/features/concierge/paths'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { makeGuestLink } from '@/features/guest-links/server/guest-links'
import { SECTION_PAGES } from '@/features/page-sections/rules/section-names'
import { TRANSLATED_FACTS } from '@/features/property/rules/translated-facts'
import { formatScore } from '@/features/reviews/rules/score'
import type { Villa } from '@/features/villas/contract'
import {
  addressIn,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  SHARED_LOCALES,
  splitLanguage,
} from '@/kernel/language'
import { formatShillings } from '@/kernel/shillings'
import type { Context } from '@/server/context'
import { readSettings } from '@/server/env'
import { speak } from '@/server/http/speak-language'
import { onePageOfAKind } from '../../scripts/public-pages'
import { test as base } from '../../test/database'
import { bookingRequest } from '../../test/factories'
import { allPiecesOf, CLOSE_COLON, piecesOf, textOf } from '../../test/page-pieces'
import { createSite } from '../../test/site'
import { emailComposers } from './background-jobs'
import { loadLanguage } from './load-language'

const SITE = 'https://hotel.example.com'
const OTHERS = LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)
const PAGES = [
  '/',
  '/villas',
  '/villas/garden-studio',
  '/booking',
  '/booking?checkIn=2027-03-18&checkOut=2027-03-22&guests=2',
  '/calendar?villa=3',
  '/about',
  '/restaurant',
  '/services',
  '/events',
  '/blog',
  '/contact',
  '/policies/refunds',
  '/offline',
]

const test = base.extend('site', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createSite(database, { env: { SITE_LANGUAGES: LANGUAGES.join() } })
  onCleanup(async () => {
    await app.close()
  })
  return app
})

async function read(app: FastifyInstance, url: string): Promise<string> {
  const answer = await app.inject({ url })
  expect(answer.statusCode, url).toBe(200)
  return answer.body
}

/** What a site map lists in English. */
function englishPaths(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address.slice(SITE.length))
  return paths.filter((path) => splitLanguage(path).language === DEFAULT_LANGUAGE)
}

/** Amounts of dollars in the order they stand, as cents: a comma means something else in each language. */
function centsIn(pieces: readonly string[]): string[] {
  const amounts = /\$\d[\d,.]*|\d[\d.,\u00a0\u202f]*\u00a0\$/g
  return pieces.flatMap((piece) => [...piece.matchAll(amounts)].map(([amount]) => amount.replace(/\D/g, '')))
}

test.for(OTHERS)(
  'every page stands in %s as in English, piece by piece, with the same amounts',
  async (language, { site }) => {
    for (const page of PAGES) {
      const [english, other] = [
        piecesOf(await read(site, page)),
        piecesOf(await read(site, addressIn(language, page))),
      ]
      expect(other.length, page).toBe(english.length)
      expect(centsIn(other), page).toEqual(centsIn(english))
    }
  },
)

/** An amount or a decimal as English writes it; a thousand has three digits behind its point in German. */
const ENGLISH_FIGURE = /\$\d|\d\.\d{1,2}(?![\d.])/

test.for(['fr', 'de'] as const)(
  '%s has a comma before decimals and the dollar sign behind',
  async (language, { site }) => {
    for (const page of [...PAGES, '/villas/executive-villa']) {
      const pieces = allPiecesOf(await read(site, addressIn(language, page)))
      expect(
        pieces.filter((piece) => ENGLISH_FIGURE.test(piece)),
        page,
      ).toEqual([])
    }
  },
)

test('French has a space before each colon, between a label and its value, too', async ({ site }) => {
  for (const page of [
    ...PAGES,
    '/my-booking',
    '/booking/group',
    '/booking/plain?checkIn=2027-03-18&checkOut=2027-03-22&guests=2&villa=3',
  ]) {
    const text = textOf(await read(site, addressIn('fr', page)))
    expect(text.match(CLOSE_COLON) ?? [], page).toEqual([])
  }
})

test.for([
  ['en', 'UGX\u00a01,180,000', '4.8'],
  ['fr', '1\u202f180\u202f000\u00a0UGX', '4,8'],
  ['sw', 'UGX\u00a01,180,000', '4.8'],
  ['de', '1.180.000\u00a0UGX', '4,8'],
] as const)(
  'shillings and a score are written as %s writes figures',
  async ([language, shillings, score]) => {
    await loadLanguage(language)
    const write = (amount: number) => speak(language, () => formatShillings({ shillings: amount }))
    expect([write(1_180_000), write(-1_180_000)]).toEqual([shillings, `-${shillings}`])
    expect(speak(language, () => formatScore(4.75))).toBe(score)
  },
)

test('a German noun keeps its capital in the middle of a line', async ({ site }) => {
  const results = allPiecesOf(await read(site, `/de${PAGES[4]}`)).join(' ')
  expect(results).toContain('9\u00a0m² mehr, Kingsize-Bett, Sitzecke, Balkon oder Veranda')
})

test('the page that stands in without a line tells hours as its language does', async ({ site }) => {
  const told = piecesOf(await read(site, '/fr/offline'))
  expect(told).toContain(
    'Votre villa est prête à partir de 14\u00a0h. Réception\u00a0: 24\u00a0h/24, 7\u00a0j/7.',
  )
  expect(piecesOf(await read(site, '/de/offline')).join(' ')).toContain(
    'ab 14:00 Uhr bereit. Rezeption: 24 Stunden täglich.',
  )
})

/** Where visitors read what staff wrote, which did not come with the site. */
const WRITTEN = ['property', 'blog-posts']

/** Names, and words that are spelled alike in one of the languages. */
const ALIKE =
  /^(?:@?(?:AI )?Concierge|WhatsApp.*|Website|Plus code .*|Villas?|Igongo Cultural Centre|Club sandwich|Spaghetti bolognese|Blog|Contact|Culture|Restaurant|Parking|Veranda|Eshabwe|Services|Articles|Videos|Events|Message|\d+ villas|Deutsch|English|Français|Kiswahili|(?:[A-Z][a-z]{2,8}) 20\d\d|© .*)$/

/** Every text in what a call answers. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('no sentence of ours is left in English on any page, beside what staff wrote', {
  timeout: 60_000,
}, async ({ site }) => {
  const answers = await Promise.all(WRITTEN.map((path) => site.inject(`/api/${path}`)))
  const ofSite = Object.fromEntries(TRANSLATED_FACTS.map((name) => [name, null]))
  const villas: Pick<Villa, 'name' | 'building' | 'roomNumber'>[] = (await site.inject('/api/villas')).json()
  const names = villas.flatMap(({ name, building, roomNumber }) => [name, building, roomNumber])
  const written = answers
    // Sentences of the facts as they came with the site are ours.
    .flatMap((answer) => textsIn(Object.assign(answer.json(), ofSite)))
    .concat(textsIn(names))
    .join('\n')
    .toLowerCase()
  const isWritten = (piece: string) =>
    piece
      .split(/ · |, | \| |: |\d+ × /)
      .every((part) => written.includes(part.replace(/^· /, '').toLowerCase()) || ALIKE.test(part))
  const listed = englishPaths((await site.inject('/sitemap.xml')).body)
  const left = new Set<string>()
  for (const page of new Set([...PAGES, ...onePageOfAKind(listed), '/my-booking', '/booking?guests=99'])) {
    const english = new Set(allPiecesOf((await site.inject(page)).body))
    for (const language of OTHERS) {
      const { body } = await site.inject(addressIn(language, page))
      for (const piece of allPiecesOf(body))
        if (english.has(piece) && /\p{L}{3}/u.test(piece) && !isWritten(piece) && !ALIKE.test(piece))
          left.add(`${language} ${page}: ${piece}`)
    }
  }
  expect([...left]).toEqual([])
})

/** The kinds of blocks of a text, and where its links and pictures lead; not what it says. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).map(([name, part]) => {
    // What is handed over behind the question mark may be words.
    if (name === 'href') return String(part).split('?')[0]
    return ['type', 'level', 'src'].includes(name) ? part : shapeOf(part)
  })
}

test('a section as it came with the site has the same parts in every language, which the concierge finds, too', async ({
  site,
}) => {
  for (const page of SECTION_PAGES) {
    const sections = async (language: Language) =>
      (await site.inject(addressIn(language, `/api/page-sections/${page}`))).json()
    const english = await sections(DEFAULT_LANGUAGE)
    for (const language of OTHERS) expect(shapeOf(await sections(language))).toEqual(shapeOf(english))
  }
  const ask = async (language: Language, message: string): Promise<string> =>
    (await site.inject({ method: 'POST', url: addressIn(language, CHAT_PATH), payload: { message } })).json()
      .message
  for (const [language, question, told] of [
    ['en', 'How far is Kampala?', 'by way of the equator'],
    ['fr', 'À quelle distance est Kampala ?', 'en passant par l’équateur'],
    ['sw', 'Kampala iko umbali gani?', 'kwa njia inayovuka ikweta'],
    ['de', 'Wie weit ist es nach Kampala?', 'auf dem Weg über den Äquator'],
  ] as const)
    expect(await ask(language, question)).toContain(told)
})

test('times, ways to pay, meals and storeys are told as a language tells them', async ({ site }) => {
  const facts = async (prefix: string) => (await site.inject(`${prefix}/api/property`)).json()
  const [english, french, german] = [await facts(''), await facts('/fr'), await facts('/de')]
  expect([english, french, german].map(({ checkInTime }) => checkInTime)).toEqual([
    '2:00 PM',
    '14\u00a0h',
    '14:00 Uhr',
  ])
  expect(french.restaurantHours).toContainEqual({
    meal: 'Petit-déjeuner',
    hours: '6\u00a0h\u00a030–10\u00a0h',
  })
  expect(german.paymentMethods).toContain('Bargeld')
  expect(french.policies[0].text).toContain('14\u00a0h')
  expect(english.paymentMethods).toContain('Cash')
  const floors = (await site.inject('/de/api/villas')).json().map(({ floor }: { floor: string }) => floor)
  expect(new Set(floors)).toEqual(new Set(['Erdgeschoss', 'Obergeschoss']))
})

test('a booking is refused, read and put into a calendar in the language it is asked in', async ({
  site,
  database,
}) => {
  const { totalAmount: _, ...payload } = {
    ...bookingRequest(3, { checkInDate: '2027-06-18', checkOutDate: '2027-06-20' }),
    guestEmail: 'guest@guest.example',
  }
  const ask = async (url: string, sent: object) =>
    (await site.inject({ method: 'POST', url, payload: sent })).json()
  const other = await ask('/de/api/bookings', { ...payload, totalAmount: '1.00' })
  expect(other.message).toMatch(/^Der Preis dieses Aufenthalts beträgt \d/)
  const code = await ask('/sw/api/bookings', { ...payload, promoCode: 'NO-SUCH-CODE' })
  expect(code.message).toBe('Hatuujui msimbo huu. Tafadhali hakiki jinsi ulivyoandikwa.')
  const untyped = await ask('/fr/api/bookings', { villaId: 3 })
  expect(untyped.errors).toContainEqual({ path: 'guestName', message: 'Veuillez remplir ce champ' })
  expect((await ask('/api/bookings', { villaId: 3 })).errors[0].message).toMatch(/^Invalid input/)
  const booked = await ask('/fr/api/bookings', payload)
  const link = await makeGuestLink(database.orm, booked.id)
  const file = (await site.inject(`/fr/api${link}/stay.ics`)).body.replace(/\r\n /g, '')
  expect(file).toContain(`Réservation ${booked.reference}`)
  expect(file).toMatch(/Arrivée .*à partir de 14\u00a0h/)
  expect(file).not.toMatch(/Check-in|Booking|Floor/)
})

test('a page is linked from itself in every language, the same from each', async ({ site }) => {
  const links = [
    ...LANGUAGES.map((one) => `${one} ${SITE}${addressIn(one, '/villas')}`),
    `x-default ${SITE}/villas`,
  ]
  for (const language of LANGUAGES) {
    const html = await read(site, addressIn(language, '/villas'))
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<link rel="canonical" href="${SITE}${addressIn(language, '/villas')}"/>`)
    const found = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)]
    expect(found.map(([, code, href]) => `${code} ${href}`)).toEqual(links)
  }
})

test('the site map lists each page in every language, and pages and map name the same ones', {
  timeout: 60_000,
}, async ({ site }) => {
  const { body } = await site.inject('/sitemap.xml')
  const alternates = (text: string) =>
    [...text.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/gi)].map(
      ([, code, address]) => `${code} ${address}`,
    )
  const entries = [...body.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, address = '', rest = '']) => [address, alternates(rest)] as const,
  )
  const listed = new Map(entries)
  expect(listed.size).toBe(entries.length)
  expect(listed.has(`${SITE}/fr/villas`)).toBe(true)
  for (const [address, others] of listed) {
    expect(others, address).toHaveLength(LANGUAGES.length + 1)
    for (const other of others) expect(listed.get(other.split(' ')[1] ?? ''), other).toEqual(others)
  }
  for (const path of onePageOfAKind(englishPaths(body)))
    for (const language of LANGUAGES) {
      const address = SITE + addressIn(language, path)
      const html = await read(site, addressIn(language, path))
      expect(alternates(html), address).toEqual(listed.get(address))
      expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
      expect(html).toContain(`<meta property="og:locale" content="${SHARED_LOCALES[language]}"/>`)
    }
})

test('a language that is not offered is no address, and nothing of it is said', async ({ database }) => {
  const app = await createSite(database)
  expect((await app.inject('/de/villas')).statusCode).toBe(404)
  expect((await app.inject('/villas')).body).not.toMatch(/hreflang=|og:locale/)
  expect((await app.inject('/sitemap.xml')).body).not.toContain('xhtml')
  await app.close()
})

test('requests in several languages at once are each answered in their own', async ({ site }) => {
  const asked: Language[] = Array.from(
    { length: 24 },
    (_, place) => LANGUAGES[place % LANGUAGES.length] ?? 'en',
  )
  const titles = new Map<Language, Set<string>>()
  await Promise.all(
    asked.map(async (language, place) => {
      const html = await read(site, addressIn(language, `/calendar?villa=${place + 1}`))
      const [title = ''] = /<h1[^>]*>[^<]+/.exec(html) ?? []
      titles.set(language, (titles.get(language) ?? new Set()).add(title.replace(/<[^>]*>/, '')))
    }),
  )
  const all = [...titles.values()].map((one) => [...one])
  expect(all.every((one) => one.length === 1)).toBe(true)
  expect(new Set(all.flat()).size).toBe(LANGUAGES.length)
})

test('whoever books or asks in a language is remembered with it, and told in it what is wrong', async ({
  site,
  database,
}) => {
  const { totalAmount: _, ...request } = bookingRequest(1, {
    checkInDate: '2027-04-18',
    checkOutDate: '2027-04-20',
    guestEmail: 'guest@guest.example',
  })
  const booked = await site.inject({ method: 'POST', url: '/fr/api/bookings', payload: request })
  expect(booked.statusCode, booked.body).toBe(201)
  const { rows } = await database.pool.query('select language from bookings where reference = $1', [
    booked.json().reference,
  ])
  expect(rows).toEqual([{ language: 'fr' }])
  const wrong = { ...request, guestEmail: 'nobody', checkInDate: '2027-05-18', checkOutDate: '2027-05-20' }
  const said = async (prefix: string) =>
    (await site.inject({ method: 'POST', url: `${prefix}/api/bookings`, payload: wrong })).json()
  const [english, french] = [await said(''), await said('/fr')]
  expect(french.message).not.toBe(english.message)
  expect(french.errors[0].message).not.toBe(english.errors[0].message)
  expect(await database.orm.select().from(eventEnquiries)).toEqual([])
})

test('a guest is written to in the language of the booking and staff in English, whoever asked last', async ({
  site,
  database,
}) => {
  const request = bookingRequest(2, { checkInDate: '2027-04-18', checkOutDate: '2027-04-20' })
  const { totalAmount: _, ...payload } = { ...request, guestEmail: 'guest@guest.example' }
  const { id } = (await site.inject({ method: 'POST', url: '/de/api/bookings', payload })).json()
  const context = {
    database,
    settings: readSettings({ SITE_URL: SITE, SITE_LANGUAGES: 'en,fr,de' }),
    root: process.cwd(),
    now: () => new Date(),
  }
  const composers = emailComposers(context as Context)
  const compose = async (kind: string) => await composers[kind]?.(id, new Date())
  await loadLanguage('fr')
  const [toGuest, toDesk] = await speak('fr', async () => [
    await compose('request-received'),
    await compose('new-request'),
  ])
  expect(toGuest?.html).toContain('<html lang="de">')
  expect(toGuest?.text).toContain(`${SITE}/de/my-booking/`)
  expect(toDesk?.html).toContain('<html lang="en">')
  expect(toDesk?.text).toContain('A guest has asked for this stay.')
})
