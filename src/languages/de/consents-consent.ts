import type * as english from '@/features/consents/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const consentText: Translation<typeof english.consentText> = {
  title: 'E-Mails von uns',
  lead: 'Was zu Ihrer Buchung gehört, schreiben wir Ihnen immer. Darüber hinaus:',
  names: {
    reviews: 'Eine Frage nach Ihrem Aufenthalt',
    offers: 'Angebote und Neuigkeiten',
  },
  on: 'Sie erhalten diese E-Mails.',
  off: 'Sie erhalten diese E-Mails nicht.',
  stop: 'Abbestellen',
  start: 'Bestellen',
  stopOf: (name) => `Abbestellen: ${name}`,
  startOf: (name) => `Bestellen: ${name}`,
  saving: 'Wird gespeichert\u00a0…',
  failed:
    'Das konnte nicht gespeichert werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  noMailbox: 'Zu dieser Buchung haben wir keine E-Mail-Adresse, daher gibt es hier nichts zu wählen.',
  linkInMail: 'Keine E-Mails dieser Art mehr',
  unsubscribe: {
    title: 'Keine E-Mails dieser Art mehr?',
    lead: (name) =>
      `${name}: Dazu schreiben wir Ihnen nicht mehr. Was zu Ihrer Buchung gehört, kommt weiterhin.`,
    press: 'Abbestellen',
    done: 'Erledigt: Sie erhalten keine E-Mails dieser Art mehr. Auf der Seite Ihrer Buchung können Sie sie wieder bestellen.',
  },
}

export const SOURCE_NAMES: Translation<typeof english.SOURCE_NAMES> = {
  'guest-page': 'auf der Seite der Buchung',
  'mail-link': 'über den Link in einer E-Mail',
  staff: 'unserem Team mitgeteilt',
}
