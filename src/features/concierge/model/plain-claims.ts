import { anyOf } from './patterns'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const VALUES = new Map([
  ...ONES.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, index): [string, number] => [word, (index + 2) * 10]),
])
const WORD = [...VALUES.keys(), ...Object.keys(SCALES)].join('|')
const AND = '(?:[ -]|(?<=hundred|thousand|million) and )'
const NUMBER = new RegExp(String.raw`\b(?:${WORD})(?:${AND}(?:${WORD}))*\b`, 'g')
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const UNIT = [...ORDINALS, 'thirtieth'].join('|')
const ORDINAL = new RegExp(String.raw`\b(?:(twent|thirt)y[- ])?(${UNIT})\b`, 'g')

const COUNTED = anyOf(
  'nights?, days?, weeks?, guests?, people, persons?, adults?, child, kids?, villas?, rooms?, bed, bath, hours?, hrs?, min, km, dollars?, usd, percent',
)

/** What makes a number a count, an hour or an amount, and so no day or end of a range of prices. */
export const NOT_COUNTING = String.raw`(?!\d|[.,:/]\d| ?(?:%|\$|\u20ac|\u00a3|[ap]\.?m\b|o'clock|(?:more )?${COUNTED}))`

/** Words that lead to the other end of a range, or on to the next of several. */
export const JOIN = String.raw`(?: ?,)? ?(?:-|\b(?:to|until|till|through|thru|up to|and|or)\b|&) ?`

/** A text in small letters without marks of emphasis, with one kind of dash and apostrophe, and numbers in figures. */
export function spellPlainly(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019`\u00b4]/g, "'")
    .replace(/[*_~]+/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(ORDINAL, spellOrdinal)
    .replace(NUMBER, (words) => String(readNumber(words)))
}

/** 'First', 'second' and 'third' stay words: they are seldom days, unless a month follows. */
function spellOrdinal(
  whole: string,
  tens: string | undefined,
  last: string,
  at: number,
  text: string,
): string {
  const value = last === 'thirtieth' ? 30 : ORDINALS.indexOf(last) + 1
  if (tens) return `${(tens === 'twent' ? 20 : 30) + value}th`
  const isDay = /^ (?:day )?of [a-z]{3}/.test(text.slice(at + whole.length))
  return value > 3 || isDay ? `${value}th` : whole
}

function readNumber(words: string): number {
  let [sum, part] = [0, 0]
  for (const word of words.split(/[ -]/)) {
    const scale = SCALES[word]
    if (scale === 100) part = (part || 1) * scale
    else if (scale) [sum, part] = [sum + (part || 1) * scale, 0]
    else part += VALUES.get(word) ?? 0
  }
  return sum + part
}
