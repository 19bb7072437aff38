import { defineWords } from '@/kernel/words'

export const REVIEW_EMAIL_KIND = 'review-invitation'

/** Words of the mail that asks a guest for a review. */
export const REVIEW_EMAIL_WORDS = defineWords('reviews-email.REVIEW_EMAIL_WORDS', {
  subject: (hotel: string) => `How was your stay at ${hotel}?`,
  dear: (name: string | null) => `Dear ${name ?? 'guest'},`,
  thanks:
    'thank you for staying with us. Will you tell us, and those who come after you, how it was? It takes a minute.',
  link: 'Rate your stay',
  linkNote:
    'The link is yours alone. What you write is read by us first; published is your first name and the month, nothing else of you. Until then you can change it.',
  closing: (hotel: string) => `Warm regards,\n${hotel}`,
} as const)
