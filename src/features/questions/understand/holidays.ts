import { addDays, type Day, toDay } from '@/kernel/days'

/** Days guests name without a date; Uganda's public holidays among them. */
const FIXED: [RegExp, string][] = [
  [/\b(?:christmas|xmas) eve\b/g, '24 december'],
  [/\bboxing day\b/g, '26 december'],
  [/\b(?:christmas|xmas)(?: day)?\b/g, '25 december'],
  [/\bnew year'?s? eve\b/g, '31 december'],
  [/\bnew year'?s?(?: day)?\b/g, '1 january'],
  [/\bvalentine'?s?(?: day)?\b/g, '14 february'],
  [/\bwomen'?s day\b/g, '8 march'],
  [/\blabou?r day\b/g, '1 may'],
  [/\bmartyrs'? day\b/g, '3 june'],
  [/\bheroes'? day\b/g, '9 june'],
  [/\bindependence(?: day)?\b/g, '9 october'],
]

const SPANS: [RegExp, string][] = [
  [/\b(?:over|around|for|at) (?:the )?(?:christmas|xmas)\b(?! (?:eve|day))/g, '24 december to 26 december'],
  [/\b(?:over|around|for|at) (?:the )?new year'?s?\b(?! (?:eve|day))/g, '31 december to 1 january'],
]

/** A stay 'over Christmas' takes in the eve, unless it says how many nights. */
export function spanHolidays(text: string): string {
  if (/\d[- ]?nights?\b/.test(text)) return text
  return SPANS.reduce((told, [name, dates]) => told.replace(name, dates), text)
}

/** The text with holidays as dates. */
export function spellHolidays(text: string, today: Day): string {
  const spelt = FIXED.reduce((told, [name, date]) => told.replace(name, date), text)
  return spelt
    .replace(/\bgood friday\b/g, () => addDays(nextEaster(today), -2))
    .replace(/\beaster(?: monday)\b/g, () => addDays(nextEaster(today), 1))
    .replace(
      /\beaster weekend\b/g,
      () => `${addDays(nextEaster(today), -2)} to ${addDays(nextEaster(today), 1)}`,
    )
    .replace(/\beaster(?: sunday)?\b/g, () => nextEaster(today))
}

function nextEaster(today: Day): Day {
  const year = Number(today.slice(0, 4))
  const easter = easterOf(year)
  return easter >= today ? easter : easterOf(year + 1)
}

/** Easter Sunday of the Gregorian calendar, by the rule of Gauss as Lichtenberg put it. */
function easterOf(year: number): Day {
  const century = Math.floor(year / 100)
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sunShift = 2 - Math.floor((3 * century + 3) / 4)
  const golden = year % 19
  const seed = (19 * golden + moonShift) % 30
  const late =
    Math.floor(seed / 29) + (Math.floor(seed / 28) - Math.floor(seed / 29)) * Math.floor(golden / 11)
  const fullMoon = 21 + seed - late
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7)
  const distance = 7 - ((fullMoon - firstSunday) % 7)
  return addDays(toDay(`${year}-03-01`), fullMoon + distance - 1)
}
