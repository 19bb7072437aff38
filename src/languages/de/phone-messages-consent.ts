import type * as english from '@/features/phone-messages/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const phoneConsentText: Translation<typeof english.phoneConsentText> = {
  title: 'Nachrichten zu Ihrem Aufenthalt per SMS oder WhatsApp?',
  lead: (phone) =>
    `Wir schreiben Ihnen per E-Mail. Was Sie unterwegs zur Hand brauchen, etwa wann wir Sie erwarten, können wir auch an ${phone} senden. Keine Werbung.`,
  isOn: (phone) => `Sie erhalten Nachrichten zu Ihrem Aufenthalt auf ${phone}.`,
  start: 'Ja, auf mein Telefon senden',
  stop: 'Nachrichten abbestellen',
  started: 'Erledigt: Nachrichten zu Ihrem Aufenthalt kommen auf Ihr Telefon.',
  stopped: 'Erledigt: Auf Ihr Telefon kommen keine Nachrichten mehr. Wir schreiben Ihnen per E-Mail.',
  back: 'Zu Ihrer Buchung',
  later: 'Sie können das hier jederzeit ändern oder mit STOP antworten.',
  stoppedByPhone: (phone) =>
    `Von ${phone} wurde mit STOP geantwortet: Dorthin gehen keine Nachrichten. Um sie wieder zu erhalten, senden Sie bitte START von diesem Telefon oder sagen Sie es unserer Rezeption.`,
  noPhone:
    'Zu dieser Buchung haben wir keine Telefonnummer, an die wir Nachrichten senden könnten. Bitte nennen Sie uns eine.',
  closed: 'Das Hotel sendet zurzeit keine Nachrichten an Telefone.',
  linkInMail: 'Nachrichten zu Ihrem Aufenthalt auch auf Ihr Telefon erhalten',
}
