import { WEEKDAYS } from '@/kernel/days'
import { isOwnPage } from './rich-text'

/** What an answer written by a model is held against. */
export type Evidence = {
  /** What tools and the house's notes said, a record a villa, stay or note; never what the guest said. */
  records: readonly string[]
  /** Addresses a link may have beside our own pages. */
  ways: readonly string[]
  /** Phone numbers and e-mail addresses that may be named. */
  contacts: readonly string[]
  /** Names of villas and categories: a price beside one must stand beside it in a record too. */
  names: readonly string[]
}

const LONGEST_ANSWER = 3000
const PRICE =
  /(?:us)?\$ ?(\d[\d,]*(?:\.\d{1,2})?)|\b(\d[\d,]*(?:\.\d{1,2})?) ?(?:usd|us dollars?|dollars?|bucks)\b|\busd ?(\d[\d,]*(?:\.\d{1,2})?)/gi
const TIME = /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b|\b([01]?\d|2[0-3]):([0-5]\d)\b/gi
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const DAYS = [
  new RegExp(
    String.raw`\b(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH.replace('(', '(?<month>')}\b`,
    'gi',
  ),
  new RegExp(String.raw`\b${MONTH.replace('(', '(?<month>')} (?<day>\d{1,2})(?:st|nd|rd|th)?\b`, 'gi'),
  /\b\d{4}-(?<number>\d{2})-(?<day>\d{2})\b/g,
]
const PROMISE =
  /\b(?:i|we)(?: have|'ve|’ve)? (?:just )?(?:booked|reserved|confirmed|held|cancelled|applied)\b|\bis (?:now )?(?:booked|reserved|confirmed) for you\b|\b(?:booking|reservation) (?:is|has been) (?:confirmed|made|cancelled)\b|\b\d+ ?% (?:off|discount)\b|\bspecial (?:discount|price) for you\b/i

/** What in a model's answer nothing of ours bears out, in words for the log; null when all of it stands. */
export function findUnfounded(answer: string, evidence: Evidence): string | null {
  if (answer.trim() === '') return 'it is empty'
  if (answer.length > LONGEST_ANSWER) return 'it is too long'
  if (/<\/?[a-z!][^>]*>/i.test(answer)) return 'it holds markup'
  if (PROMISE.test(answer)) return 'it promises what it cannot'
  return (
    findForeignWay(answer, evidence) ??
    missing('price', pricesIn(answer), pricesIn(evidence.records.join('\n'))) ??
    missing('time', timesIn(answer), timesIn(evidence.records.join('\n'))) ??
    missing('day', daysIn(answer), daysIn(evidence.records.join('\n'))) ??
    findWrongWeekday(answer, evidence) ??
    findSwappedPrice(answer, evidence)
  )
}

/** Amounts in cents. */
export function pricesIn(text: string): Set<number> {
  return new Set(
    [...text.matchAll(PRICE)].map(([, one, two, three]) =>
      Math.round(Number((one ?? two ?? three ?? '').replaceAll(',', '')) * 100),
    ),
  )
}

/** Times of day in minutes after midnight. */
export function timesIn(text: string): Set<number> {
  const told = text.replace(
    /(\d{1,2}(?:[:.]\d{2})?) ?[–-] ?(\d{1,2}(?:[:.]\d{2})?) ?([AP]\.?M)/gi,
    '$1 $3 – $2 $3',
  )
  const times = [...told.matchAll(TIME)].map(([, hour, minute, half, hour24, minute24]) => {
    if (hour === undefined) return Number(hour24) * 60 + Number(minute24)
    return ((Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute ?? 0)
  })
  return new Set(times)
}

/** Days of the year as `12-24`; the year is the tools' own affair. */
export function daysIn(text: string): Set<string> {
  return new Set(
    DAYS.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ groups = {} }) => {
        const month =
          groups.number ?? String(MONTHS.indexOf((groups.month ?? '').slice(0, 3).toLowerCase()) + 1)
        return `${month.padStart(2, '0')}-${(groups.day ?? '').padStart(2, '0')}`
      }),
    ),
  )
}

function missing<Value>(what: string, told: Set<Value>, known: Set<Value>): string | null {
  const unknown = [...told].find((value) => !known.has(value))
  return unknown === undefined ? null : `the ${what} ${unknown} is in no result`
}

function findForeignWay(answer: string, { ways, contacts }: Evidence): string | null {
  for (const [, href = ''] of answer.matchAll(/\]\(([^)]*)\)/g))
    if (!isOwnPage(href) && !ways.includes(href)) return 'it links elsewhere'
  const bare = answer.replace(/\]\([^)]*\)/g, ']')
  if (/\b(?:https?:|www\.)\S+/i.test(bare)) return 'it names an address elsewhere'
  const digits = contacts.map((contact) => contact.replace(/\D/g, ''))
  for (const [phone] of bare.matchAll(/\+?\d[\d ()-]{7,}\d/g))
    if (!/^\d{4}-\d{2}-\d{2}$/.test(phone.trim()) && !digits.includes(phone.replace(/\D/g, '')))
      return 'it names a number of nobody of ours'
  for (const [mail] of bare.matchAll(/[\w.+-]+@[\w-]+\.[\w.]+/g))
    if (!contacts.includes(mail.replace(/\.$/, ''))) return 'it names an address of nobody of ours'
  return null
}

function findWrongWeekday(answer: string, { records }: Evidence): string | null {
  const pattern = new RegExp(
    String.raw`\b(${WEEKDAYS.map((name) => `${name.slice(0, 3)}[a-z]*`).join('|')}),? (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}`,
    'gi',
  )
  const known = new Set([...records.join('\n').matchAll(pattern)].map(sayDay))
  const told = [...answer.matchAll(pattern)].map(sayDay)
  return told.every((day) => known.has(day)) ? null : 'it names a weekday wrongly'
}

function sayDay([, weekday = '', day = '', month = '']: RegExpMatchArray): string {
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}`.toLowerCase()
}

/** A price of ours beside another villa's name is as wrong as any other. */
function findSwappedPrice(answer: string, { records, names }: Evidence): string | null {
  for (const line of answer.split('\n')) {
    const named = names.filter((name) => line.toLowerCase().includes(name.toLowerCase()))
    if (named.length === 0) continue
    for (const price of pricesIn(line)) {
      const isKnown = records.some(
        (record) =>
          pricesIn(record).has(price) &&
          named.some((name) => record.toLowerCase().includes(name.toLowerCase())),
      )
      if (!isKnown) return `the price ${price} belongs to another villa`
    }
  }
  return null
}
