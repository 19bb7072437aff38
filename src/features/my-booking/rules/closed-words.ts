import { defineWords } from '@/kernel/words'

/** Why a guest cannot change or cancel a booking here. */
export const CLOSED_WORDS = defineWords('my-booking-closed.CLOSED_WORDS', {
  all: 'This booking can no longer be changed here. Please call us.',
  stay: 'Dates, villa and meals can no longer be changed here: the time in which cancelling is free is over. Please call us.',
  plan: (name: string) =>
    `Your rate is ${name}, which keeps dates, villa and meals as they were booked. Please call us.`,
  price:
    'Reception agreed a price with you for this stay, so it changes dates, villa and meals for you. Please call us.',
  cancel: 'This booking can no longer be cancelled here. Please call us.',
} as const)
