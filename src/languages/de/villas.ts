import type * as english from '@/features/villas/text'
import { formatDecimal } from '@/kernel/decimals'
import type { Translation } from '@/kernel/translation'

export const VILLA_WORDS: Translation<typeof english.VILLA_WORDS> = {
  available: 'Frei',
  booked: 'Belegt',
  perNight: 'pro Nacht',
  upToGuests: (count) => (count === 1 ? 'Bis zu 1 Gast' : `Bis zu ${count} Gäste`),
  bedrooms: (count) => (count === 1 ? '1 Schlafzimmer' : `${count} Schlafzimmer`),
  bathrooms: (count) => (count === 1 ? '1 Bad' : `${formatDecimal(count)} Bäder`),
  roomSize: (squareMetres) => `${formatDecimal(squareMetres)}\u00a0m²`,
  inclusions: ['WLAN kostenlos', 'Parken kostenlos', 'Frühstück inklusive'],
  amenities: 'Ausstattung',
  gallery: (name) => `Bilder von ${name}`,
  videos: (name) => `Videos von ${name}`,
  picture: (name, place) => `${name}, Bild ${place}`,
  picker: {
    title: 'Wählen Sie Ihre Villa',
    category: 'Kategorie',
    everyCategory: 'Alle Kategorien',
    kind: 'Villa',
    everyKind: 'Alle Villen',
    guests: 'Gäste',
    anyGuests: 'Beliebig viele',
    guestsAtLeast: (count) => `${count} oder mehr`,
    found: (count) => (count === 1 ? '1 Villa' : `${count} Villen`),
    priceFrom: (price) => `ab ${price} pro Nacht`,
    none: 'Keine Villa passt zu alledem. Versuchen Sie es mit weniger Gästen oder einer anderen Kategorie, oder buchen Sie mehrere Villen zusammen.',
    showAll: 'Alle Villen zeigen',
    several: 'Mehrere Villen zusammen buchen',
    another: 'Eine andere Villa wählen',
    failed: 'Die Villen konnten nicht geladen werden.',
    empty:
      'Zurzeit sind hier keine Villen eingetragen. Bitte rufen Sie uns an: Wir finden ein Zimmer für Sie.',
    loading: 'Villen werden geladen',
    tryAgain: 'Erneut versuchen',
    notListed: 'Diese Villa wird nicht mehr angeboten. Bitte wählen Sie eine andere.',
  },
}
