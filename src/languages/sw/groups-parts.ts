import type * as english from '@/features/groups/rules/parts'
import type { Translation } from '@/kernel/translation'

export const PART_WORDS: Translation<typeof english.PART_WORDS> = {
  twice: 'Villa hii tayari iko kwenye kikundi kwa siku hizi. Tafadhali chagua nyingine.',
}
