import type { Board } from '@/features/rates/rules/board'
import type { Cents } from '@/kernel/money'

/** What a guest said of who comes and what they would like, apart from days and villas. */
export type Party = {
  guests?: number
  nights?: number
  /** At least so many bedrooms. */
  bedrooms?: number
  board?: Board
  /** The most they would pay, in cents: a night, or in all. */
  budget?: { cents: Cents; per: 'night' | 'stay' }
  /** They named an amount in a currency we have no prices in. */
  isOtherCurrency?: true
  pick?: 'cheapest' | 'dearest' | 'largest'
}

const NIGHTS_OF_MONTH = 30

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

const ORDINAL_WORDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]
const ORDINALS = new RegExp(
  String.raw`\b(${ORDINAL_WORDS.join('|')}) of (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)`,
  'g',
)

/** Plain text with numbers in figures: 'two of us' is '2 of us'; ordinals and 'one' as a pronoun stay. */
export function numbersInFigures(text: string): string {
  const counted = /\b(a )?(couple|pair) of (?=night|day|week|people|guest|friend|kid|child|adult)/g
  return text
    .replace(ORDINALS, (_whole, word: string) => `${ORDINAL_WORDS.indexOf(word) + 1}th of `)
    .replace(counted, '2 ')
    .replace(/\bhalf a dozen\b/g, '6')
    .replace(/\ba dozen\b/g, '12')
    .replace(/\b[a-z]+\b/g, (word) => {
      const number = NUMBERS.indexOf(word)
      return number > 1 || word === 'zero' ? String(number) : word
    })
    .replace(/\bone (?=(?:more )?(?:night|person|guest|adult|child|kid|week|day|people)\b)/g, '1 ')
    .replace(
      /\b(?:a|an|single) (?=(?:night|week|fortnight)\b(?! (?:from (?!\d)|after|later|away|cost)))/g,
      '1 ',
    )
}

/** Guests, nights, board, budget out of a text whose numbers are figures. */
export function readParty(text: string): Party {
  const guests = readGuests(text)
  const nights = readNights(text)
  const bedrooms = readBedrooms(text)
  const board = readBoard(text)
  const budget = readBudget(text)
  const pick = readPick(text)
  return {
    ...(guests !== null && { guests }),
    ...(nights !== null && { nights }),
    ...(bedrooms !== null && { bedrooms }),
    ...(board && { board }),
    ...(budget && { budget }),
    ...(/\b(ugx|ush|shillings?|euros?|eur|pounds|gbp|kes|rwf|francs?)\b|€|£/.test(text) &&
      /\d/.test(text) && { isOtherCurrency: true as const }),
    ...(pick && { pick }),
  }
}

const ADULTS = `adults?|grown[- ]?ups?|people|persons?|guests?|pax|heads|friends?|colleagues?|men|women|ladies|couples?|travell?ers|visitors|of us|sleepers`
const CHILDREN = `(?:small |young |little )?(?:children|child|kids?|bab(?:y|ies)|infants?|toddlers?|boys?|girls?|sons?|daughters?|teenagers?|teens?)`

/** What makes the number after 'for' something else than a party. */
const NO_PARTY = String.raw`(?![\d/.:-]|\s*(?:nights?|days?|weeks?|months?|years?|hours?|usd|dollars?|\$|am|pm|st|nd|rd|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`
const PARTY_OF_THING = new RegExp(
  String.raw`\b(?:villa|room|board|place|house|studio|accommodation|booking|available|free|stay|anything|something|(?<!ha(?:s|ve) )it|and|about|what if) (?:be |is |are |there |)?for (-?\d+)${NO_PARTY}`,
)
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** '24 to 27 December for 4', 'from Friday to Monday for 5', 'for 4 from 24 to 27 December'. */
const PARTY_OF_DAYS = new RegExp(
  String.raw`(?:\b(?:${MONTHS}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|today|weekend|week|month|nights?|christmas|easter|new year(?:'s)?(?: eve)?|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|\d{4}(?:-\d\d-\d\d)?),? |^)for (\d{1,2})${NO_PARTY}(?=\W*$|,| (?:from|on|in|this|next|between|over|tonight|tomorrow|with|and|at|please)\b)`,
)

