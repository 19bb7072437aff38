import type * as english from '@/features/rich-text/text'
import type { Translation } from '@/kernel/translation'

export const richTextWords: Translation<typeof english.richTextWords> = { goodToKnow: 'Bon à savoir' }
