import type * as english from '@/features/my-booking/text'
import type { Translation } from '@/kernel/translation'

export const FIND_WORDS: Translation<typeof english.FIND_WORDS> = {
  title: 'Meine Buchung finden',
  lead: 'Geben Sie Ihre Buchungsnummer und die E-Mail-Adresse an, mit der Sie gebucht haben. Wir senden Ihnen einen neuen persönlichen Link: Über ihn sehen, ändern oder stornieren Sie Ihre Buchung.',
  form: 'Meine Buchung finden',
  reference: 'Buchungsnummer',
  referenceHelp: 'Acht Buchstaben und Ziffern, etwa K7MP3QXR. Sie steht in jeder E-Mail von uns.',
  email: 'E-Mail-Adresse der Buchung',
  emailWrong: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  send: 'Link senden',
  sending: 'Wird gesendet\u00a0…',
  sent: 'Wenn es eine solche Buchung gibt, ist ihr persönlicher Link auf dem Weg an diese Adresse. Das kann einige Minuten dauern; bitte sehen Sie auch im Spam-Ordner nach.',
  again: 'Noch einmal senden',
  failed: 'Das konnten wir nicht senden. Bitte versuchen Sie es gleich noch einmal.',
  noScript:
    'Dieses Formular braucht JavaScript. Rufen Sie uns an, und wir sehen Ihre Buchung gemeinsam mit Ihnen an.',
  otherwise:
    'Ist die E-Mail verloren, oder haben Sie uns keine Adresse gegeben? Rufen Sie uns an und nennen Sie Namen und Reisedaten: Die Rezeption ist zu jeder Stunde da.',
}
