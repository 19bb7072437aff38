import { defineWords } from '@/kernel/words'

/** What a guest may be written about besides the booking itself (docs/decisions/consent.md). */
export const CONSENT_PURPOSES = ['reviews', 'offers'] as const

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Where somebody said so: the page of a booking, the link in a mail, or to our staff. */
export const CONSENT_SOURCES = ['guest-page', 'mail-link', 'staff'] as const

export type ConsentSource = (typeof CONSENT_SOURCES)[number]

/**
 * The sentence that is agreed to or objected to, kept with every answer in the language it was read in; other words are
 * another version, in every language at once.
 */
export const CONSENT_SENTENCES = defineWords('consents-sentences.CONSENT_SENTENCES', {
  reviews: 'The hotel may ask me by e-mail, once after each stay, how it was.',
  offers: 'The hotel may send me offers and news by e-mail.',
} satisfies Record<ConsentPurpose, string>)

/** `usual` is what counts while nobody has said anything. */
export const WORDINGS: Record<ConsentPurpose, { version: number; usual: boolean }> = {
  reviews: { version: 1, usual: true },
  offers: { version: 1, usual: false },
}
