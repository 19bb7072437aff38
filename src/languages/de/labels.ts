import type * as english from '@/kernel/labels'
import type { Translation } from '@/kernel/translation'

export const LABEL_WORDS: Translation<typeof english.LABEL_WORDS> = {
  colon: ':',
}
