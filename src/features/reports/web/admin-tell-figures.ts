import { DAY_WORDS, shortName } from '@/kernel/days'
import { listText } from '@/web/admin-kit/text'

/** A month, `yyyy-MM`, as tables have room for it: `Mar 2027`. */
export function shortMonth(month: string): string {
  return DAY_WORDS.month(shortName(DAY_WORDS.months[Number(month.slice(5)) - 1] ?? ''), month.slice(0, 4))
}

/** A number with its thousands. */
export function count(number: number): string {
  return listText.figure(number)
}

/** A difference with its sign, in the words of `tell`. */
export function signed(number: number, tell: (number: number) => string): string {
  if (number === 0) return tell(0)
  return `${number < 0 ? '−' : '+'}${tell(Math.abs(number))}`
}
