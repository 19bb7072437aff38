import { WHOLE_PERCENT } from '@/features/rates/rules/set-price'
import type { FieldProblem } from '@/kernel/errors'
import { toCents } from '@/kernel/money'
import type { RatePlanInput } from '../contract'

const MOST_CENTS = 10_000_00

/** What is wrong with a plan as staff write it, with the fields it is about. */
export function checkRatePlan(input: RatePlanInput): FieldProblem[] {
  const change = toCents(input.change)
  const isPercentage = input.kind === 'percentage'
  const [least, most] = isPercentage ? [-WHOLE_PERCENT, WHOLE_PERCENT] : [-MOST_CENTS, MOST_CENTS]
  const problems: [boolean, keyof RatePlanInput, string][] = [
    [
      change < least || change > most,
      'change',
      isPercentage
        ? 'Please give a percentage from -100 to 100, such as -10'
        : 'Please give an amount of $10,000 a night at most',
    ],
    [
      input.cancellation === 'hours' && input.cancellationHours === null,
      'cancellationHours',
      'Please say until how many hours before check-in cancelling is free',
    ],
    [
      isLess(input.maxNights, input.minNights),
      'maxNights',
      'The most nights must not be fewer than the fewest',
    ],
    [
      isLess(input.maxDaysAhead, input.minDaysAhead),
      'maxDaysAhead',
      'The most days ahead must not be fewer than the fewest',
    ],
    [isLess(input.bookTo, input.bookFrom), 'bookTo', 'The last day must not be before the first'],
    [isLess(input.stayTo, input.stayFrom), 'stayTo', 'The last night must not be before the first'],
  ]
  return problems.filter(([isWrong]) => isWrong).map(([, path, message]) => ({ path, message }))
}

function isLess<Value extends string | number>(one: Value | null, other: Value | null): boolean {
  return one !== null && other !== null && one < other
}
