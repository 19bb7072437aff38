import { CONDITION_WORDS } from '@/features/housekeeping/rules/condition-words'
import { APPROVAL_LABELS as ENGLISH_APPROVALS } from '@/features/money-approvals/rules/approval-labels'
import { toDay, weekdayOf } from '@/kernel/days'
import { DAY_WORDS } from '@/languages/fr/days'
import { MONEY_WORDS } from '@/languages/fr/money'
import { MAIL_STATUS_LABELS } from '../admin-kit/mail-text'
import { STATUS_LABELS } from '../bookings/admin-status-text'
import { CONDITION_WORDS as CONDITIONS } from '../housekeeping/rules/condition-words'
import { APPROVAL_LABELS } from '../money-approvals/rules/approval-labels'

/** What refusals put into their sentences as it stands in the code, and what else of it is English. */
const TERMS: Readonly<Record<string, string>> = {
  ...lowered(STATUS_LABELS),
  ...MAIL_STATUS_LABELS,
  ...Object.fromEntries(
    Object.entries(CONDITION_WORDS).map(([name, english]) => [
      english.toLowerCase(),
      CONDITIONS[name as keyof typeof CONDITIONS].toLowerCase(),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ENGLISH_APPROVALS).map(([kind, english]) => [
      english,
      APPROVAL_LABELS[kind as keyof typeof APPROVAL_LABELS],
    ]),
  ),
  approved: 'accepté',
  refused: 'refusé',
  guest: 'client',
  company: 'société',
  payment: 'paiement',
  refund: 'remboursement',
  charge: 'frais',
  discount: 'remise',
  Somebody: 'Quelqu’un',
  'Staff blocked': 'L’équipe a bloqué',
  'Another platform has': 'Une autre plateforme retient',
  'Another platform': 'Une autre plateforme',
  'The villa': 'La villa',
  'This category': 'Cette catégorie',
  nothing: 'rien',
  'given back': 'remboursés',
}

const PRICE = /\$([\d,]+)(?:\.(\d\d))?/g
const DAY =
  /(?:\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), )?\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b(?: (\d{4}))?/g
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** From one day to another, and a platform that has nights. */
const RANGE = /(?<=\d{4}) to (?=\w{3}, \d)/g
const HOLDER = /^(.+) has$/
const MOVED = /^moved to booking (\d+)$/
const MORE = /^(.*) and (\d+) more$/
const FREE_VILLAS = /^(\d+) free villas?$/

/** What stands in a sentence, with its amounts, days and terms as French writes them; names stay. */
export function tellPart(part: string): string {
  return (Object.hasOwn(TERMS, part) ? String(TERMS[part]) : part)
    .replace(FREE_VILLAS, (_, count: string) =>
      Number(count) > 1 ? `${count} villas libres` : `${count} villa libre`,
    )
    .replace(RANGE, ' au ')
    .replace(HOLDER, '$1 retient')
    .replace(MORE, '$1 et $2 de plus')
    .replace(MOVED, 'transférés vers la réservation $1')
    .replace(PRICE, (_, whole: string, cents?: string) =>
      MONEY_WORDS.dollars(whole.replaceAll(',', MONEY_WORDS.thousands), cents ?? null),
    )
    .replace(DAY, (_, date: string, month: string, year?: string) =>
      tellDay(Number(date), MONTHS.indexOf(month), year),
    )
    .replace(/(\d) and (UGX)/, '$1 et $2')
}

function tellDay(date: number, month: number, year: string | undefined): string {
  const shortDay = DAY_WORDS.shortDay(date, DAY_WORDS.short(DAY_WORDS.months[month] ?? ''))
  if (!year) return shortDay
  const day = toDay(`${year}-${String(month + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
  return DAY_WORDS.day(DAY_WORDS.short(DAY_WORDS.weekdays[weekdayOf(day)] ?? ''), shortDay, year)
}

function lowered(labels: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label.toLowerCase()]))
}
