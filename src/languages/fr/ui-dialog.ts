import type { Translation } from '@/kernel/translation'
import type * as english from '@/web/ui/dialog'

export const DIALOG_WORDS: Translation<typeof english.DIALOG_WORDS> = { close: 'Fermer' }
