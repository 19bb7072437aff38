import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import { CODE_MINUTES } from '@/features/guest-data/rules/email-words'
import type * as english from '@/features/guest-data/rules/guest-data-text'
import type { Translation } from '@/kernel/translation'

export const guestDataText: Translation<typeof english.guestDataText> = {
  title: 'Ihre Daten',
  lead: 'Sehen, berichtigen oder löschen Sie, was wir über Sie gespeichert haben. Zuerst senden wir einen Code an Ihre E-Mail-Adresse, damit es niemand sonst kann.',
  send: 'Code senden',
  sending: 'Wird gesendet\u00a0…',
  sent: `Ein Code ist auf dem Weg an die E-Mail-Adresse dieser Buchung. Er gilt ${CODE_MINUTES} Minuten.`,
  code: 'Code aus der E-Mail',
  codeHelp: `${CODE_DIGITS} Ziffern. Es kann eine Minute dauern; bitte sehen Sie auch im Spam-Ordner nach.`,
  open: 'Zeigen, was ich tun kann',
  opening: 'Wird geprüft\u00a0…',
  again: 'Neuen Code senden',
  wrongCode:
    'Das ist nicht der Code aus unserer letzten E-Mail, oder seine Zeit ist abgelaufen. Bitte sehen Sie noch einmal nach.',
  keyOver: 'Die Zeit dafür ist abgelaufen. Bitte lassen Sie sich einen neuen Code senden.',
  noMailbox:
    'Zu dieser Buchung haben wir keine E-Mail-Adresse. Bitte rufen Sie uns an, und wir erledigen es mit Ihnen.',
  copy: 'Eine Kopie für Sie',
  copyHelp:
    'Alle Ihre Buchungen mit dieser E-Mail-Adresse, was Sie bezahlt haben, was Sie uns geschrieben und von uns gehört haben. Was unser Team über Sie vermerkt hat, zeigt Ihnen die Rezeption auf Nachfrage.',
  readable: 'Zum Lesen speichern',
  json: 'Als JSON speichern',
  making: 'Die Kopie wird erstellt\u00a0…',
  saved: 'Ihre Kopie ist gespeichert',
  correct: 'Berichtigen',
  correctHelp:
    'In jeder Ihrer Buchungen, in der dasselbe steht. Ausgestellte Dokumente bleiben, wie sie sind.',
  name: 'Name',
  phone: 'Telefon',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  corrected: 'Berichtigt',
  failed: 'Das hat nicht geklappt',
  erase: 'Alles löschen',
  eraseHelp:
    'Ihr Name, Ihre Adressen und alles, was Sie und wir geschrieben haben, werden endgültig gelöscht. Tage und Beträge bleiben ohne Ihren Namen, weil das Steuerrecht es verlangt.',
  eraseAsk: 'Alle Daten über Sie löschen?',
  eraseAskLine:
    'Das lässt sich nicht rückgängig machen. Ihre persönlichen Links enden, und wir finden Ihre Buchungen nicht mehr unter Ihrem Namen.',
  byHand:
    'Diese Daten können wir von hier aus nicht berichtigen. Bitte rufen Sie uns an, und wir erledigen es mit Ihnen.',
  no: 'Daten behalten',
  yes: 'Ja, alles löschen',
  erasing: 'Wird gelöscht\u00a0…',
  erased: 'Ihre Daten sind gelöscht. Danke, dass Sie unser Gast waren.',
}
