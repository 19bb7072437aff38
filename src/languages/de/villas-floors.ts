import type * as english from '@/features/villas/rules/told-floors'
import type { Translation } from '@/kernel/translation'

export const FLOOR_WORDS: Translation<typeof english.FLOOR_WORDS> = {
  'Ground Floor': 'Erdgeschoss',
  'First Floor': 'Obergeschoss',
}
