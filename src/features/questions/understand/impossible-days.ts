import { type Day, formatMonth, isDay, toDay } from '@/kernel/days'
import { MONTH, MONTHS, ORDINAL } from './month-names'
import { expression } from './patterns'

/** The first day in the text that no calendar has; a 29 February without a year is the next there is. */
export function findImpossible(text: string, today: Day): string | null {
  const named = new RegExp(String.raw`\b(\d{1,2})${ORDINAL}? (?:of )?(${MONTH})(?: (\d{4}))?`, 'g')
  const shared = expression(
    [`\\b(\\d{1,2})${ORDINAL}? to \\d{1,2}${ORDINAL}? `, `(?:of )?(${MONTH})(?: (\\d{4}))?`],
    'g',
  )
  for (const pattern of [shared, named])
    for (const [, day, month = '', year] of text.matchAll(pattern)) {
      const told = judgeDay(Number(day), MONTHS.indexOf(month.slice(0, 3)) + 1, year, today)
      if (told) return told
    }
  for (const [whole, first, second, year] of text.matchAll(
    /(?<![\d/$])(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?(?![\d/])/g,
  )) {
    const [day, month] = [Number(first), Number(second)]
    if (month > 12 && day <= 12) continue
    if (month < 1 || month > 12) return whole
    const told = judgeDay(day, month, year, today)
    if (told) return told
  }
  for (const [whole] of text.matchAll(/\b\d{4}-\d{1,2}-\d{1,2}\b/g))
    if (!isDay(whole.replace(/-(\d)(?=-|$)/g, '-0$1'))) return whole
  return null
}

function judgeDay(day: number, month: number, year: string | undefined, today: Day): string | null {
  const full = year === undefined ? null : year.length === 2 ? `20${year}` : year
  const years = full
    ? [full]
    : Array.from({ length: 5 }, (_, ahead) => String(Number(today.slice(0, 4)) + ahead))
  const pad = (number: number) => String(number).padStart(2, '0')
  if (years.some((one) => isDay(`${one}-${pad(month)}-${pad(day)}`))) return null
  const name = formatMonth(toDay(`2027-${pad(month)}-01`)).replace(' 2027', '')
  return `${day} ${name}${full ? ` ${full}` : ''}`
}
