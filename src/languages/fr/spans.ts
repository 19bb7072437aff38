import type * as english from '@/kernel/spans'
import type { Translation } from '@/kernel/translation'

export const SPAN_WORDS: Translation<typeof english.SPAN_WORDS> = {
  minutes: (count) => `${count} ${count > 1 ? 'minutes' : 'minute'}`,
  hours: (count) => `${count} ${count > 1 ? 'heures' : 'heure'}`,
  days: (count) => `${count} ${count > 1 ? 'jours' : 'jour'}`,
  years: (count) => `${count} ${count > 1 ? 'ans' : 'an'}`,
}
