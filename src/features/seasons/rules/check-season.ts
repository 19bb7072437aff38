import { daysBetween, toDay } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { toCents } from '@/kernel/money'
import type { SeasonInput } from '../contract'

const LARGEST_PERCENTAGE = 50_000

/** What does not fit together in a season, each with what to do about it. */
export function checkSeason(season: Omit<SeasonInput, 'name'>): FieldProblem[] {
  const { kind, price, weekendPrice, change, minNights, maxNights, minDaysAhead, maxDaysAhead } = season
  const hundredths = change === null ? 0 : toCents(change)
  return [
    season.villaId !== null &&
      season.categoryId !== null &&
      problem('categoryId', 'Please choose a villa or a category, not both.'),
    daysBetween(toDay(season.startDate), toDay(season.endDate)) < 0 &&
      problem('endDate', 'The last night comes before the first. Please choose a later one.'),
    kind !== 'price' &&
      (price !== null || weekendPrice !== null) &&
      problem(
        price === null ? 'weekendPrice' : 'price',
        'A price goes with ‘At a price’ only. Please empty it.',
      ),
    weekendPrice !== null &&
      price === null &&
      kind === 'price' &&
      problem('price', 'Please give a price for the other nights too.'),
    isChange(kind) &&
      change === null &&
      problem('change', 'Please say by how much; with a minus it is taken off.'),
    !isChange(kind) &&
      change !== null &&
      problem('change', 'A change goes with an amount or a percentage only. Please empty it.'),
    kind === 'percentage' &&
      (hundredths < -10_000 || hundredths > LARGEST_PERCENTAGE) &&
      problem('change', 'Please give a percentage from −100 to 500.'),
    maxNights !== null &&
      maxNights < (minNights ?? 1) &&
      problem('maxNights', 'Please give no fewer than the fewest nights.'),
    maxDaysAhead !== null &&
      maxDaysAhead < (minDaysAhead ?? 0) &&
      problem('maxDaysAhead', 'Please give no fewer days than for the latest booking.'),
    kind === 'conditions' &&
      [
        minNights,
        maxNights,
        minDaysAhead,
        maxDaysAhead,
        season.closedToArrival,
        season.closedToDeparture,
      ].every((condition) => condition === null) &&
      problem('kind', 'This season changes nothing yet. Please give a price or a condition.'),
  ].filter((found) => found !== false)
}

function isChange(kind: SeasonInput['kind']): boolean {
  return kind === 'amount' || kind === 'percentage'
}

function problem(path: string, message: string): FieldProblem {
  return { path, message }
}
