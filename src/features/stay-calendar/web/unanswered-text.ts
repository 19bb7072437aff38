import { defineWords } from '@/kernel/words'

/** While nobody knows what became of a booking: the answer was lost. */
export const UNANSWERED_WORDS = defineWords('stay-calendar-unanswered.UNANSWERED_WORDS', {
  title: 'We do not know yet',
  brief: 'No answer has come back. Your booking may have been made.',
  why: 'Your booking was sent, but no answer has come back: it may have been made, or it may not. Nothing you typed is lost.',
  safely: 'We go on asking by ourselves. Pressing again is safe: however often you do, you are booked once.',
  notMade: 'Your booking did not reach us: nothing is booked yet. All that you typed is still here.',
  tryAgain: 'Try again',
  asking: 'Asking...',
  leave: 'Back to my booking',
} as const)
