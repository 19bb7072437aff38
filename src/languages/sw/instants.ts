import type * as english from '@/kernel/instants'
import type { Translation } from '@/kernel/translation'

export const INSTANT_WORDS: Translation<typeof english.INSTANT_WORDS> = {
  /** Of hours from 0 to 23. */
  clock: (hours, minutes) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`,
  /** A short day with its year. */
  dated: (day, year) => `${day} ${year}`,
}
