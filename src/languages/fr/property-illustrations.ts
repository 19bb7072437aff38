import type * as english from '@/features/property/web/illustrations-note'
import type { Translation } from '@/kernel/translation'

export const ILLUSTRATIONS_WORDS: Translation<typeof english.ILLUSTRATIONS_WORDS> = {
  note: 'Illustrations, en attendant notre photographe.',
}
