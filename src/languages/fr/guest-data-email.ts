import type * as english from '@/features/guest-data/rules/email-words'
import type { Translation } from '@/kernel/translation'

/** Minutes for which the code counts, as in the English module. */
const CODE_MINUTES = 30

export const DATA_EMAIL_WORDS: Translation<typeof english.DATA_EMAIL_WORDS> = {
  code: {
    subject: (hotel) => `Votre code pour vos données, ${hotel}`,
    intro:
      'Vous avez demandé à voir, corriger ou effacer ce que nous avons sur vous. Saisissez ce code sur la page de votre réservation :',
    label: 'Code',
    until: `Il est valable ${CODE_MINUTES} minutes.`,
    notYou:
      'Ce n’est pas vous qui l’avez demandé ? Alors quelqu’un d’autre a le lien personnel de votre réservation. Ne transmettez pas le code, et appelez-nous : nous mettrons fin à ce lien.',
  },
  erased: {
    subject: 'Les données d’un client ont été effacées',
    intro:
      'Les données personnelles d’un client ont été effacées pour de bon. Les montants, les jours et les numéros des documents restent.',
    bookings: 'Réservations',
    none: 'aucune',
    askedBy: 'À la demande de',
    restore:
      'Veuillez conserver cet e-mail. Quiconque restaure un jour une sauvegarde antérieure doit effacer de nouveau les données de ces réservations.',
  },
}
