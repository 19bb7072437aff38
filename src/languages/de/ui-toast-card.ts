import type { Translation } from '@/kernel/translation'
import type * as english from '@/web/ui/toast-card'

export const TOAST_WORDS: Translation<typeof english.TOAST_WORDS> = { dismiss: 'Schließen' }
