import type * as english from '@/features/rates/text'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const PREVIEW_WORDS: Translation<typeof english.PREVIEW_WORDS> = {
  title: 'Ihre Buchung im Überblick',
  villa: 'Villa',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  nights: 'Nächte',
  notYet: 'Noch nicht gewählt',
  from: (time) => `ab ${time}`,
  until: (time) => `bis ${time}`,
  total: 'Gesamt',
  breakdown: 'Preis im Einzelnen',
  nightByNight: 'Nacht für Nacht',
  group: ({ nights, isWeekend, cents, extraGuests }) =>
    `${nightsOf(nights.length, isWeekend)} × ${formatPrice(cents)}${extraGuests ? `, mit ${formatPrice(extraGuests)} für zusätzliche Gäste` : ''}`,
  ifHere: 'Bei Abreise an diesem Tag',
  guests: 'Gäste',
  guestOption: (count) => guestsOf(count),
  book: 'Jetzt buchen',
  clear: 'Auswahl löschen',
  tooSmall: (most, guests) =>
    `Diese Villa bietet Platz für höchstens ${guestsOf(most)}, und Sie sind ${guests}.`,
  weekendNote: (cents) => `${formatPrice(cents)} von Freitag bis Sonntag`,
}

export const BOARD_WORDS: Translation<typeof english.BOARD_WORDS> = {
  label: 'Verpflegung',
  /** What half and full board hold: docs/decisions/product-rules.md. */
  names: {
    'bed-and-breakfast': 'Mit Frühstück',
    'half-board': 'Halbpension: Frühstück und Mittagessen',
    'full-board': 'Vollpension: Frühstück, Mittag- und Abendessen',
  },
  more: (cents) => `${formatPrice(cents)} mehr pro Nacht`,
}

function nightsOf(count: number, isWeekend: boolean): string {
  const [one, many] = isWeekend ? ['Wochenendnacht', 'Wochenendnächte'] : ['Nacht', 'Nächte']
  return `${count} ${count === 1 ? one : many}`
}

function guestsOf(count: number): string {
  return count === 1 ? '1 Gast' : `${count} Gäste`
}
