import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/site-frame'

export const FRAME_WORDS: Translation<typeof english.FRAME_WORDS> = { skip: 'Zum Inhalt springen' }
