import { anyOf } from './patterns'
import { JOIN, NOT_COUNTING } from './plain-claims'

/** An amount of money: currency and cents (`usd 6500`), and whether it is of a night or of a whole stay, where said. */
export type Price = { amount: string; per: 'night' | 'stay' | null }

const CURRENCIES: Record<string, string> = {
  usd: String.raw`us\$|\$|usd|(?:us|american) dollars?|dollars?|bucks`,
  eur: '€|eur|euros?',
  gbp: '£|gbp|pounds?',
  ugx: String.raw`ugx|ush\.?|shs?\.?|(?:ugand(?:a|an) )?shillings?|\/=`,
  kes: 'kes|ksh',
  tzs: 'tzs|tsh',
  rwf: 'rwf|francs?|chf',
  zar: 'zar|rand',
  inr: '₹|inr|rupees?',
  cny: '¥|cny|jpy|yen|yuan',
  other: 'cad|aud|aed|dirhams?|btc|bitcoins?|ether',
}
const CURRENCY = Object.values(CURRENCIES).join('|')
const AMOUNT = String.raw`\d[\d,]*(?:\.\d{1,2})?(?: ?(?:k|thousand|hundred|million)\b)?`
const FOLLOWING = anyOf('a, per, for, in, and, or, each, with, including, altogether')
const END = String.raw`(?= ?(?:$|\n|[;!?)]|[.,](?!\d)|${FOLLOWING}\b))`
const COSTING = anyOf(
  'costs?, costing, pays?, charges?, charged, prices? (?:is|are|of), priced at, rates? (?:is|are|of), fees? (?:is|of), totals?(?: is| of)?, comes? to, amounts? to, for (?:only|just)',
)
const COSTS = String.raw`\b${COSTING} (?:about |around |only |just )?`
const PAYER = anyOf('night, person, guest, adult, child, head, couple, day, stay')
const BY = String.raw`(?: ?\/ ?| (?:a|per|each|every) (?:single )?)${PAYER}\b| (?:nightly|pp)\b`
const NO_ORDINAL = '(?!st|nd|rd|th)'
const OTHER_END = String.raw`(?= ?(?:$|[^\w ]|(?:a|per|for|in|each|nightly)\b))`
const SPAN = String.raw`(?:(?<other>${AMOUNT})${JOIN})?(?<one>${AMOUNT})`
const UP_TO = String.raw`(?:${JOIN}(?<other>${AMOUNT})${NOT_COUNTING}${NO_ORDINAL}${OTHER_END})?`
const PRICES = [
  String.raw`(?<![a-z])(?<sign>${CURRENCY}) ?(?<one>${AMOUNT})${UP_TO}`,
  String.raw`(?<![\d.,])${SPAN} ?(?<sign>${CURRENCY})(?![a-z])(?! ?\d)`,
  String.raw`(?<![\d.,$\u20ac\u00a3])${SPAN}(?=${BY})`,
  `${COSTS}(?<one>${AMOUNT})${END}`,
].map((pattern) => new RegExp(pattern, 'g'))

const WHOLE = anyOf('in all, in total, all in, altogether, all together, total')
const THE = '(?:all |the |your |these |those |a )*(?:(?:whole|entire|full) )?'
const FOR_STAY = String.raw`for ${THE}(?:\d+[ -]nights?|stay|nights|booking)`
const STAY_AFTER = new RegExp(String.raw`^[^.;\n$]{0,12}?\b(?:${WHOLE}|${FOR_STAY})\b`)
const EACH = String.raw`(?:\b(?:a|an|per|each|every|any|one|1)|\/) ?`
const ONE_NIGHT = String.raw`${EACH}(?:single |weekday |weekend |week)?night\b`
const ON_NIGHTS = String.raw`^ on [a-z, -]{3,50} nights\b`
const NIGHT_AFTER = new RegExp(String.raw`^[^.;\n$]{0,40}?(?:${ONE_NIGHT}|\bnightly\b)|${ON_NIGHTS}`)
const NIGHT_BEFORE = /\b(?:nightly|(?:a|per|each|every|one|1) night)\b[^.;,\n$]{0,25}$/
const STAY_BEFORE = /\b(?:totals?|in all|altogether|sum|stay|\d+ nights)\b[^.;,\n$]{0,25}$/

/** The first price in a plain text that the evidence, as plain, does not name; null when there is none. */
export function findForeignPrice(answer: string, evidence: string): string | null {
  const known = pricesIn(evidence)
  const foreign = pricesIn(answer).find((price) => !isAmong(known, price))
  return foreign
    ? `the price ${foreign.amount}${foreign.per ? ` a ${foreign.per}` : ''} is in no result`
    : null
}

/** True when one of the prices is the same, and of a night or of a stay where the one asked about is. */
export function isAmong(known: readonly Price[], { amount, per }: Price): boolean {
  return known.some((price) => price.amount === amount && (per === null || price.per === per))
}

/** Prices a plain text names, in the order of the ways they are written. */
export function pricesIn(text: string): Price[] {
  return PRICES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups: { one, other, sign } = {} }) => {
      const per = readPer(text.slice(0, index), text.slice(index + whole.length))
      return [one, other]
        .filter((figures) => figures !== undefined)
        .map((figures) => ({ amount: `${nameCurrency(sign)} ${toCents(figures)}`, per }))
    }),
  )
}

function readPer(before: string, after: string): Price['per'] {
  const upToNext = after.split(/[$€£]/)[0] ?? ''
  const [stay, night] = [STAY_AFTER.exec(upToNext), NIGHT_AFTER.exec(upToNext)]
  if (stay && night) return stay[0].length < night[0].length ? 'stay' : 'night'
  if (stay) return 'stay'
  if (night || NIGHT_BEFORE.test(before)) return 'night'
  return STAY_BEFORE.test(before) ? 'stay' : null
}

/** A bare number is of our own currency. */
function nameCurrency(sign = '$'): string {
  const known = Object.entries(CURRENCIES).find(([, names]) => new RegExp(`^(?:${names})$`).test(sign))
  return known?.[0] ?? sign
}

function toCents(figures: string): number {
  const scale = /k$|thousand/.test(figures)
    ? 1000
    : figures.endsWith('hundred')
      ? 100
      : figures.endsWith('million')
        ? 1_000_000
        : 1
  return Math.round(Number.parseFloat(figures.replaceAll(',', '')) * scale * 100)
}
