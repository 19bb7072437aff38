import { readSiteNotes } from '@/entries/concierge-notes'
import { loadLanguage } from '@/entries/load-language'
import { loadSampleProperty } from '@/entries/sample-property'
import type { Conversation } from '@/features/answers/answer/answer-message'
import { bookings } from '@/features/bookings/server/table'
import { openConcierge } from '@/features/concierge/server/open-concierge'
import { ONE_GUEST } from '@/features/rates/rules/guest-prices'
import { quoteStay, rateOf } from '@/features/rates/rules/pricing'
import { listVillas } from '@/features/villas/server/store'
import { villas } from '@/features/villas/server/table'
import { toDay } from '@/kernel/days'
import { LANGUAGES, type Language } from '@/kernel/language'
import { formatPrice } from '@/kernel/money'
import type { Database } from '@/server/db/connect'
import { speak } from '@/server/http/speak-language'
import type { Trial } from './concierge-questions'

/** A Wednesday. */
export const TRIAL_DAY = toDay('2027-03-10')

export type Verdict = { trial: Trial; answer: string; ms: number; problems: string[] }

/** Furnishes an empty database with the sample property and the stays that the questions reckon with. */
export async function loadTrialData({ orm }: Database): Promise<void> {
  await loadSampleProperty(orm, TRIAL_DAY)
  const rows = await orm.select({ id: villas.id, room: villas.roomNumber }).from(villas)
  const idOf = new Map(rows.map(({ id, room }) => [room, id]))
  const stays: { room: string; from: string; to: string; status?: 'confirmed' | 'cancelled' }[] = [
    ...['R01', 'R02', 'R11', 'R12'].map((room) => ({ room, from: '2027-05-14', to: '2027-05-17' })),
    { room: 'R01', from: '2027-04-05', to: '2027-04-08' },
    { room: 'S01', from: '2027-03-12', to: '2027-03-15' },
    { room: 'H11', from: '2027-06-01', to: '2027-06-03', status: 'cancelled' },
  ]
  await orm.insert(bookings).values(
    stays.map(({ room, from, to, status = 'confirmed' }) => ({
      villaId: idOf.get(room) ?? 0,
      guestName: 'Sample Guest 77',
      guestEmail: 'sample.guest.77@example.com',
      guestPhone: '+256 700 000 077',
      checkInDate: toDay(from),
      checkOutDate: toDay(to),
      numberOfGuests: 1,
      totalCents: 6500,
      status,
    })),
  )
}

/** The concierge of the trial property, asked on pages in English or another language. */
export function openTrialConcierge(database: Database, page: Language = 'en') {
  const { answer } = openTrial(database)
  return (conversation: Conversation) =>
    speak(page, () => answer(conversation, (_hotel, embedded) => embedded()))
}

function openTrial(database: Database) {
  const words = { readSiteNotes, loadLanguage }
  return openConcierge({ database, today: () => TRIAL_DAY, onInvalidate: () => {} }, words)
}

/** The concierge as guests meet it, ready before they ask. */
async function openReadyConcierge(database: Database) {
  const { answer, prepare } = openTrial(database)
  for (const language of LANGUAGES) await prepare(language)
  return (conversation: Conversation) => answer(conversation, (_hotel, embedded) => embedded())
}

/** Puts every question and holds each answer against what it must and must not hold, and against the database. */
export async function judgeTrials(database: Database, trials: readonly Trial[]): Promise<Verdict[]> {
  const ask = await openReadyConcierge(database)
  const verdicts: Verdict[] = []
  for (const trial of trials) {
    const turns = typeof trial.ask === 'string' ? [trial.ask] : trial.ask
    const history = turns.slice(0, -1).map((content) => ({ sender: 'user' as const, content }))
    const begun = performance.now()
    const { message: answer } = await ask({ message: turns.at(-1) ?? '', history })
    const ms = performance.now() - begun
    verdicts.push({
      trial,
      answer,
      ms,
      problems: [...judgeWords(trial, answer), ...(await judgeOffers(database, answer))],
    })
  }
  return verdicts
}

function judgeWords({ has, not = [] }: Trial, answer: string): string[] {
  const holds = (part: string | RegExp) =>
    typeof part === 'string' ? answer.includes(part) : part.test(answer)
  return [
    ...has.filter((part) => !holds(part)).map((part) => `lacks ${part}`),
    ...not.filter(holds).map((part) => `holds ${part}`),
    ...(/<[a-z/]/i.test(answer) ? ['holds markup'] : []),
    ...(/Sample Guest 77|sample\.guest\.77|000 077/.test(answer) ? ['tells of a guest'] : []),
    ...findForeignLinks(answer),
  ]
}

function findForeignLinks(answer: string): string[] {
  return [...answer.matchAll(/\]\(([^)]*)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^\/(?!\/)|^tel:\+25670000000[12]$|^https:\/\/wa\.me\/256700000003$/.test(address))
    .map((address) => `links to ${address}`)
}

/** Every stay an answer offers must be free in the database, at the price the booking would be held to. */
async function judgeOffers({ orm, pool }: Database, answer: string): Promise<string[]> {
  const known = await listVillas(orm)
  const problems: string[] = []
  for (const line of answer.split('\n')) {
    const offered = /\/calendar\?villa=(\d+)&checkIn=([\d-]+)&checkOut=([\d-]+)/.exec(line)
    if (!offered) continue
    const [, id, checkIn = '', checkOut = ''] = offered
    const { rowCount } = await pool.query(
      `select 1 from bookings where villa_id = $1 and check_in_date < $3 and check_out_date > $2
         and status not in ('cancelled', 'no-show')`,
      [id, checkIn, checkOut],
    )
    if (rowCount !== 0) problems.push(`offers taken nights: ${line}`)
    const villa = known.find((one) => one.id === Number(id))
    const stay = { checkIn: toDay(checkIn), checkOut: toDay(checkOut) }
    const boards = ['bed-and-breakfast', 'half-board', 'full-board'] as const
    const prices = villa
      ? boards
          .map((board) => quoteStay(rateOf(villa), stay, ONE_GUEST, board).total)
          .flatMap((total) => LANGUAGES.map((language) => speak(language, () => formatPrice(total))))
      : []
    if (!prices.some((price) => line.includes(price))) problems.push(`offers at another price: ${line}`)
  }
  return problems
}
