import { dayNumbersIn } from './claimed-dates'
import { anyOf } from './patterns'
import { JOIN } from './plain-claims'

const HALF_DAY = 12 * 60
const CLOCK = String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?`
const FREE = String.raw`(?<![\d:.$])`
const HALF = String.raw`(?<half>[ap])\.? ?m\b`
const PART = String.raw`(?:in the (?<part>morning|afternoon|evening)|at (?<night>night))\b`
const NO_HALF = String.raw`(?! ?(?:in the|at night|[ap]\.? ?m\b))`
const NO_MORE = String.raw`(?! ?(?:o'?clock|[ap]\.? ?m\b|in the [a-z]+noon|in the [a-z]+ing|at night))`
const TIMES = [
  String.raw`${FREE}${CLOCK} ?(?:o'?clock ?)?(?:${HALF}|${PART})`,
  String.raw`${FREE}${CLOCK} ?o'? ?clock\b${NO_HALF}`,
  String.raw`${FREE}(?<hour>[01]?\d|2[0-4]):(?<minute>[0-5]\d)(?!\d)${NO_MORE}`,
  String.raw`\b(?<hour>[01]?\d|2[0-3])h(?<minute>[0-5]\d)?\b`,
  String.raw`\b(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d) ?(?:hrs|hours|h)\b`,
].map((pattern) => new RegExp(pattern, 'g'))
const PLAIN_CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?`
const RANGE = new RegExp(String.raw`${FREE}${PLAIN_CLOCK}${JOIN}${PLAIN_CLOCK} ?([ap])\.? ?m\b`, 'g')
const LEADING = anyOf(
  'at, from, between, until, till, by, before, after, since, starts, begins, ends, opens, closes',
)
const LEAD = String.raw`\b${LEADING}(?: about| around)? `
const FOLLOWING = anyOf(
  'and, or, every, each, on, daily, in the, at, today, tomorrow, for, is, when, if, but',
)
const END = String.raw`(?= ?(?:$|\n|[;!?)]|[.,](?!\d)|${FOLLOWING}\b))`
const BOUND = String.raw`[\d:]{1,5}(?: ?[ap]\.? ?m\b\.?)?(?: ?-| (?:to|until|till)) ?`
const PAIR = String.raw`(?<one>\d{1,2})(?:${JOIN}(?<other>\d{1,2}))?`
const BARE = new RegExp(String.raw`${LEAD}${PAIR}${END}|${BOUND}(?<last>\d{1,2})${END}`, 'g')

/** The first time in a plain text that the evidence, as plain, does not name; null when there is none. */
export function findForeignTime(answer: string, evidence: string): string | null {
  const known = new Set(readTimes(evidence).flat())
  const foreign = readTimes(answer).find((readings) => !readings.some((time) => known.has(time)))
  if (foreign) return `the time ${foreign[0]} is in no result`
  const numbers = dayNumbersIn(evidence)
  const bare = bareNumbersIn(answer).find(
    (number) => !numbers.has(number) && !readingsOf(number, 0).some((time) => known.has(time)),
  )
  return bare === undefined ? null : `the hour or day ${bare} is in no result`
}

/** Each time told, in minutes after midnight; both halves of the day where the text leaves it open. */
function readTimes(text: string): number[][] {
  const told = spellTimes(text)
  return TIMES.flatMap((pattern) =>
    [...told.matchAll(pattern)].map(({ groups = {} }) => {
      const half = groups.half ?? (groups.part === 'morning' ? 'a' : groups.part || groups.night ? 'p' : null)
      const [hour, minute] = [Number(groups.hour), Number(groups.minute ?? 0)]
      return half ? [toMinutes(hour, minute, half)] : readingsOf(hour, minute)
    }),
  )
}

/** Names of hours in figures, and the half of the day at both ends of a range. */
function spellTimes(text: string): string {
  return text
    .replace(/(?:\b12 ?)?\b(?:noon|midday)\b/g, '12:00 pm')
    .replace(/(?:\b12 ?)?\bmidnight\b/g, '12:00 am')
    .replace(/\bhalf past (\d{1,2})\b/g, '$1:30')
    .replace(/\b(?:a )?quarter past (\d{1,2})\b/g, '$1:15')
    .replace(/\b(?:a )?quarter to (\d{1,2})\b/g, (_whole, hour) => `${(Number(hour) + 11) % 12 || 12}:45`)
    .replace(RANGE, (_whole, from, fromMinute = '00', to, toMinute = '00', half) => {
      const end = toMinutes(Number(to), Number(toMinute), half)
      const other = half === 'a' ? 'p' : 'a'
      // 9–5 PM begins in the morning.
      const isSameHalf = toMinutes(Number(from), Number(fromMinute), half) <= end
      return `${from}:${fromMinute} ${isSameHalf ? half : other}m to ${to}:${toMinute} ${half}m`
    })
}

/** Numbers that stand where an hour or a day does, without saying which they are. */
function bareNumbersIn(text: string): number[] {
  return [...text.matchAll(BARE)].flatMap(({ groups: { one, other, last } = {} }) =>
    [one, other, last].filter((number) => number !== undefined).map(Number),
  )
}

function toMinutes(hour: number, minute: number, half: string): number {
  return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
}

function readingsOf(hour: number, minute: number): number[] {
  const time = (hour % 24) * 60 + minute
  return hour >= 1 && hour <= 12 ? [time % HALF_DAY, (time % HALF_DAY) + HALF_DAY] : [time]
}
