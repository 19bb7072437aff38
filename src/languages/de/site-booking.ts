import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/booking'

export const bookingContent: Translation<typeof english.bookingContent> = {
  title: 'Aufenthalt buchen',
  description:
    'Wählen Sie Tage und Gäste und buchen Sie online eine Villa in Mbarara: was Schritt für Schritt geschieht, unsere Bedingungen und was jeder Aufenthalt enthält.',
  hero: {
    line: 'Ein paar Minuten, vier Schritte, jetzt nichts zu bezahlen. Und wenn Sie lieber reden: Die Rezeption ist da.',
    checkIn: 'Check-in ab',
    checkOut: 'Check-out bis',
    picture: samplePicture('sundowner'),
  },
  steps: {
    title: 'So läuft Ihre Buchung',
    list: [
      { title: 'Tage wählen', text: 'Ihr An- und Abreisetag, mit dem Preis jeder Nacht.' },
      { title: 'Gäste und Villa', text: 'Anzahl der Gäste und die gewünschte Villa.' },
      { title: 'Ihre Angaben', text: 'Ihre Kontaktdaten, damit wir Sie erreichen.' },
      {
        title: 'Bezahlung & Bestätigung',
        text: 'Wie Sie bezahlen möchten, und Ihre Buchungsnummer.',
      },
    ],
    start: 'Buchung beginnen',
    yourStay: 'Ihr Aufenthalt bis jetzt',
    nothingYet: 'Noch keine Tage gewählt: Der erste Schritt zeigt, welche Nächte frei sind.',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    nights: 'Nächte',
    guests: 'Gäste',
  },
  own: {
    title: 'Ihre Buchung',
    description: 'Ihr Aufenthalt bei uns: der Preis Nacht für Nacht, Gäste und Wünsche und die Stornierung.',
  },
  policies: { title: 'Buchungsregeln', more: 'Buchungsbedingungen lesen' },
  included: {
    title: 'In jedem Aufenthalt enthalten',
    line: 'In jeder Villa, von der ersten Nacht an.',
  },
  closing: {
    title: 'Lieber mit einem Menschen sprechen?',
    line: 'Rufen Sie an, und wer an der Rezeption ist, bucht mit Ihnen.',
    call: 'Anrufen:',
    write: 'Schreiben Sie uns',
  },
}
