import { daysBetween, toDay } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { toCents } from '@/kernel/money'
import type { SeasonInput } from '../contract'
import { seasonInputText as words } from './input-words'

const LARGEST_PERCENTAGE = 50_000

/** What does not fit together in a season, each with what to do about it. */
export function checkSeason(season: Omit<SeasonInput, 'name'>): FieldProblem[] {
  const { kind, price, weekendPrice, change, minNights, maxNights, minDaysAhead, maxDaysAhead } = season
  const hundredths = change === null ? 0 : toCents(change)
  return [
    season.villaId !== null && season.categoryId !== null && problem('categoryId', words.reach),
    daysBetween(toDay(season.startDate), toDay(season.endDate)) < 0 && problem('endDate', words.endDate),
    kind !== 'price' &&
      (price !== null || weekendPrice !== null) &&
      problem(price === null ? 'weekendPrice' : 'price', words.noPrice),
    weekendPrice !== null && price === null && kind === 'price' && problem('price', words.otherNights),
    isChange(kind) && change === null && problem('change', words.change),
    !isChange(kind) && change !== null && problem('change', words.noChange),
    kind === 'percentage' &&
      (hundredths < -10_000 || hundredths > LARGEST_PERCENTAGE) &&
      problem('change', words.percentage),
    maxNights !== null && maxNights < (minNights ?? 1) && problem('maxNights', words.maxNights),
    maxDaysAhead !== null &&
      maxDaysAhead < (minDaysAhead ?? 0) &&
      problem('maxDaysAhead', words.maxDaysAhead),
    kind === 'conditions' &&
      [
        minNights,
        maxNights,
        minDaysAhead,
        maxDaysAhead,
        season.closedToArrival,
        season.closedToDeparture,
      ].every((condition) => condition === null) &&
      problem('kind', words.nothing),
  ].filter((found) => found !== false)
}

function isChange(kind: SeasonInput['kind']): boolean {
  return kind === 'amount' || kind === 'percentage'
}

function problem(path: string, message: string): FieldProblem {
  return { path, message }
}
