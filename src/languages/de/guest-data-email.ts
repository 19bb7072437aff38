import type * as english from '@/features/guest-data/rules/email-words'
import type { Translation } from '@/kernel/translation'

const CODE_MINUTES = 30

export const DATA_EMAIL_WORDS: Translation<typeof english.DATA_EMAIL_WORDS> = {
  code: {
    subject: (hotel) => `Ihr Code für Ihre Daten bei ${hotel}`,
    intro:
      'Sie möchten sehen, berichtigen oder löschen, was wir über Sie gespeichert haben. Geben Sie diesen Code auf der Seite Ihrer Buchung ein:',
    label: 'Code',
    until: `Er gilt ${CODE_MINUTES} Minuten.`,
    notYou:
      'Das waren nicht Sie? Dann hat jemand anderes den persönlichen Link zu Ihrer Buchung. Geben Sie den Code nicht weiter und rufen Sie uns an: Wir beenden diesen Link.',
  },
  erased: {
    subject: 'Die Daten eines Gastes wurden gelöscht',
    intro:
      'Die persönlichen Daten eines Gastes wurden endgültig gelöscht. Beträge, Tage und Dokumentnummern bleiben.',
    bookings: 'Buchungen',
    none: 'keine',
    askedBy: 'Verlangt von',
    restore:
      'Bitte bewahren Sie diese E-Mail auf. Wer je ein Backup wiederherstellt, das vorher angelegt wurde, muss die Daten dieser Buchungen noch einmal löschen.',
  },
}
