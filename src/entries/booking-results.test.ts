import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import type { RenderSite } from '@/server/pages/serve-pages'
import { test as base } from '../../test/database'
import { bookingRequest } from '../../test/factories'
import { linesOf, readPage, textOf } from '../../test/page-text'
import { createSite } from '../../test/site'
import { renderSite } from './site-render'

const STAY = 'checkIn=2027-03-18&checkOut=2027-03-22'
const made: string[] = []
const render: RenderSite = async (page) => {
  made.push(page.path)
  return await renderSite(page)
}

const test = base.extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const app = await createSite(database, { render })
  onCleanup(async () => {
    await app.close()
  })
  return app
})

describe('the results of a search, as the server sends them', () => {
  test('stand in the page with their prices, before any program has come', async ({ app }) => {
    const page = await open(app, `/booking?${STAY}&guests=2`)
    const main = page.querySelector('main')
    if (!main) throw new Error('The page has no main part')
    const lines = linesOf(main)
    expect(lines).toContain('18 Mar to 22 Mar: 4 nights, 2 guests')
    // The cheapest garden studio is $52.00 a night, and $62.40 on three nights of the weekend.
    expect(lines.join('\n')).toContain('$239.20')
    const cards = [...main.querySelectorAll('article')]
    expect(cards.length).toBeGreaterThan(4)
    for (const card of cards) {
      expect(textOf(card)).toMatch(/\$[\d,]+\.\d\d for 4 nights/)
      expect(card.querySelectorAll('img').length).toBeGreaterThan(0)
    }
    expect(main.textContent).not.toContain('Start Booking Process')
  })

  test('lead on by links that carry the stay, the party and what is chosen', async ({ app }) => {
    const page = await open(app, `/booking?${STAY}&guests=2`)
    const addresses = [...page.querySelectorAll('main article a')].map((a) => a.getAttribute('href') ?? '')
    // Pictures lead to themselves.
    const links = addresses.filter((address) => !address.startsWith('/api/'))
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      const { pathname, searchParams } = new URL(link, 'http://hotel.example')
      expect(Object.fromEntries(searchParams)).toMatchObject({
        checkIn: '2027-03-18',
        checkOut: '2027-03-22',
        guests: '2',
      })
      // To the page of the category, or a choice on.
      if (pathname.startsWith('/villas/')) continue
      expect(pathname).toBe('/booking')
      expect(searchParams.get('step')).toBe('details')
      expect(searchParams.has('anyOf') || searchParams.has('villa')).toBe(true)
    }
    expect(links.some((link) => link.includes('board=half-board'))).toBe(true)
    expect(links.filter((link) => link.startsWith('/booking?')).length).toBeGreaterThan(20)
  })

  test('are kept apart by dates and party, are listed by no search engine, and are made anew by a booking', async ({
    app,
  }) => {
    const ask = async (...searches: string[]) => {
      made.length = 0
      for (const search of searches) await open(app, `/booking?${search}`)
      return [...made]
    }
    const [twoWeeks, threeGuests] = [
      'checkIn=2027-04-01&checkOut=2027-04-03',
      'checkIn=2027-04-01&checkOut=2027-04-03&guests=3',
    ]
    expect(await ask(twoWeeks, threeGuests, twoWeeks, threeGuests)).toHaveLength(2)
    const page = await open(app, `/booking?${twoWeeks}`)
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')

    const before = namesFree(page)
    const [residence] = (await app.inject({ url: '/api/villas' }))
      .json()
      .filter(
        (villa: { isAvailable: boolean; categoryName: string }) =>
          villa.isAvailable && villa.categoryName === 'Residence',
      )
    const stay = { checkInDate: '2027-04-02', checkOutDate: '2027-04-03', totalAmount: null }
    const payload = bookingRequest(residence.id, stay)
    expect((await app.inject({ method: 'POST', url: '/api/bookings', payload })).statusCode).toBe(201)
    expect(before).toContain('Residence')
    expect(namesFree(await open(app, `/booking?${twoWeeks}`))).toEqual(
      before.filter((name) => name !== 'Residence'),
    )
  })

  test('say of dates that cannot be booked what is wrong with them, and ask about no nights', async ({
    app,
  }) => {
    const wrong = {
      'checkIn=2027-03-18&checkOut=2027-05-19': /A stay can be up to 60 nights/,
      'checkIn=2028-03-18&checkOut=2028-03-19': /We take bookings up to 365 days ahead/,
      'checkIn=2027-03-01&checkOut=2027-03-19': /Check-in is in the past/,
      'checkIn=2027-03-19&checkOut=2027-03-19': /Check-out must be after check-in/,
      'checkIn=1000-01-01&checkOut=9999-12-31': /Check-in is in the past/,
    }
    for (const [search, words] of Object.entries(wrong)) {
      const { body } = await app.inject({ url: `/booking?${search}` })
      expect(textOf(readPage(body).body), search).toMatch(words)
      expect(body, search).not.toContain('/api/bookings')
    }
  })

  test('keep for nobody what names no villa and no category that is there', async ({ app }) => {
    made.length = 0
    for (const _ of ['first', 'second']) await open(app, `/booking?${STAY}&step=details&anyOf=999999`)
    expect(made).toHaveLength(2)
  })
})

async function open(app: FastifyInstance, url: string) {
  const answer = await app.inject({ url })
  expect(answer.statusCode, url).toBe(200)
  return readPage(answer.body)
}

function namesFree(page: ReturnType<typeof readPage>): string[] {
  return [...page.querySelectorAll('main article h3')].map(textOf)
}
