import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { eventEnquiries } from '@/features/enquiries/server/table'
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/kernel/language'
import type { Context } from '@/server/context'
import { readSettings } from '@/server/env'
import { speak } from '@/server/http/speak-language'
import { test as base } from '../../test/database'
import { bookingRequest } from '../../test/factories'
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
  '/restaurant',
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

/** What stands in the body of a page, piece by piece. */
function piecesOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  return body
    .split(/<[^>]+>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
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
      const alike = english.filter((piece, place) => piece.includes(' ') && other[place] === piece)
      expect(alike.length, `${page}: ${alike.join(' | ')}`).toBeLessThan(english.length / 2)
    }
  },
)

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

test('a language that is not offered is no address, and nothing of it is said', async ({ database }) => {
  const app = await createSite(database)
  expect((await app.inject('/de/villas')).statusCode).toBe(404)
  expect((await app.inject('/villas')).body).not.toContain('hreflang=')
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
    settings: readSettings({ SITE_URL: SITE }),
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
