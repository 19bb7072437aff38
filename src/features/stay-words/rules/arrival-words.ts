import { defineWords } from '@/kernel/words'

/** When somebody expects to arrive. */
export const ARRIVAL_WORDS = defineWords('stay-words-arrival.ARRIVAL_WORDS', {
  afterMidnight: 'after midnight',
  /** Of hours from 0 to 24. */
  between: (from: string, until: string) => `${from} to ${until}`,
  clock: (hour: number) => (hour === 24 ? 'midnight' : `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`),
} as const)
