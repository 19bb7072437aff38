import type * as english from '@/features/rates/rules/plan-words'
import type { Translation } from '@/kernel/translation'

export const PLAN_WORDS: Translation<typeof english.PLAN_WORDS> = {
  label: 'Aina ya bei',
  flexible: 'Nyumbufu',
  noDeposit: 'bila malipo ya awali',
  deposit: (percent) => `malipo ya awali ya ${percent}%`,
}
