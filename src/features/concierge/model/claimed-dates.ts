import { anyOf } from './patterns'
import { JOIN, NOT_COUNTING } from './plain-claims'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH = anyOf(
  'jan(?:uary)?, feb(?:ruary)?, mar(?:ch)?, apr(?:il)?, may, june?, july?, aug(?:ust)?, sep(?:t(?:ember)?)?, oct(?:ober)?, nov(?:ember)?, dec(?:ember)?',
)
const WEEKDAY = '(?:sun|mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?'
const NUMBER = String.raw`\d{1,2}(?:st|nd|rd|th)?(?!\d)`
const DAY = String.raw`(?:the )?(?:${WEEKDAY}\.?,? )?(?:the )?${NUMBER}`
const LONE_DAY = String.raw`${DAY}${NOT_COUNTING}(?! ?(?:of )?(?:${MONTH})\b)`
const NEXT = `(?:${JOIN}|, ?)`
const YEAR = String.raw`(?:,? (?:in |of )?(?<year>\d{4})\b(?!-\d))?`
const MORE = `(?<more>(?:${JOIN}${LONE_DAY})?)`
const UNBROKEN = String.raw`(?<![\d$]|\d[.,:])`

const AFTER = `${YEAR}${MORE}`
const OF = ' ?(?:day )?(?:of )?'
const SLASHED = String.raw` ?/ ?(?<number>\d{1,2})(?:/(?<year>\d{4}|\d{2}))?(?![\d/])`
const DOTTED = String.raw`\.(?<number>\d{1,2})\.(?<year>\d{4}|\d{2}\b)?(?!\d)`

const DATES = [
  String.raw`${UNBROKEN}(?<days>${DAY}(?:${NEXT}${DAY})*)${OF}(?<month>${MONTH})\b\.?${AFTER}`,
  String.raw`\b(?<month>${MONTH})\.? ?(?<days>${LONE_DAY}(?:${NEXT}${LONE_DAY})*)${AFTER}`,
  String.raw`(?<!\d)(?<year>\d{4})[-/](?<number>\d{1,2})[-/](?<days>\d{1,2})(?!\d)${MORE}`,
  String.raw`(?<![\d/$]|\d\.)(?<days>${NUMBER}(?:${JOIN}${NUMBER})*)${SLASHED}${MORE}`,
  String.raw`(?<![\d.$])(?<days>(?:\d{1,2}\.?${JOIN})*\d{1,2})${DOTTED}${MORE}`,
].map((pattern) => new RegExp(pattern, 'g'))

const ALWAYS_OPEN = /(?<!\b(?:on|from|to|until|till|the) )\b24 ?\/ ?7\b(?! ?(?:-|to\b|\/))/g
const HOLIDAYS = anyOf(
  "(?:christmas|xmas|new year'?s?)(?: (?:eve|day))?, (?:boxing|valentine'?s?|women'?s|labou?r|martyrs?'?|heroes'?) day, (?:independence|thanksgiving|mother'?s|father'?s) day, valentine'?s?, good friday, palm sunday, easter(?: (?:sunday|monday|weekend))?, pentecost, ramadan, eid, diwali, halloween, thanksgiving, hanukkah",
)
const HOLIDAY = new RegExp(`\\b${HOLIDAYS}\\b`, 'g')

/** Days a plain text names: with their month (`12-24`), with their year too (`2027-12-24`), and in other ways. */
type Dates = { days: Set<string>; dated: Set<string>; numbers: Set<number>; others: Set<string> }

/** The first day in a plain text that the evidence, as plain, does not name; null when there is none. */
export function findForeignDate(answer: string, evidence: string): string | null {
  const [told, known] = [readDates(answer), readDates(evidence)]
  const foreign =
    [...told.days].find((day) => !known.days.has(day)) ??
    [...told.dated].find((day) => !known.dated.has(day)) ??
    [...told.numbers].find((number) => !known.numbers.has(number)) ??
    [...told.others].find((name) => !known.others.has(name))
  if (foreign !== undefined) return `the day ${foreign} is in no result`
  const weekdays = readWeekdays(evidence)
  return [...readWeekdays(answer)].every((day) => weekdays.has(day)) ? null : 'it names a weekday wrongly'
}

/** Numbers of the days of a month that a plain text names. */
export function dayNumbersIn(text: string): Set<number> {
  return readDates(text).numbers
}

function readDates(text: string): Dates {
  const told = text.replace(ALWAYS_OPEN, ' ')
  const dates: Dates = { days: new Set(), dated: new Set(), numbers: new Set(), others: new Set() }
  let rest = told
  for (const pattern of DATES) {
    for (const { groups = {} } of told.matchAll(pattern)) addDates(dates, groups)
    rest = rest.replace(pattern, ' | ')
  }
  for (const [, number] of rest.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)\b/g)) dates.numbers.add(Number(number))
  for (const [name] of told.matchAll(HOLIDAY)) dates.others.add(name)
  for (const [year] of told.matchAll(/(?<![\d$€£+,.])\b20\d{2}\b/g)) dates.others.add(year)
  return dates
}

function addDates(dates: Dates, groups: Record<string, string | undefined>): void {
  const { days = '', more = '', month, year } = groups
  const number = month ? MONTHS.indexOf(month.slice(0, 3)) + 1 : Number(groups.number)
  for (const [figures] of `${days} ${more}`.matchAll(/\d+/g)) {
    // A month above twelve is a day whose month stands first, as Americans write.
    const [m, d] = number > 12 ? [Number(figures), number] : [number, Number(figures)]
    const day = `${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
    dates.days.add(day)
    dates.numbers.add(d)
    if (year) dates.dated.add(`${year.padStart(4, '20')}-${day}`)
  }
}

const DAY_OF = String.raw`(?:the )?(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?`
const WEEKDAY_OF_DATE = [
  String.raw`\b(?<weekday>${WEEKDAY})\.?,? ${DAY_OF}(?<month>${MONTH})\b`,
  String.raw`\b(?<weekday>${WEEKDAY})\.?,? (?<month>${MONTH})\.? (?<day>\d{1,2})(?!\d)`,
].map((pattern) => new RegExp(pattern, 'g'))

function readWeekdays(text: string): Set<string> {
  return new Set(
    WEEKDAY_OF_DATE.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(
        ({ groups: { weekday = '', day = '', month = '' } = {} }) =>
          `${weekday.slice(0, 3)} ${Number(day)} ${month.slice(0, 3)}`,
      ),
    ),
  )
}
