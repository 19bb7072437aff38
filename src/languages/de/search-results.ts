import type * as english from '@/features/search/web/results-text'
import { formatDay, formatShortDay } from '@/kernel/days'
import { formatDecimal } from '@/kernel/decimals'
import { formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const RESULTS_WORDS: Translation<typeof english.RESULTS_WORDS> = {
  region: 'Was frei ist',
  title: (stay, guests) =>
    countNights(stay) > 0
      ? `${tellStay(stay)}: ${nightsOf(countNights(stay))}, ${guestsOf(guests)}`
      : tellStay(stay),
  found: (kinds, villas) =>
    `${villas === 1 ? '1 Villa ist frei' : `${villas} Villen sind frei`}${kinds > 1 ? `, in ${kinds} Kategorien` : ''}. Steuern sind enthalten.`,
  loading: 'Freie Villen werden gesucht',
  most: (guests) =>
    `Für mehr als ${guests} Gäste können wir hier nicht suchen. Sind Sie eine größere Gruppe?`,
  mostMessage: (stay, guests) =>
    `Wir möchten vom ${formatDay(stay.checkIn)} bis zum ${formatDay(stay.checkOut)} (${nightsOf(countNights(stay))}) mit mehr als ${guestsDative(guests)} bei Ihnen wohnen. Bitte sagen Sie uns, wie das geht.`,
  wrongDates: 'Dieser Zeitraum ist nicht buchbar',
  tooLong: 'Dieser Aufenthalt ist zu lang',
  failed: 'Freie Villen konnten nicht geladen werden',
  failedWhy:
    'Wir sehen gerade nicht, welche Villen frei sind. Bitte versuchen Sie es noch einmal oder rufen Sie uns an.',
  noVillas:
    'Zurzeit sind hier keine Villen eingetragen. Bitte rufen Sie uns an: Wir finden ein Zimmer für Sie.',
  strip: {
    title: (nights) => `Ebenso lang (${nightsOf(nights)}), aber ab einem anderen Tag`,
    line: 'Niedrigste Gesamtpreise, auf volle Dollar aufgerundet.',
    full: 'belegt',
    outOfReach: '–',
    dayLabel: ({ checkIn, checkOut }, what) => `${formatDay(checkIn)} bis ${formatDay(checkOut)}, ${what}`,
    from: (cents) => `ab ${formatPrice(cents)}`,
    nothingFree: 'nichts frei',
    cannot: 'nicht buchbar',
    current: 'Ihr Termin',
  },
  card: {
    pictures: (name) => `Bilder: ${name}`,
    earlier: 'Vorheriges Bild',
    later: 'Nächstes Bild',
    sleeps: (count) => (count === 1 ? 'Für 1 Gast' : `Für ${count} Gäste`),
    sizes: (least, most) =>
      least === most
        ? `${formatDecimal(least)}\u00a0m²`
        : `${formatDecimal(least)} bis ${formatDecimal(most)}\u00a0m²`,
    left: (count) => `Noch ${count} frei`,
    moreThan: (name) => `Mehr als ${name}:`,
    room: (guests) => `Platz für ${guests}`,
    bedrooms: (count) => (count === 1 ? '1 Schlafzimmer' : `${count} Schlafzimmer`),
    larger: (metres) => `${formatDecimal(metres)}\u00a0m² mehr`,
    addition: (amenity) => amenity,
    total: (nights) => `für ${nightsOf(nights)}`,
    perNight: (cents) => `ab ${formatPrice(cents)} pro Nacht, mit Frühstück`,
    any: 'Eine davon wählen',
    only: 'Diese Villa wählen',
    boards: 'Mit mehr Mahlzeiten',
    board: {
      'bed-and-breakfast': 'Mit Frühstück',
      'half-board': 'Halbpension',
      'full-board': 'Vollpension',
    },
    more: (cents) => `${cents < 0 ? '−' : '+'}${formatPrice(Math.abs(cents))}`,
    details: 'Was dazugehört',
    view: (view) => `Blick: ${view}`,
    page: (name) => `Mehr über ${name}, mit Bildern`,
    particular: (count) => `Eine bestimmte Villa wählen (${count} frei)`,
    noMap: 'Der Plan der Anlage konnte nicht geladen werden.',
    others: 'Weitere Villen',
  },
  wanted: {
    taken: (name) => `${name} ist in diesen Nächten nicht frei.`,
    tooSmall: (name, most) => `${name} bietet Platz für höchstens ${guestsOf(most)}.`,
    alike: 'Die anderen Villen derselben Kategorie stehen unten zuerst.',
    full: (name) => `${name}: In diesen Nächten ist keine frei.`,
  },
  full: {
    title: 'In diesen Nächten nicht frei',
    nearest: 'Nächste freie Termine:',
    none: (days) => `Innerhalb von ${days} Tagen um Ihren Termin ist nichts frei.`,
    calendar: 'Alle freien Nächte ansehen',
  },
  nothing: {
    title: 'Keine Villa ist in allen diesen Nächten frei.',
    help: (hasStrip) =>
      hasStrip
        ? 'Vielleicht passen andere Tage: Ihre Preise stehen oben, die nächsten freien Termine unten.'
        : 'Vielleicht passen andere Tage: Die nächsten freien Termine stehen unten.',
  },
  several: {
    line: 'Mit der Familie, mit Freunden, zur Hochzeit?',
    choose: 'Mehrere Villen zusammen buchen',
  },
  together: {
    title: (guests) =>
      `Keine einzelne freie Villa bietet Platz für ${guestsOf(guests)}. Diese zusammen schon:`,
    line: 'Eine Buchung, ein Gesamtpreis: Alle werden für Sie freigehalten oder keine.',
    kind: (count, name) => `${count} × ${name}`,
    places: (count) => `Platz für ${count}`,
    book: 'Zusammen buchen',
    tooMany: (places) =>
      `Alle freien Villen zusammen bieten in diesen Nächten Platz für ${guestsOf(places)}.`,
    others: (guests) => `In anderen Nächten ist in mehreren Villen Platz für ${guestsOf(guests)}:`,
    orWrite: 'Sie können uns auch schreiben: Wir suchen nach einem Weg.',
    write: 'Schreiben Sie uns',
    message: (stay, guests) =>
      `Wir möchten vom ${formatDay(stay.checkIn)} bis zum ${formatDay(stay.checkOut)} (${nightsOf(countNights(stay))}) mit ${guestsDative(guests)} bei Ihnen wohnen. Bitte buchen Sie das für uns oder sagen Sie uns, wie es geht.`,
  },
}

function tellStay({ checkIn, checkOut }: Stay): string {
  return `${formatShortDay(checkIn)} – ${formatShortDay(checkOut)}`
}

function nightsOf(count: number): string {
  return count === 1 ? '1 Nacht' : `${count} Nächte`
}

function guestsOf(count: number): string {
  return count === 1 ? '1 Gast' : `${count} Gäste`
}

function guestsDative(count: number): string {
  return count === 1 ? '1 Gast' : `${count} Gästen`
}
