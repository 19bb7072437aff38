import { defineWords } from '@/kernel/words'

/** What is wrong with what somebody typed who books or looks for a booking. */
export const TYPED_WORDS = defineWords('stay-words-typed.TYPED_WORDS', {
  name: 'Please give your full name',
  nameAlone: 'Please give a name alone, on one line',
  email: 'Please enter a valid email address',
  reference: 'A reference has eight letters and digits, without 0, 1, I, L, O and other look-alikes.',
  ages: (oldest: number) => `Please give ages from 0 to ${oldest}`,
  extraTwice: 'Please name each extra once',
  lastBeforeFirst: 'The last day must not be before the first',
  tooManyDays: (most: number) => `Please ask for at most ${most} days`,
} as const)
