import type * as english from '@/features/enquiries/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const ENQUIRY_EMAIL_WORDS: Translation<typeof english.ENQUIRY_EMAIL_WORDS> = {
  rows: {
    venue: 'Salle',
    date: 'Date',
    guests: 'Personnes',
    layout: 'Disposition',
    catering: 'Restauration',
    villas: 'Villas pour la nuit',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
  },
  guest: {
    subject: (hotel) => `Votre demande de devis, ${hotel}`,
    intro:
      'Bonjour,\n\nVotre demande de devis nous est parvenue. Quelqu’un vous répond sous 24 heures, à cette adresse. Rien n’est réservé tant que nous ne vous l’avons pas confirmé.',
    otherwise: (phones) => `Si c’est urgent, appelez-nous : ${phones}.`,
    notYou:
      'Si vous ne nous avez rien demandé, quelqu’un a donné votre adresse par erreur, et il n’y a rien à faire.',
    closing: (hotel) => `Bien cordialement,\n${hotel}`,
  },
}
