import type { Translation } from '@/kernel/translation'
import type * as english from '@/web/ui/alarm'

export const ALARM_WORDS: Translation<typeof english.ALARM_WORDS> = { retry: 'Jaribu tena' }
