import type * as english from '@/features/enquiries/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const ENQUIRY_EMAIL_WORDS: Translation<typeof english.ENQUIRY_EMAIL_WORDS> = {
  rows: {
    venue: 'Ukumbi',
    date: 'Tarehe',
    guests: 'Wageni',
    layout: 'Mpangilio',
    catering: 'Chakula',
    villas: 'Villa za kulala',
    name: 'Jina',
    email: 'Barua pepe',
    phone: 'Simu',
  },
  guest: {
    subject: (hotel) => `Maulizo yako kwa ${hotel}`,
    intro:
      'Habari,\n\nMaulizo yako kuhusu bei yametufikia. Tutakujibu ndani ya saa 24, kwa anwani hii. Hakuna kinachohifadhiwa hadi tukuthibitishie.',
    otherwise: (phones) => `Ikiwa ni jambo la haraka, tupigie simu: ${phones}.`,
    notYou: 'Ikiwa hukutuuliza, kuna mtu alitoa anwani yako kwa makosa, na huna haja ya kufanya chochote.',
    closing: (hotel) => `Wako kwa dhati,\n${hotel}`,
  },
}
