import type * as english from '@/features/guest-data/rules/erasing-text'
import type { Translation } from '@/kernel/translation'

export const erasingText: Translation<typeof english.erasingText> = {
  stayOpen: (reference) =>
    `Die Buchung ${reference} ist noch nicht beendet. Daten werden gelöscht, sobald der Aufenthalt vorbei oder storniert ist.`,
  moneyOpen: (reference) =>
    `Zur Buchung ${reference} ist noch Geld offen. Daten werden gelöscht, sobald auf keiner Seite mehr etwas offen ist.`,
  moneyMoving:
    'Eine Zahlung oder Erstattung ist noch unterwegs. Bitte versuchen Sie es erneut, sobald sie angekommen ist.',
  venueHeld: 'Ein Raum ist für eine bevorstehende Veranstaltung reserviert. Bitte heben Sie das zuerst auf.',
  mailMoving: 'Gerade wird eine E-Mail gesendet. Bitte versuchen Sie es in einer Minute erneut.',
  byHand:
    'Wir können diese Daten von hier aus nicht löschen. Bitte rufen Sie uns an, wir erledigen es mit Ihnen.',
}
