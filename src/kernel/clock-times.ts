const TIME = /^(\d{1,2})(?::(\d{2}))? ?([AP]M)?$/i
const HALF = /[AP]M$/i
const BETWEEN = /\s*(?:–|—|-|\bto\b|\buntil\b)\s*/i
const SEVERAL = /\s*[,;]\s*/
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const DAYS = new RegExp(`^${DAY}(?:(?:${BETWEEN.source}|\\s+and\\s+)${DAY})?:?\\s+`, 'i')
const WITHOUT_TIMES = /^(?:24\/7|closed|on request|by arrangement)$/i

/** As other languages tell a time: `14 h`, `14 h 30`, `14:00 Uhr`. */
const SPOKEN = /\s(?:h|Uhr)(?:\s(\d{2}))?$/

/** Minutes after midnight of a time as people write it: `2:00 PM`, `14:00`, `2 pm`; null for anything else. */
export function readClockTime(text: string): number | null {
  const match = TIME.exec(text.trim().replace(SPOKEN, (_, minutes) => (minutes ? `:${minutes}` : '')))
  if (!match) return null
  const [, hours, minutes = '0', half] = match
  const isAfternoon = half?.toUpperCase() === 'PM'
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : null
}

/** True for a time of day as staff may type it, `14:00` or `2:00 PM`: one that reads in no other way. */
export function isClockTime(text: string): boolean {
  const [, hours, minutes, half] = TIME.exec(text.trim()) ?? []
  if (readClockTime(text) === null) return false
  return half ? Number(hours) >= 1 && Number(hours) <= 12 : minutes !== undefined
}

/**
 * True for hours as staff may type them: times from and to, `6:30–10:00 AM` or `18:00–22:00`, several of them, each of
 * some days of the week where it says so; `24/7`, or a word that says there are none.
 */
export function isHours(text: string): boolean {
  return text.trim().split(SEVERAL).every(isPartOfHours)
}

/** The spans of hours without days, in minutes after midnight; null for anything else. */
export function readHours(text: string): { from: number; to: number }[] | null {
  const spans = text
    .trim()
    .split(SEVERAL)
    .map((part) => {
      const [from, to] = splitSpan(part)?.map(readClockTime) ?? []
      return from == null || to == null ? null : { from, to }
    })
  return spans.every((span) => span !== null) ? spans : null
}

function isPartOfHours(text: string): boolean {
  const hours = text.replace(DAYS, '')
  return WITHOUT_TIMES.test(hours) || splitSpan(hours) !== null
}

/** The two times of a span, each whole; null where it is none. */
function splitSpan(text: string): [from: string, to: string] | null {
  const [from, to, ...more] = text.split(BETWEEN)
  if (!from || !to || more.length > 0 || !isClockTime(to)) return null
  // The half of the day may stand once, behind both.
  const half = HALF.exec(to)?.[0]
  const whole = half && !HALF.test(from) ? `${from} ${half}` : from
  return isClockTime(whole) ? [whole, to] : null
}
