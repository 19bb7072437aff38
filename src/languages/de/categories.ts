import type * as english from '@/features/categories/text'
import { formatDecimal } from '@/kernel/decimals'
import type { Translation } from '@/kernel/translation'

export const categoriesText: Translation<typeof english.categoriesText> = {
  title: 'Unsere Villenkategorien',
  intro:
    'Jede Villa ist zum Wohnen eingerichtet, nicht nur zum Schlafen. Das Frühstück ist immer inbegriffen.',
  loading: 'Villenkategorien werden geladen',
  failed: 'Kategorien konnten nicht geladen werden',
  failedHelp: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  tryAgain: 'Erneut versuchen',
  empty: 'Keine Kategorien verfügbar',
  emptyHelp: 'Schauen Sie bald wieder nach unseren Villen.',
  from: 'ab',
  perNight: '/ Nacht',
  onRequest: 'Preis auf Anfrage',
  guests: (count) => (count === 1 ? '1 Gast' : `${count} Gäste`),
  bedrooms: (count) => (count === 1 ? '1 Schlafzimmer' : `${count} Schlafzimmer`),
  bathrooms: (count) => (count === 1 ? '1 Bad' : `${formatDecimal(count)} Bäder`),
  pricingOptions: 'Preise',
  bedAndBreakfast: 'Mit Frühstück',
  halfBoard: 'Halbpension',
  fullBoard: 'Vollpension',
  more: (count) => `+${count} weitere`,
  viewVillas: 'Villen ansehen',
  bookNow: 'Jetzt buchen',
  viewDetails: 'Details ansehen',
  roomSize: (squareMetres) => `${formatDecimal(squareMetres)}\u00a0m²`,
  prices: {
    title: 'Preise pro Nacht',
    withBreakfast: 'mit Frühstück',
    withLunch: 'mit Frühstück und Mittagessen',
    withDinner: 'mit Frühstück, Mittag- und Abendessen',
    weekend: 'Nächte von Freitag bis Sonntag',
    weekendOwn: 'Eine Villa kann einen eigenen Preis haben; der Kalender zeigt ihn Nacht für Nacht.',
    board: 'Sagen Sie uns beim Buchen oder an der Rezeption, welche Verpflegung Sie möchten.',
  },
}
