import type * as english from '@/features/property/web/contact-button-text'
import type { Translation } from '@/kernel/translation'

export const contactButtonText: Translation<typeof english.contactButtonText> = {
  region: 'Mawasiliano ya haraka',
  open: 'Wasiliana nasi',
  close: 'Funga njia za mawasiliano',
  /** Seen on the button. */
  openShort: 'Wasiliana',
  closeShort: 'Funga',
  badge: '1',
  message: 'Piga gumzo nasi (hufunguka kwenye kichupo kipya)',
  call: 'Tupigie simu',
  mail: 'Tuma barua pepe',
  greeting: (hotel) => `Habari ${hotel}! Ningependa kujua zaidi kuhusu villa na huduma zenu.`,
}
