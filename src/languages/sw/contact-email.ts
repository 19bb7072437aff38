import type * as english from '@/features/contact/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const CONTACT_RECEIPT_WORDS: Translation<typeof english.CONTACT_RECEIPT_WORDS> = {
  subject: (hotel) => `Ujumbe wako kwa ${hotel}`,
  intro:
    'Habari,\n\nUjumbe wako kutoka kwenye tovuti yetu umetufikia. Utasomwa na kujibiwa ndani ya saa 24, kwa anwani hii.',
  stay: 'Ukaaji unaoufikiria',
  stayNote: 'Hakuna nafasi iliyowekwa kwa hili bado.',
  otherwise: (phones) => `Ikiwa ni jambo la haraka, tupigie simu: ${phones}.`,
  notYou: 'Ikiwa hukutuandikia, kuna mtu alitoa anwani yako kwa makosa, na huna haja ya kufanya chochote.',
  closing: (hotel) => `Wako kwa dhati,\n${hotel}`,
}
