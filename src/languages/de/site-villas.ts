import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/villas'

export const villasContent: Translation<typeof english.villasContent> = {
  home: 'Start',
  title: 'Villen',
  description:
    'Alle möblierten Villen, die wir in Mbarara haben, vom Gartenstudio für zwei bis zum Haus für die Familie, mit Preis pro Nacht, Räumen und allem, was enthalten ist.',
  hero: {
    kicker: 'Unsere Villen',
    title: 'Eine eigene Tür, und dahinter ein Garten',
    line: 'Studios für eine Nacht unterwegs, Villen für eine ruhige Woche, ein Haus für alle. Alle zum Wohnen eingerichtet; das Frühstück steht in jeder auf dem Tisch.',
    pictures: [samplePicture('rose-villa'), samplePicture('honey-bee'), samplePicture('bedroom')],
  },
  list: {
    title: 'Welche ist Ihre?',
    line: 'Preise in US-Dollar, für die Villa und eine Nacht von Montag bis Donnerstag.',
  },
  why: {
    title: 'Gute Gründe für uns',
    line: 'In jeder Villa, was immer sie kostet.',
    reasons: [
      {
        icon: 'wifi',
        title: 'WLAN kostenlos',
        text: 'In den Villen, auf der Terrasse und an der Bar, schnell genug für einen Videoanruf nach Hause.',
      },
      {
        icon: 'snow',
        title: 'Klimaanlage',
        text: 'Für die Nachmittage der Trockenzeit. Am Abend genügt auch ein offenes Fenster.',
      },
      {
        icon: 'bath',
        title: 'Eigenes Bad',
        text: 'Warmes Wasser zu jeder Stunde, und niemand wartet vor der Tür.',
      },
      {
        icon: 'cup',
        title: 'Restaurant',
        text: 'Vom Frühstück bis zum Abendessen, ein paar Schritte entfernt oder auf Ihre Veranda gebracht.',
      },
    ],
  },
  grounds: {
    title: 'Wo jede Villa liegt',
    line: 'Sechs Häuser um einen Garten. Drücken Sie auf eine Villa, um ihre freien Nächte zu sehen.',
    elsewhere: 'Anderswo auf der Anlage',
  },
  closing: {
    title: 'Noch unentschieden?',
    line: 'Der Kalender zeigt jede Villa mit ihren freien Nächten und dem Preis jeder Nacht. Erst schauen, dann buchen, wenn es Ihnen gefällt.',
    picture: samplePicture('hotel-from-above'),
    action: { path: '/calendar', label: 'Freie Nächte ansehen' },
    other: { path: '/contact', label: 'Fragen Sie uns' },
  },
}

export const categoryContent: Translation<typeof english.categoryContent> = {
  description: (name, words, price) =>
    [`${name} in Mbarara${price ? `, ab ${price} pro Nacht mit Frühstück` : ''}.`, words]
      .filter(Boolean)
      .join(' ')
      .slice(0, 300),
  pictures: {
    title: 'Sehen Sie sich um',
    plan: 'Wie die Räume liegen',
    label: (name) => `Bilder: ${name}`,
  },
  furnishing: { beds: 'Betten', view: 'Blick', kitchen: 'Küche' },
  amenities: 'In der Villa',
  included: 'Im Preis enthalten',
  features: 'Gut zu wissen',
  villas: {
    title: 'Wählen Sie Ihre Ecke der Anlage',
    line: (name) =>
      `${name}: dieselben Räume in jeder dieser Villen; Licht, Etage und Nachbarn sind verschieden.`,
    loading: 'Die Villen werden geladen',
    failed: 'Die Villen dieser Kategorie konnten nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
    empty:
      'Keine dieser Villen ist zurzeit eingetragen. Bitte rufen Sie uns an: Wir finden ein Zimmer für Sie.',
    freeNights: 'Freie Nächte',
    map: 'Wo sie liegen',
  },
  nights: {
    title: 'Freie Nächte',
    line: 'Wählen Sie die Villa und sehen Sie hier in ihren Kalender. Ihre Tage kommen mit, wenn Sie weiter zur Buchung gehen.',
    villa: 'Villa',
    show: 'Freie Nächte zeigen',
    loading: 'Die freien Nächte werden geladen',
    book: 'Jetzt buchen',
    bookDates: 'Diese Nächte buchen',
  },
  others: { title: 'Oder eine von diesen', all: 'Alle Villen' },
  closing: {
    title: (name) => `Ihre Nächte: ${name}`,
    line: 'Jetzt ist nichts zu bezahlen. Wählen Sie Ihre Tage, und die Villa wird für Sie freigehalten.',
    picture: samplePicture('terrace-at-dusk'),
    action: 'Freie Nächte ansehen',
    other: { path: '/villas', label: 'Alle Villen vergleichen' },
  },
}
