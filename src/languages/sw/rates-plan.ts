import type * as english from '@/features/rates/rules/plan-words'
import type { Translation } from '@/kernel/translation'

export const PLAN_WORDS: Translation<typeof english.PLAN_WORDS> = {
  label: 'Aina ya bei',
  flexible: 'Nyumbufu',
  noDeposit: 'bila malipo ya awali',
  deposit: (percent) => `malipo ya awali ya ${percent}%`,
  same: 'bei ileile',
  less: (amount) => `${amount} pungufu`,
  more: (amount) => `${amount} zaidi`,
  notRefundable: 'pesa hazirudishwi',
  freeUntil: (instant) => `kughairi bila malipo hadi ${instant}`,
  notFree: 'kughairi si bila malipo tena',
}
