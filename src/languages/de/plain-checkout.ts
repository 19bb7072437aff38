import type * as english from '@/features/plain-checkout/text'
import type { Translation } from '@/kernel/translation'

export const PLAIN_WORDS: Translation<typeof english.PLAIN_WORDS> = {
  title: 'Aufenthalt buchen',
  call: (phone) => `${phone} anrufen`,
  ready: (time) => `Ihre Villa ist ab ${time} bereit.`,
  arrival: 'Wann werden Sie voraussichtlich ankommen?',
  unknown: 'Das weiß ich noch nicht',
  chosen: 'Ihr Aufenthalt',
  otherStay: 'Andere Tage oder eine andere Villa wählen',
  extras:
    'Eine Abholung, ein Picknick oder ein anderes Extra? Schreiben Sie es unter Wünsche, und wir fügen es hinzu.',
  noStay: 'Bitte wählen Sie zuerst Ihre Tage und eine Villa.',
  gone: 'Sie ist in diesen Nächten nicht mehr frei oder zu klein für Ihre Gruppe. Bitte wählen Sie noch einmal.',
  toStart: 'Sehen, was frei ist',
  wrong: 'Bitte sehen Sie sich die markierten Felder noch einmal an.',
  unseen: 'Bitte sehen Sie Ihre Buchung noch einmal durch und senden Sie sie dann.',
  again: 'Ihre Eingaben sind noch da.',
  goBack: 'Gehen Sie in Ihrem Browser zurück, um Ihre Eingaben wiederzufinden.',
}
