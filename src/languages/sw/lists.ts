import type * as english from '@/kernel/lists'
import type { Translation } from '@/kernel/translation'

export const LIST_WORDS: Translation<typeof english.LIST_WORDS> = {
  or: (names) => names.join(' au '),
}
