import type * as english from '@/features/groups/rules/parts'
import type { Translation } from '@/kernel/translation'

export const PART_WORDS: Translation<typeof english.PART_WORDS> = {
  twice: 'Cette villa est déjà dans le groupe ces nuits-là. Veuillez en choisir une autre.',
}
