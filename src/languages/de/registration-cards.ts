import type * as english from '@/features/registration-cards/text'
import type { Translation } from '@/kernel/translation'

export const CARD_WORDS: Translation<typeof english.CARD_WORDS> = {
  title: 'Meldeschein',
  fullName: 'Vor- und Nachname',
  fullNameHelp: 'Wie in Ihrem Reisepass oder Personalausweis',
  nationality: 'Nationalität',
  address: 'Wohnanschrift',
  documentKind: 'Ausweis, den Sie mitbringen',
  documentNumber: 'Nummer des Ausweises',
  documentNumberHelp: 'Wie sie auf dem Ausweis steht. Sie wird verschlüsselt gespeichert.',
  numberGiven: 'Eine Nummer wurde angegeben. Lassen Sie dies leer, um sie zu behalten.',
  vehicle: 'Kennzeichen des Fahrzeugs',
  vehicleHelp: 'Falls Sie mit dem Auto kommen',
  purpose: 'Zweck des Aufenthalts',
  notSaid: 'Keine Angabe',
  optional: 'Alles außer Ihrem Namen darf leer bleiben: Die Rezeption fragt nach, was fehlt.',
  booking: 'Buchung',
  villa: 'Villa',
  stay: 'Aufenthalt',
  nights: (checkIn, checkOut) => `${checkIn} bis ${checkOut}`,
  guests: 'Gäste',
  phone: 'Telefon',
  email: 'E-Mail',
  document: 'Ausweis',
  number: 'Nummer',
  declaration: 'Die Angaben oben sind richtig.',
  signature: 'Unterschrift',
  signedOn: (when) => `Unterschrieben am ${when}`,
}

export const GUEST_CARD_WORDS: Translation<typeof english.GUEST_CARD_WORDS> = {
  lead: 'Füllen Sie ihn jetzt aus, und der Check-in dauert eine Minute: An der Rezeption unterschreiben Sie nur noch.',
  link: 'Meldeschein vor der Anreise ausfüllen',
  save: 'Speichern',
  saved:
    'Gespeichert. An der Rezeption sehen Sie ihn durch und unterschreiben. Bis dahin können Sie ihn hier ändern.',
  wrong: 'Bitte prüfen Sie die markierten Felder.',
  stale:
    'Ihr Meldeschein wurde geändert, nachdem Sie diese Seite geöffnet haben, und ist noch nicht gespeichert. Speichern Sie noch einmal, um zu behalten, was hier steht.',
  signed: 'Ihr Meldeschein ist unterschrieben. Bitte sagen Sie der Rezeption, wenn darin etwas nicht stimmt.',
  over: 'Diese Buchung braucht keinen Meldeschein mehr.',
  back: 'Zurück zu Ihrer Buchung',
  lost: 'Unter dieser Adresse gibt es keinen Meldeschein.',
}
