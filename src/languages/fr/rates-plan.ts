import type * as english from '@/features/rates/rules/plan-words'
import type { Translation } from '@/kernel/translation'

export const PLAN_WORDS: Translation<typeof english.PLAN_WORDS> = {
  label: 'Tarif',
  /** The plan there always is: the price list, and the terms of the property. */
  flexible: 'Flexible',
  noDeposit: 'sans acompte',
  deposit: (percent) => `acompte de ${percent} %`,
}
