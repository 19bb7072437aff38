import { formatMonth, toDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'

/** Words of the page on which a guest rates the stay. */
export const reviewFormText = defineWords('reviews-review-form.reviewFormText', {
  loading: 'Loading your review',
  greeting: (name: string) => (name === 'Guest' ? 'How was your stay?' : `How was your stay, ${name}?`),
  stay: (departedOn: string) => `You left us in ${formatMonth(toDay(departedOn))}.`,
  note: 'We read what you write before we publish it. Published is your first name and the month, nothing else of you.',
  aspects: 'And in particular, as far as you like',
  words: 'In your words',
  wordsHelp: 'What should somebody know who comes after you?',
  optional: '(optional)',
  left: (count: number) => `${count.toLocaleString('en-US')} characters left`,
  clear: 'Clear',
  /** Read aloud after it. */
  clearFor: (aspect: string) => `the rating of ${aspect.toLowerCase()}`,
  send: 'Send review',
  change: 'Save changes',
  sending: 'Sending...',
  saved: { title: 'Thank you', description: 'Your review is with us.' },
  thanks: 'Thank you. Your review is with us.',
  thanksLine: 'You can change it here until it is published.',
  published: 'Your review is published. Thank you.',
  answer: 'What we answer',
  failed: 'Your review was not saved',
  failedLine: 'Nothing you typed is lost. Please try again in a moment.',
  gone: 'This link leads to no review.',
  goneHelp: 'Links end some time after the stay. You can always write to us or call.',
  notLoaded: 'We could not load your review.',
  tryAgain: 'Try again',
  call: 'Call',
  noScript: 'Rating needs JavaScript. You can always write to us instead.',
  scale: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' } as Record<number, string>,
} as const)
