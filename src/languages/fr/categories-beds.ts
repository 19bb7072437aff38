import type * as english from '@/features/categories/rules/beds'
import type { Translation } from '@/kernel/translation'

const BEDS: Record<string, readonly [one: string, several: string]> = {
  king: ['lit king size', 'lits king size'],
  queen: ['lit queen size', 'lits queen size'],
  double: ['lit double', 'lits doubles'],
  'three-quarter': ['lit d’une place et demie', 'lits d’une place et demie'],
  single: ['lit simple', 'lits simples'],
  bunk: ['lit superposé', 'lits superposés'],
  sofa: ['canapé-lit', 'canapés-lits'],
}

export const BED_WORDS: Translation<typeof english.BED_WORDS> = {
  beds: (count, kind) => `${count} ${(BEDS[kind] ?? ['lit', 'lits'])[count > 1 ? 1 : 0]}`,
}
