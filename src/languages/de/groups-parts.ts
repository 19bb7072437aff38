import type * as english from '@/features/groups/rules/parts'
import type { Translation } from '@/kernel/translation'

export const PART_WORDS: Translation<typeof english.PART_WORDS> = {
  twice: 'Diese Villa ist in diesen Nächten schon in der Gruppe. Bitte wählen Sie eine andere.',
}
