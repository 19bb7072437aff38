import { readCode } from '@/features/rates/rules/promo'
import { WHOLE_PERCENT } from '@/features/rates/rules/set-price'
import type { FieldProblem } from '@/kernel/errors'
import { toCents } from '@/kernel/money'
import type { PromoCodeInput } from '../contract'

const CODE_FORM = /^[A-Z0-9-]{3,40}$/
const MOST_CENTS = 100_000_00

/** What is wrong with a code as staff write it, with the fields it is about. */
export function checkPromoCode(input: PromoCodeInput): FieldProblem[] {
  const value = toCents(input.value)
  const isPercentage = input.kind === 'percentage'
  const most = isPercentage ? WHOLE_PERCENT : MOST_CENTS
  const problems: [boolean, keyof PromoCodeInput, string][] = [
    [
      !CODE_FORM.test(readCode(input.code)),
      'code',
      'Please give 3 to 40 letters, figures or hyphens, such as MARCH-10',
    ],
    [
      value < 1 || value > most,
      'value',
      isPercentage ? 'Please give a percentage above 0, up to 100' : 'Please give an amount above 0',
    ],
    [isBefore(input.bookTo, input.bookFrom), 'bookTo', 'The last day must not be before the first'],
    [isBefore(input.stayTo, input.stayFrom), 'stayTo', 'The last night must not be before the first'],
  ]
  return problems.filter(([isWrong]) => isWrong).map(([, path, message]) => ({ path, message }))
}

function isBefore(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one < other
}
