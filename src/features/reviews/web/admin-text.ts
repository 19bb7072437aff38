import type { ResourceWords } from '@/web/admin-kit/resource-words'
import { REVIEW_EMAIL_KIND } from '../rules/email-words'

/** The e-mails about reviews, as staff read of them. */
export const REVIEW_MAIL_KINDS: Readonly<Record<string, string>> = {
  [REVIEW_EMAIL_KIND]: 'Invitation to review',
}

export const reviewsAdminText = {
  empty: 'No reviews yet.',
  emptyHelp: 'Guests are asked by mail a day after departure. What they write waits here to be published.',
  guest: 'Guest',
  rating: 'Rating',
  status: 'Status',
  received: 'Received',
  words: 'In their words',
  noWords: 'No words, stars alone.',
  booking: (id: number) => `Booking ${id}`,
  departed: 'Departure',
  published: 'Published',
  waiting: 'Not published',
  open: (name: string) => `Read the review of ${name}`,
  title: (name: string) => `Review of ${name}`,
  notRated: 'Not rated',
  answer: 'Our answer',
  answerHelp: 'Stands below the review once it is published. The guest’s own words cannot be changed.',
  saveAnswer: 'Save answer',
  publish: 'Publish',
  unpublish: 'Take back',
  readOnly: 'Your account may read reviews; admins publish and answer them.',
} as const

const usual = {
  add: '',
  edit: '',
  empty: reviewsAdminText.empty,
  confirmDelete: '',
  failed: { create: '', update: 'The review could not be changed', delete: '' },
  explains: [],
} as const

/** What each step says when it is done. */
export const reviewSaid = {
  published: said('Review published'),
  takenBack: said('Review taken back'),
  answered: said('Answer saved'),
} as const

function said(update: string): ResourceWords {
  return { ...usual, done: { create: '', update, delete: '' } }
}
