import type * as english from '@/features/rates/rules/plan-words'
import type { Translation } from '@/kernel/translation'

export const PLAN_WORDS: Translation<typeof english.PLAN_WORDS> = {
  label: 'Tarif',
  flexible: 'Flexibel',
  noDeposit: 'ohne Anzahlung',
  deposit: (percent) => `Anzahlung von ${percent}\u00a0%`,
}
