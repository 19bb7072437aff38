import { readPublicPages } from '../scripts/public-pages'
import { ADMIN_BOOKINGS_PATH, BOOKINGS_PATH } from '../src/features/bookings/paths'
import { CHAT_PATH } from '../src/features/concierge/paths'

/** The account of staff that the app under test is started with. */
export const STAFF = { email: 'desk@pearl-villas.example', password: 'throw-away-password' }

const CONCURRENCY = 4
const DAY_MS = 86_400_000
const VILLAS = 25
const READS = ['/api/villas', '/api/villa-categories', '/api/property', '/api/events', '/api/blog-posts']
/** In every language that the concierge answers in. */
const QUESTIONS = [
  'What does a Family Villa cost per night?',
  'La villa R01 est-elle libre du 8 au 10 avril ?',
  'Je, kifungua kinywa kimejumuishwa kwenye bei?',
  'Welche Veranstaltungen gibt es nächste Woche?',
  'Is R01 free from 8 to 10 April?',
  'Le petit déjeuner est-il compris ?',
  'Kuna nafasi tarehe 8 hadi 10 Aprili?',
  'Gibt es WLAN in den Villen?',
]

type Send = (path: string, body?: object) => Promise<string>

/**
 * What guests and staff do, `count` requests in all, four at a time: of twenty, nine for pages, four for pictures, four
 * for what the API reads, two for a booking and its receipt as a PDF, and one question to the concierge. Throws when one
 * is not answered as it should be.
 */
export async function sendMixedRequests(url: string, count: number): Promise<void> {
  const send = await openVisit(url)
  const pages = (await readPublicPages(url)).filter((path) => path !== '/no-such-page')
  const pictures = [...(await send('/')).matchAll(/\/api\/assets\/[\w/.-]+?\.(?:jpg|avif|webp)/g)].map(
    ([path]) => path,
  )
  const steps = [
    ...Array.from({ length: 8 }, () => (turn: number) => send(pick(pages, turn))),
    (turn: number) => send(`/calendar?villa=${1 + (turn % VILLAS)}`),
    ...Array.from({ length: 4 }, () => (turn: number) => send(pick(pictures, turn))),
    ...Array.from({ length: 3 }, () => (turn: number) => send(pick(READS, turn))),
    () => send(`${BOOKINGS_PATH}?start=${inDays(0)}&end=${inDays(365)}`),
    (turn: number) => send(CHAT_PATH, { message: pick(QUESTIONS, Math.floor(turn / 20)), history: [] }),
  ]
  const rounds = Array.from({ length: Math.ceil(count / (steps.length + 2)) }, (_, round) => round)
  const turns = rounds.values()
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const round of turns) {
        for (const [index, step] of steps.entries()) await step(round * steps.length + index)
        await bookAndPrint(round, send)
      }
    }),
  )
}

/** Signed in as staff, whose session every request carries: one of a guest takes no more. */
async function openVisit(url: string): Promise<Send> {
  const headers: Record<string, string> = { 'accept-encoding': 'br', 'content-type': 'application/json' }
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(url + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const [cookie = ''] = (await ask('/api/auth/login', STAFF)).headers.getSetCookie()
  headers.cookie = cookie.split(';')[0] ?? ''
  return async (path, body) => (await ask(path, body)).text()
}

/** On other nights each time, so that no booking stands against one before. */
async function bookAndPrint(round: number, send: Send): Promise<void> {
  const guest = { guestName: 'Sample Guest', guestEmail: 'guest@guest.example', numberOfGuests: 1 }
  const first = 200 + round * 3
  const nights = { checkInDate: inDays(first), checkOutDate: inDays(first + 2) }
  const booking = await send(BOOKINGS_PATH, { villaId: 1, ...guest, ...nights })
  await send(`${ADMIN_BOOKINGS_PATH}/${JSON.parse(booking).id}/receipt.pdf`)
}

function pick(list: readonly string[], turn: number): string {
  const found = list[turn % list.length]
  if (found === undefined) throw new Error('There is nothing to ask for')
  return found
}

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}
