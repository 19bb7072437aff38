import type * as english from '@/features/categories/rules/beds'
import type { Translation } from '@/kernel/translation'

const NAMES: Record<string, readonly [string, string]> = {
  single: ['Einzelbett', 'Einzelbetten'],
  'three-quarter': ['französisches Bett', 'französische Betten'],
  double: ['Doppelbett', 'Doppelbetten'],
  queen: ['Queensize-Bett', 'Queensize-Betten'],
  king: ['Kingsize-Bett', 'Kingsize-Betten'],
  bunk: ['Etagenbett', 'Etagenbetten'],
  sofa: ['Schlafsofa', 'Schlafsofas'],
}

export const BED_WORDS: Translation<typeof english.BED_WORDS> = {
  beds: (count, kind) => {
    const [one, many] = NAMES[kind] ?? ['Bett', 'Betten']
    return `${count} ${count === 1 ? one : many}`
  },
}
