import type { Board } from '@/features/rates/rules/board'
import type { Cents } from '@/kernel/money'
import { anyOf, expression, firstMatch } from './patterns'
import { phrases } from './phrases'

/** What a guest said of who comes and what they would like, apart from days and villas. */
export type Party = {
  guests?: number
  nights?: number
  /** At least so many bedrooms. */
  bedrooms?: number
  /** So many villas, each for itself; 1 where one alone is asked for. */
  villas?: number
  board?: Board
  /** The most they would pay, in cents: a night, or in all. */
  budget?: { cents: Cents; per: 'night' | 'stay' }
  /** They named an amount in a currency we have no prices in. */
  isOtherCurrency?: true
  pick?: 'cheapest' | 'dearest' | 'largest'
}

const NIGHTS_OF_MONTH = 30

/** Guests, nights, board, budget out of a text whose numbers are figures. */
export function readParty(text: string): Party {
  const guests = readGuests(text)
  const villas = readVillas(text, guests)
  const told = {
    guests: spreadOver(text, guests, villas),
    nights: readNights(text),
    bedrooms: readBedrooms(text),
    villas,
    board: readBoard(text),
    budget: readBudget(text),
    isOtherCurrency: OTHER_CURRENCY.test(text) && /\d/.test(text) ? (true as const) : null,
    pick: readPick(text),
  }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null))
}

const OTHER_CURRENCY = /\b(?:ugx|ush|shillings?|euros?|eur|pounds|gbp|kes|rwf|francs?)\b|€|£/

const GROWN = anyOf(
  'adults?, grown[- ]?ups?, people, persons?, guests?, pax, heads, friends?, girlfriends, colleagues?, men, women, ladies, players, staff, couples?, travell?ers, visitors, of us, sleepers',
)
const YOUNG = anyOf(
  'children, child, kids?, bab(?:y|ies), infants?, toddlers?, boys?, girls?, sons?, daughters?, teenagers?, teens?',
)
const ONE_YOUNG = anyOf('child, kid, baby, toddler, infant, son, daughter')
const PARTNER = anyOf('wife, husband, partner, girlfriend, boyfriend, fiancee?, spouse')
const SMALL = '(?:small |young |little )?'
const NO_AMOUNT = '(?<![\\d.$/-])'

const GROUP = /\b(?:family|party|group|team) of (\d+)\b/
const COUPLES = /(-?\d+) couples\b/g
const ADULTS = expression([NO_AMOUNT, '(-?\\d+) (?:more )?', GROWN, '\\b'], 'g')
const CHILDREN = expression([NO_AMOUNT, '(\\d+) ', SMALL, YOUNG, '\\b'], 'g')
const ONE_CHILD = expression(['\\b(?:a|an|our|my|one|1) ', SMALL, ONE_YOUNG, '\\b'])
const PAIRS = [
  expression([PARTNER, ' and (?:i|me|myself)\\b']),
  expression(['\\b(?:me|i|myself) (?:and|with) my ', PARTNER]),
  expression(['\\bwith my ', PARTNER, '\\b']),
  /\b(?:a|as a|for a) couple\b(?! of)|\bthe 2 of us\b/,
]
const ALONE = phrases(
  "just me, only me, just myself, only myself, by myself, i am alone, i'm alone, travelling alone, traveling alone, coming alone, solo",
)

