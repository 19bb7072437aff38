import { DAY_WORDS } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { figureText } from '@/web/admin-kit/figure-text'
import type { StaffSeason } from '../contract'
import { seasonColumns as words } from './admin-text'
import { FROM_MONDAY } from './admin-weekdays-field'

type Price = Pick<StaffSeason, 'kind' | 'price' | 'weekendPrice' | 'change' | 'weekdays'>

/** What a season does to the price, in a line: `$90.00, $108.00 at weekends`, `+20% on Fri, Sat`. */
export function tellPrice({ kind, price, weekendPrice, change, weekdays }: Price): string {
  const on = weekdays && words.on(tellWeekdays(weekdays))
  const told =
    kind === 'percentage'
      ? `${signOf(change)}${figureText.percent(Math.abs(toCents(change ?? '0')) / 100)}`
      : kind === 'amount'
        ? `${signOf(change)}${formatPrice(Math.abs(toCents(change ?? '0')))}`
        : kind === 'conditions' || price === null
          ? words.usual
          : [showAmount(price), weekendPrice && words.weekend(showAmount(weekendPrice))]
              .filter(Boolean)
              .join(', ')
  return [told, on].filter(Boolean).join(' ')
}

/** The conditions of a season in a line; empty where there are none. */
export function tellConditions(season: StaffSeason): string {
  const { minNights, maxNights, minDaysAhead, maxDaysAhead, closedToArrival, closedToDeparture } = season
  return [
    minNights !== null && words.minNights(minNights),
    maxNights !== null && words.maxNights(maxNights),
    minDaysAhead !== null && words.minDaysAhead(minDaysAhead),
    maxDaysAhead !== null && words.maxDaysAhead(maxDaysAhead),
    closedToArrival !== null && words.arrival(closedToArrival),
    closedToDeparture !== null && words.departure(closedToDeparture),
  ]
    .filter(Boolean)
    .join(', ')
}

function tellWeekdays(weekdays: readonly number[]): string {
  return FROM_MONDAY.filter((one) => weekdays.includes(one))
    .map((one) => DAY_WORDS.weekdays[one]?.slice(0, 3))
    .join(', ')
}

function signOf(change: string | null): string {
  return change?.startsWith('-') ? '−' : '+'
}

function showAmount(amount: string): string {
  return formatPrice(toCents(amount))
}
