import type * as english from '@/features/checkout/web/step-villa-text'
import { formatShortDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_VILLA_WORDS: Translation<typeof english.STEP_VILLA_WORDS> = {
  guests: 'Anzahl der Gäste',
  kind: 'Gewünschte Villa',
  anyKind: 'Beliebige Villa',
  free: (count) => (count === 1 ? '1 Villa ist frei' : `${count} Villen sind frei`),
  legend: ({ checkIn, checkOut }) => `Freie Villen, ${formatShortDay(checkIn)} – ${formatShortDay(checkOut)}`,
  map: 'Auf dem Plan der Anlage wählen',
  noMap: 'Der Plan konnte nicht geladen werden.',
  sleeps: (count) => `Für ${guestsOf(count)}`,
  perNight: (cents) => `ab ${formatPrice(cents)} pro Nacht`,
  inAll: (nights) => `für ${nights === 1 ? '1 Nacht' : `${nights} Nächte`}`,
  more: (count) => `${count} weitere zeigen`,
  missing: 'Bitte wählen Sie eine Villa.',
  loading: 'Freie Villen werden gesucht',
  failed: 'Freie Villen konnten nicht geladen werden',
  failedWhy: 'Wir sehen gerade nicht, welche Villen frei sind. Ihre Eingaben bleiben erhalten.',
  none: 'Keine Villa ist in allen diesen Nächten frei.',
  noneSoLarge: (guests) =>
    `Keine freie Villa bietet Platz für ${guestsOf(guests)}. Geben Sie weniger Gäste an, sehen Sie sich mehrere Villen zusammen an oder rufen Sie uns an.`,
  noneOfKind: 'Aus dieser Kategorie ist in diesen Nächten keine frei.',
  showAll: 'Alle Kategorien zeigen',
  others: 'Diese Termine sind frei:',
  otherDates: 'Andere Tage wählen',
  together: 'Mehrere Villen zusammen ansehen',
  lost: (name) =>
    `${name} wurde für einen Teil dieser Nächte soeben vergeben. Bitte wählen Sie eine andere Villa; alles Übrige bleibt, wie es war.`,
  otherKind: (name) =>
    `${name} gehört zu einer anderen Kategorie und ist deshalb nicht mehr gewählt. Bitte wählen Sie eine dieser Villen.`,
  otherKindOfAny: (name) =>
    `Sie hatten eine beliebige Villa gewählt (${name}); dies sind andere. Bitte wählen Sie neu.`,
  goneOfAny: (name, from) =>
    from === null
      ? `Die letzte Villa „${name}“ wurde für einen Teil dieser Nächte soeben vergeben. Bitte wählen Sie eine andere; alles Übrige bleibt, wie es war.`
      : `Die letzte Villa „${name}“ zu diesem Preis wurde soeben vergeben; die übrigen kosten ab ${formatPrice(from)}. Bitte wählen Sie neu; alles Übrige bleibt, wie es war.`,
  anyOf: (name) => `${name}: beliebige Villa`,
  anyOfText: 'Wir wählen eine freie zu diesem Preis.',
  noMeals: (name) =>
    `${name} wird mit dieser Verpflegung nicht angeboten. Bitte wählen Sie eine andere Villa oder andere Verpflegung.`,
  tooSmall: (name, guests) =>
    `${name} bietet Platz für höchstens ${guestsOf(guests)}. Bitte wählen Sie eine größere Villa.`,
}

function guestsOf(count: number): string {
  return count === 1 ? '1 Gast' : `${count} Gäste`
}
