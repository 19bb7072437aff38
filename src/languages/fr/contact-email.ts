import type * as english from '@/features/contact/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const CONTACT_RECEIPT_WORDS: Translation<typeof english.CONTACT_RECEIPT_WORDS> = {
  subject: (hotel) => `Votre message, ${hotel}`,
  intro:
    'Bonjour,\n\nVotre message envoyé depuis notre site nous est parvenu. Quelqu’un le lit et vous répond sous 24 heures, à cette adresse.',
  stay: 'Le séjour envisagé',
  stayNote: 'Cela ne réserve encore rien.',
  otherwise: (phones) => `Si c’est urgent, appelez-nous : ${phones}.`,
  notYou:
    'Si vous ne nous avez pas écrit, quelqu’un a donné votre adresse par erreur, et il n’y a rien à faire.',
  closing: (hotel) => `Bien cordialement,\n${hotel}`,
}
