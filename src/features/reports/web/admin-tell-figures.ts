import { formatMonth, toDay } from '@/kernel/days'

/** A month, `yyyy-MM`, as tables have room for it: `Mar 2027`. */
export function shortMonth(month: string): string {
  return `${formatMonth(toDay(`${month}-01`)).slice(0, 3)} ${month.slice(0, 4)}`
}

/** A number with its thousands. */
export function count(number: number): string {
  return number.toLocaleString('en-US')
}

/** A difference with its sign, in the words of `tell`. */
export function signed(number: number, tell: (number: number) => string): string {
  if (number === 0) return tell(0)
  return `${number < 0 ? '−' : '+'}${tell(Math.abs(number))}`
}
