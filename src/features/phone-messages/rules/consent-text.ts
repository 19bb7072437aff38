import { defineWords } from '@/kernel/words'

/** The sentence that is agreed to, kept with every answer in the language it was read in; other words are another version. */
export const PHONE_CONSENT_VERSION = 1

export const PHONE_CONSENT = defineWords('phone-messages-sentence.PHONE_CONSENT', {
  text: 'The hotel may send messages about my stay to my phone, by SMS or WhatsApp.',
} as const)

/** What a guest reads where they choose. */
export const phoneConsentText = defineWords('phone-messages-consent.phoneConsentText', {
  title: 'Messages about your stay by SMS or WhatsApp?',
  lead: (phone: string) =>
    `We write to you by e-mail. What you need at hand on the way, such as when we await you, we can also send to ${phone}. No offers.`,
  isOn: (phone: string) => `You get messages about your stay on ${phone}.`,
  start: 'Yes, send them to my phone',
  stop: 'Stop these messages',
  started: 'Done: messages about your stay come to your phone.',
  stopped: 'Done: no more messages come to your phone. We write to you by e-mail.',
  back: 'To your booking',
  later: 'You can change this here at any time, or answer STOP.',
  stoppedByPhone: (phone: string) =>
    `STOP was answered from ${phone}: no messages go there. To get them again, please send START from that phone, or tell our reception.`,
  noPhone: 'We have no phone number of this booking that messages could be sent to. Please tell us one.',
  closed: 'The hotel sends no messages to phones at the moment.',
  linkInMail: 'Get messages about your stay on your phone, too',
} as const)
