import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/language-links'

export const LANGUAGE_WORDS: Translation<typeof english.LANGUAGE_WORDS> = { title: 'Langue' }
