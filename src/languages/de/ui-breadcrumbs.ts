import type { Translation } from '@/kernel/translation'
import type * as english from '@/web/ui/breadcrumbs'

export const TRAIL_WORDS: Translation<typeof english.TRAIL_WORDS> = { label: 'Sie sind hier' }