function readGuests(text: string): number | null {
  const group = /\b(?:family|party|group|team) of (\d+)\b/.exec(text)
  if (group) return Number(group[1])
  const couples = sum(text, /(-?\d+) couples\b/g)
  const adults = sum(text, new RegExp(String.raw`(?<![\d.$/-])(-?\d+) (?:more )?(?:${ADULTS})\b`, 'g'))
  const children = sum(text, new RegExp(String.raw`(?<![\d.$/-])(\d+) ${CHILDREN}\b`, 'g'))
  const oneChild =
    /\b(?:a|an|our|my|one|1) (?:small |young |little )?(?:child|kid|baby|toddler|infant|son|daughter)\b/.test(
      text,
    )
  const young = (children ?? 0) + (children === null && oneChild ? 1 : 0)
  if (adults !== null)
    return adults + (couples ?? 0) + (/\b(?:including|incl|of (?:whom|which|them))\b/.test(text) ? 0 : young)
  const self = readSelf(text)
  if (self !== null) return self + young
  if (children !== null) return children + (/\b(?:and i|i|me|my)\b/.test(text) ? 1 : 0)
  const named =
    /\bwe(?:(?: a|')?re|'ll be| will be| would be) (?:only |just |about |around )?(\d+)(?! ?(?:nights?|days?|km|weeks?))\b/.exec(
      text,
    ) ??
    /\b(?:sleeps?|accommodates?|fits?|hosts?|room for|space for) (?:up to |at least )?(\d+)\b/.exec(text) ??
    PARTY_OF_THING.exec(text) ??
    PARTY_OF_DAYS.exec(text) ??
    /^for (\d+)\??$/.exec(text)
  return named ? Number(named[1]) : null
}

/** Who speaks of themselves: 'just me' is one, 'my wife and I' two. */
function readSelf(text: string): number | null {
  if (
    /\b(?:(?:my )?(?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse)) and (?:i|me|myself)\b/.test(
      text,
    )
  )
    return 2
  if (
    /\b(?:me|i|myself) (?:and|with) my (?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse)\b/.test(
      text,
    )
  )
    return 2
  if (/\bwith my (?:wife|husband|partner|girlfriend|boyfriend|fiancee?|spouse)\b/.test(text)) return 2
  if (/\b(?:a|as a|for a) couple\b(?! of)/.test(text) || /\bthe 2 of us\b/.test(text)) return 2
  if (
    /\b(?:just|only) (?:me|myself)\b|\bby myself\b|\b(?:i am|i'm) alone\b|\b(?:travell?ing|coming) alone\b|\bsolo\b/.test(
      text,
    )
  )
    return 1
  return null
}

function readNights(text: string): number | null {
  const nights = /(?<![\d/.-])(\d{1,3})[- ]?(?:nights?|nyts?)\b/.exec(text)
  if (nights) return Number(nights[1])
  if (/\bfortnight\b/.test(text)) return 14
  const weeks =
    /\bfor (?:about )?(\d{1,2}) weeks?\b|\b(\d{1,2}) weeks? (?:stay\b|from \d|starting|beginning)/.exec(text)
  if (weeks) return Number(weeks[1] ?? weeks[2]) * 7
  const days = /\b(?:for|stay(?:ing)?(?: of)?) (\d{1,3}) days?\b/.exec(text)
  if (days) return Number(days[1])
  const months = /\bfor (?:about )?(\d{1,2}|a|one) months?\b/.exec(text)
  return months ? (Number(months[1]) || 1) * NIGHTS_OF_MONTH : null
}

/** 'Three bedrooms', and a room of its own for each couple. */
function readBedrooms(text: string): number | null {
  const told =
    /(?<![\d.$/-])(\d{1,2})[- ]?(?:separate |different |own )?(?:bed ?rooms?|bed (?:villa|house|unit))\b/.exec(
      text,
    )
  if (told) return Number(told[1])
  const couples = /(\d{1,2}) couples\b/.exec(text)
  return couples && /\b(?:separate|own|private|different|each) (?:bed ?)?rooms?\b/.test(text)
    ? Number(couples[1])
    : null
}

function readBoard(text: string): Board | null {
  if (/\bfull[- ]?board\b|\ball (?:3 )?meals\b|\b3 meals\b|\ball[- ]inclusive\b/.test(text))
    return 'full-board'
  if (/\bwith (?:breakfast,? )?(?:and )?lunch(?: and|,| &) (?:and )?(?:dinner|supper)\b/.test(text))
    return 'full-board'
  if (/\bhalf[- ]?board\b|\bwith (?:breakfast and )?lunch\b/.test(text)) return 'half-board'
  if (/\b(?:without|no|skip(?:ping)?) (?:the )?(?:lunch|dinner|supper|meals|board)\b/.test(text))
    return 'bed-and-breakfast'
  if (/\bbed (?:and|&|n) breakfast\b|\bb ?(?:&|and|n) ?b\b|\bbnb\b|\bbreakfast only\b/.test(text))
    return 'bed-and-breakfast'
  return null
}

function readBudget(text: string): Party['budget'] | null {
  const amount = String.raw`(?:\$|usd ?|us\$ ?)?(\d{2,5})(?:\.(\d{2}))?(?! ?(?:nights?|people|guests?|persons?|adults?|km|%|m2|square))`
  const found =
    new RegExp(
      String.raw`\b(?:under|below|less than|cheaper than|lower than|at most|max(?:imum)?(?: of)?|up to|within|not more than|no more than|not exceed(?:ing)?|budget(?: is| of| around| about)?|afford|spend|around|about|only have|have only|for) (?:only )?(?:about |around |of )?${amount}(?= ?(?:\$|usd|dollars?|bucks|a night|per night|\/|each night|nightly|in (?:all|total)|total|$|[.,?! ]))`,
    ).exec(text) ?? /(?:\$|usd )(\d{2,5})(?:\.(\d{2}))?/.exec(text)
  if (
    !found ||
    !/\$|usd|dollars?|bucks|under|below|less|cheaper|budget|afford|spend|max|within|exceed|more than/.test(
      text,
    )
  )
    return null
  const cents = Number(found[1]) * 100 + Number(found[2] ?? 0)
  const isForNights =
    /\bfor (?:the |all |these )?\d{1,2} nights?\b/.test(text) && !/\b(?:a|per|each) night\b/.test(text)
  const isWhole =
    isForNights || /\b(?:in total|in all|altogether|total|whole stay|entire stay|all together)\b/.test(text)
  return { cents, per: isWhole ? 'stay' : 'night' }
}

function readPick(text: string): Party['pick'] | null {
  if (
    /\b(?:cheap(?:er|est)?|lowest|least expensive|most affordable|affordable|budget|low[- ]cost|economical)\b/.test(
      text,
    )
  )
    return 'cheapest'
  if (/\b(?:most expensive|dearest|priciest|highest price)\b/.test(text)) return 'dearest'
  if (
    /\b(?:largest|biggest|most space|most spacious|roomiest|sleeps (?:the )?most|most (?:people|guests))\b/.test(
      text,
    )
  )
    return 'largest'
  return null
}

function sum(text: string, pattern: RegExp): number | null {
  const found = [...text.matchAll(pattern)]
  return found.length === 0 ? null : found.reduce((total, match) => total + Number(match[1]), 0)
}
