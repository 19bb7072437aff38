import { defineWords } from '@/kernel/words'

/** Words of the floating contact button (agreed wording, docs/decisions/wording.md: the badge is literal). */
export const contactButtonText = defineWords('property-contact-button.contactButtonText', {
  region: 'Quick contact',
  open: 'Contact us',
  close: 'Close contact options',
  /** Seen on the button. */
  openShort: 'Contact',
  closeShort: 'Close',
  badge: '1',
  message: 'Chat with us (opens in a new tab)',
  call: 'Call us',
  mail: 'Write an e-mail',
  greeting: (hotel: string) => `Hello ${hotel}! I would like to know more about your villas and services.`,
} as const)
