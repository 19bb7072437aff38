import type * as english from '@/kernel/instants'
import type { Translation } from '@/kernel/translation'

export const INSTANT_WORDS: Translation<typeof english.INSTANT_WORDS> = {
  /** Of hours from 0 to 23. */
  clock: (hours, minutes) => `${hours}:${minutes} Uhr`,
  /** A short day with its year. */
  dated: (day, year) => `${day} ${year}`,
}
