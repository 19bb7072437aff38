import type * as english from '@/features/extras/web/extras-text'
import type { Translation } from '@/kernel/translation'

export const EXTRAS_FIELD_WORDS: Translation<typeof english.EXTRAS_FIELD_WORDS> = {
  legend: 'Ungependa kitu kingine kwa ukaaji wako?',
  help: 'Ukipenda tu. Unalipia pamoja na ukaaji wako.',
  soldOut: 'Zimekwisha kwa siku hizi',
  inAll: (amount) => `${amount} kwa jumla`,
  extras: 'Ziada',
  withExtras: 'Jumla pamoja na za ziada',
}
