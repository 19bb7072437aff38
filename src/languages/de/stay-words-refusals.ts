import type * as english from '@/features/stay-words/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const REFUSAL_WORDS: Translation<typeof english.REFUSAL_WORDS> = {
  noVilla: 'Diese Villa gibt es bei uns nicht',
  noVillaForSale: 'Diese Villa bieten wir nicht an',
  unavailable: (villa) => `${villa} ist zurzeit nicht buchbar. Bitte wählen Sie eine andere Villa.`,
  otherPrice: (price) =>
    `Der Preis dieses Aufenthalts beträgt ${price}. Bitte sehen Sie ihn sich noch einmal an und buchen Sie erneut.`,
  otherGroupPrice: (price) =>
    `Der Preis dieser Villen beträgt zusammen ${price}. Bitte sehen Sie ihn sich noch einmal an und senden Sie Ihre Anfrage erneut.`,
  totalIs: (amount) => `Der Gesamtpreis beträgt ${amount}`,
  taken: (villa, from, to) => `${villa} ist vom ${from} bis zum ${to} belegt.`,
  notBooked: (why) => `${why} Es ist nichts gebucht. Bitte wählen Sie andere Villen oder Daten.`,
  notArrived: (reference) =>
    `Die Buchung ${reference} wurde geschlossen, weil niemand angereist ist; ihre Nächte sind wieder für andere frei.`,
  lapsed: (reference) =>
    `Ihre Anfrage ${reference} wurde nicht rechtzeitig bestätigt; ihre Nächte sind wieder für andere frei.`,
  cancelled: (reference) =>
    `Die Buchung ${reference} wurde inzwischen storniert; ihre Nächte sind wieder für andere frei.`,
  again: (why) =>
    `${why} Es ist nichts gebucht. Um diese Nächte noch einmal anzufragen, senden Sie die Buchung bitte erneut.`,
  fewestVillas: (fewest) => `Eine Gruppe hat mindestens ${fewest} Villen`,
  mostVillas: (most) => `Eine Gruppe hat höchstens ${most} Villen`,
  lengthOfStay: (most) => `Die Abreise muss 1 bis ${most} Tage nach der Anreise liegen`,
}