/** What makes the number after 'for' something else than a party. */
const OF_ELSE = anyOf(
  'nights?, days?, weeks?, months?, years?, hours?, usd, dollars?, \\$, am, pm, st, nd, rd, th, jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec',
)
const NO_PARTY = `(?![\\d/.:-]|\\s*${OF_ELSE})`
const THING = anyOf(
  'villa, room, board, place, house, studio, accommodation, much, cost, price, booking, available, free, stay, anything, something, (?<!ha(?:s|ve) )it, and, about, what if',
)
const DAY_WORD = anyOf(
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?, tomorrow, tonight, today, weekend, week, month, nights?, christmas, easter, new year(?:'s)?(?: eve)?, \\d{1,2}(?:st|nd|rd|th), \\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?, \\d{4}(?:-\\d\\d-\\d\\d)?, jan(?:uary)?, feb(?:ruary)?, mar(?:ch)?, apr(?:il)?, may, june?, july?, aug(?:ust)?, sept?(?:ember)?, oct(?:ober)?, nov(?:ember)?, dec(?:ember)?",
)
const AFTER_PARTY =
  '(?=\\W*$|,| (?:from|on|in|this|next|between|over|tonight|tomorrow|with|and|at|please)\\b)'
const NAMED_PARTIES = [
  expression([
    "\\bwe(?:(?: a|')?re|'ll be| will be| would be) (?:only |just |about |around )?(\\d+)",
    '(?! ?(?:nights?|days?|km|weeks?)\\b)',
  ]),
  expression([
    '\\b',
    anyOf('sleeps?, accommodates?, fits?, hosts?, room for, space for'),
    ' (?:up to |at least )?(\\d+)\\b',
  ]),
  expression(['\\b', THING, ' (?:be |is |are |there |)?for (-?\\d+)', NO_PARTY]),
  // '24 to 27 December for 4', 'from Friday to Monday for 5', 'for 4 from 24 to 27 December'
  expression(['(?:\\b', DAY_WORD, ',? |^)for (\\d{1,2})', NO_PARTY, AFTER_PARTY]),
  /^for (\d+)\??$/,
  /^(?:and|what if|if) (?:we are |we're )?(?:only )?(\d{1,2})\??$/,
]

function readGuests(text: string): number | null {
  const group = GROUP.exec(text)
  if (group) return Number(group[1])
  const couples = sum(text, COUPLES)
  const adults = sum(text, ADULTS)
  const children = sum(text, CHILDREN)
  const young = (children ?? 0) + (children === null && ONE_CHILD.test(text) ? 1 : 0)
  if (adults !== null)
    return adults + (couples ?? 0) + (/\b(?:including|incl|of (?:whom|which|them))\b/.test(text) ? 0 : young)
  const self = firstMatch(text, PAIRS) ? 2 : ALONE(text) ? 1 : null
  if (self !== null) return self + young
  if (children !== null) return children + (/\b(?:i|me|my)\b/.test(text) ? 1 : 0)
  const named = firstMatch(text, NAMED_PARTIES)
  return named ? Number(named[1]) : null
}

const NIGHTS: [RegExp, number][] = [
  [/(?<![\d/.-])(\d{1,3})[- ]?(?:nights?|nyts?)\b/, 1],
  [/\b(fortnight)\b/, 14],
  [/\bfor (?:about )?(\d{1,2}) weeks?\b/, 7],
  [/\b(\d{1,2}) weeks? (?:stay\b|from \d|starting|beginning)/, 7],
  [/\b(?:for|stay(?:ing)?(?: of)?) (\d{1,3}) days?\b/, 1],
  [/\bfor (?:about )?(\d{1,2}|a|one) months?\b/, NIGHTS_OF_MONTH],
]

function readNights(text: string): number | null {
  const found = NIGHTS.find(([pattern]) => pattern.test(text))
  if (!found) return null
  const [pattern, each] = found
  return (Number(pattern.exec(text)?.[1]) || 1) * each
}

const BEDROOMS = /(?<![\d.$/-])(\d{1,2})[- ]?(?:separate |different |own )?bed ?rooms?\b/
const BED_HOUSE = /(?<![\d.$/-])(\d{1,2})[- ]?bed (?:villa|house|unit)\b/
/** 'A villa with 3 rooms' */
const ROOMS_WITHIN = /\b(?:villa|house|unit|one) (?:with|of|that has|has|having) (\d{1,2}) rooms\b/
const OWN_ROOMS = /\b(?:separate|own|private|different|each) (?:bed ?)?rooms?\b/

/** 'Three bedrooms', and a room of its own for each couple. */
function readBedrooms(text: string): number | null {
  const told = firstMatch(text, [BEDROOMS, BED_HOUSE, ROOMS_WITHIN])
  if (told) return Number(told[1])
  const couples = /(\d{1,2}) couples\b/.exec(text)
  return couples && OWN_ROOMS.test(text) ? Number(couples[1]) : null
}

/** Whoever speaks of the villas there are, or of what one has, asks for none of them; French and German by their own words. */
const NOT_ASKED_FOR = `(?<!\\b(?:${[
  'with|has|we have|of|your|our|the|all|in|its|these|those|which|there are|are there|saw|did',
  'vos|nos|les|des|ces|ihre|ihrer|ihren|eure|eurer|euren|die|der|den|diese|dieser',
].join('|')}) )`
const SEVERAL = expression([
  '(?<![\\d.$/-])',
  NOT_ASKED_FOR,
  '(\\d{1,3}) (?:separate |different )?(villas|rooms|units|studios)\\b',
])
const ONE_VILLA = expression(['\\b(?:1|one|an?) (?:single )?', anyOf('villa, room, unit, studio'), '\\b'])
/** 'For 2 people each' */
const FOR_EACH = expression([
  '\\d+ (?:',
  GROWN,
  ' )?',
  anyOf('each, in each, per villa, per room, a villa'),
  '\\b',
])

/** 'Two villas for 2 and 4 people' */
const FOR_BOTH = /\bfor (\d{1,2}) and (\d{1,2})\b(?! ?(?:nights?|days?|weeks?))/

/** The party of all villas together, where it is told for each of them. */
function spreadOver(text: string, guests: number | null, villas: number | null): number | null {
  if (guests === null || villas === null) return guests
  const both = villas === 2 ? FOR_BOTH.exec(text) : null
  if (both) return Number(both[1]) + Number(both[2])
  return FOR_EACH.test(text) ? guests * villas : guests
}

/** 'I need 12 villas', '5 rooms': so many units, each for itself; rooms of a party that is told may be those of one villa. */
function readVillas(text: string, guests: number | null): number | null {
  const told = SEVERAL.exec(text)
  if (!told) return ONE_VILLA.test(text) ? 1 : null
  if ((told[2] === 'rooms' && guests !== null) || OWN_ROOMS.test(text)) return null
  return Number(told[1]) || null
}

const BOARDS: [Board, (text: string) => boolean][] = [
  [
    'full-board',
    phrases(
      'full board, fullboard, all meals, all 3 meals, 3 meals, all inclusive, with lunch and dinner, with lunch and supper, lunch and dinner, with breakfast lunch and dinner, breakfast lunch dinner',
    ),
  ],
  ['half-board', phrases('half board, halfboard, with lunch, with breakfast and lunch')],
  [
    'bed-and-breakfast',
    phrases(
      'without lunch, without dinner, without supper, without meals, no lunch, no dinner, no supper, no meals, skip lunch, skip dinner, skipping lunch, skipping dinner, bed and breakfast, bed n breakfast, b b, b and b, b n b, bnb, breakfast only',
    ),
  ],
]

function readBoard(text: string): Board | null {
  return BOARDS.find(([, names]) => names(text))?.[0] ?? null
}

const LIMIT = anyOf(
  'under, below, less than, cheaper than, lower than, at most, max(?:imum)?(?: of)?, up to, within, not more than, no more than, not exceed(?:ing)?, budget(?: is| of| around| about)?, afford, spend, around, about, only have, have only, for',
)
const SIGN = '(?:\\$|usd ?|us\\$ ?)?'
const NO_MONEY = `(?! ?${anyOf('nights?, people, guests?, persons?, adults?, km, %, m2, square')})`
const AFTER_AMOUNT = `(?= ?${anyOf('\\$, usd, dollars?, bucks, a night, per night, \\/, each night, nightly, in (?:all|total), total, $, [.\\x2c?! ]')})`
const AMOUNTS = [
  expression([
    '\\b',
    LIMIT,
    ' (?:only )?(?:about |around |of )?',
    SIGN,
    '(\\d{2,5})(?:\\.(\\d{2}))?',
    NO_MONEY,
    AFTER_AMOUNT,
  ]),
  /(?:\$|usd )(\d{2,5})(?:\.(\d{2}))?/,
]
const OF_MONEY = /\$|usd|dollars?|bucks|under|below|less|cheaper|budget|afford/
const OF_LIMIT = /spend|max|within|exceed|more than/
const FOR_NIGHTS = /\bfor (?:the |all |these )?\d{1,2} nights?\b/
const IN_ALL = phrases('in total, in all, altogether, total, whole stay, entire stay, all together')

function readBudget(text: string): Party['budget'] | null {
  const found = firstMatch(text, AMOUNTS)
  if (!found || !(OF_MONEY.test(text) || OF_LIMIT.test(text))) return null
  const cents = Number(found[1]) * 100 + Number(found[2] ?? 0)
  const isForNights = FOR_NIGHTS.test(text) && !/\b(?:a|per|each) night\b/.test(text)
  return { cents, per: isForNights || IN_ALL(text) ? 'stay' : 'night' }
}

const PICKS: [NonNullable<Party['pick']>, (text: string) => boolean][] = [
  [
    'cheapest',
    phrases('cheap, cheaper, cheapest, lowest, least expensive, affordable, budget, low cost, economical'),
  ],
  ['dearest', phrases('most expensive, dearest, priciest, highest price, most luxurious')],
  [
    'largest',
    phrases(
      'largest, biggest, most space, most spacious, roomiest, sleeps most, sleeps the most, most people, most guests',
    ),
  ],
]

function readPick(text: string): Party['pick'] | null {
  return PICKS.find(([, names]) => names(text))?.[0] ?? null
}

function sum(text: string, pattern: RegExp): number | null {
  const found = [...text.matchAll(pattern)]
  return found.length === 0 ? null : found.reduce((total, match) => total + Number(match[1]), 0)
}
