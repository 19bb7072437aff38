import type * as english from '@/kernel/spans'
import type { Translation } from '@/kernel/translation'

export const SPAN_WORDS: Translation<typeof english.SPAN_WORDS> = {
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
  hours: (count) => (count === 1 ? '1 Stunde' : `${count} Stunden`),
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  years: (count) => (count === 1 ? '1 Jahr' : `${count} Jahre`),
}
