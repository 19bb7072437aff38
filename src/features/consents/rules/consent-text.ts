import { defineWords } from '@/kernel/words'
import type { ConsentPurpose, ConsentSource } from './purposes'

/** What a guest reads about mails besides those of the booking. */
export const consentText = defineWords('consents-consent.consentText', {
  title: 'E-mails from us',
  lead: 'What belongs to your booking we always write to you. Besides that:',
  names: {
    reviews: 'One question after your stay',
    offers: 'Offers and news',
  } satisfies Record<ConsentPurpose, string>,
  on: 'You get these.',
  off: 'You do not get these.',
  stop: 'Stop these e-mails',
  start: 'Send them to me',
  stopOf: (name: string) => `Stop these e-mails: ${name}`,
  startOf: (name: string) => `Send them to me: ${name}`,
  saving: 'Saving...',
  failed: 'That could not be saved. Please check your connection and try again.',
  noMailbox: 'We have no e-mail address of this booking, so there is nothing to agree to.',
  linkInMail: 'No more e-mails of this kind',
  unsubscribe: {
    title: 'No more e-mails of this kind?',
    lead: (name: string) =>
      `${name}: we stop writing to you about it. What belongs to your booking still comes.`,
    press: 'Stop them',
    done: 'Done: you get no more e-mails of this kind. On the page of your booking you can ask for them again.',
  },
} as const)

/** Where an answer came from, as staff read it. */
export const SOURCE_NAMES: Record<ConsentSource, string> = defineWords('consents-consent.SOURCE_NAMES', {
  'guest-page': 'on the page of the booking',
  'mail-link': 'by the link in an e-mail',
  staff: 'told to our staff',
})
