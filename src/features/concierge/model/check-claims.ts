import { isOwnPage } from '../rules/rich-text'
import { findForeignDate } from './claimed-dates'
import { findForeignPrice, isAmong, pricesIn } from './claimed-prices'
import { findForeignTime } from './claimed-times'
import { spellPlainly } from './plain-claims'
import { hasPromise } from './promises'

/** What an answer written by a model is held against. */
export type Evidence = {
  /** What tools and the hotel's notes said, a record a villa, stay or note; never what the guest said. */
  records: readonly string[]
  /** Addresses a link may have beside our own pages. */
  ways: readonly string[]
  /** Phone numbers and e-mail addresses that may be named. */
  contacts: readonly string[]
  /** Names of villas and categories: a price beside one must stand beside it in a record too. */
  names: readonly string[]
}

const LONGEST_ANSWER = 3000

/** What in a model's answer nothing of ours bears out, in words for the log; null when all of it stands. */
export function findUnfounded(answer: string, evidence: Evidence): string | null {
  if (answer.trim() === '') return 'it is empty'
  if (answer.length > LONGEST_ANSWER) return 'it is too long'
  if (/<\/?[a-z!][^>]*>/i.test(answer)) return 'it holds markup'
  const [told, known] = [spellPlainly(answer), spellPlainly(evidence.records.join('\n'))]
  if (hasPromise(told)) return 'it promises what it cannot'
  return (
    findForeignWay(answer, evidence) ??
    findForeignPrice(told, known) ??
    findForeignTime(told, known) ??
    findForeignDate(told, known) ??
    findSwappedPrice(told, evidence)
  )
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

/** A price of ours beside another villa's name is as wrong as any other. */
function findSwappedPrice(told: string, { records, names }: Evidence): string | null {
  const known = records.map((record) => ({
    record: spellPlainly(record),
    prices: pricesIn(spellPlainly(record)),
  }))
  const plainNames = names.map(spellPlainly)
  for (const line of told.split('\n')) {
    const named = plainNames.filter((name) => line.includes(name))
    if (named.length === 0) continue
    const swapped = pricesIn(line).find(
      (price) =>
        !known.some(
          ({ record, prices }) => isAmong(prices, price) && named.some((name) => record.includes(name)),
        ),
    )
    if (swapped) return `the price ${swapped.amount} belongs to another villa`
  }
  return null
}
