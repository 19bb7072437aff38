import type * as english from '@/features/group-checkout/web/group-text'
import { formatDay, formatShortDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const GROUP_WORDS: Translation<typeof english.GROUP_WORDS> = {
  dates: {
    title: 'Wann und zu wievielt?',
    checkIn: 'Anreise',
    checkOut: 'Abreise',
    guests: 'Gäste insgesamt',
    show: 'Freie Villen zeigen',
    chosen: (stay, guests) =>
      `${formatShortDay(stay.checkIn)} – ${formatShortDay(stay.checkOut)}: ${[
        countNights(stay) === 1 ? '1 Nacht' : `${countNights(stay)} Nächte`,
        ...(guests === undefined ? [] : [guestsOf(guests)]),
      ].join(', ')}`,
    change: 'Ändern',
  },
  loading: 'Freie Villen werden gesucht',
  failed:
    'Wir sehen gerade nicht, welche Villen frei sind. Bitte versuchen Sie es noch einmal oder rufen Sie uns an.',
  wrongDates: 'Dieser Zeitraum ist nicht buchbar.',
  kinds: {
    title: 'Wie viele von welchen?',
    change: 'Weitere Villa hinzufügen oder nach Kategorie wählen',
    line: 'Wählen Sie nach Kategorie; wir suchen die Villen aus, und unten verteilen Sie die Gäste.',
    about: (sleeps, from) => `Für ${guestsOf(sleeps)}, ab ${formatPrice(from)} für den Aufenthalt`,
    left: (count, chosen) => {
      if (count === 0) return chosen > 0 ? 'keine mehr frei' : 'keine frei'
      return chosen > 0 ? `noch ${count} frei` : `${count} frei`
    },
    fewer: (name) => `${name}: eine weniger`,
    more: (name) => `${name}: eine mehr`,
    none: 'Keine Villa ist in allen diesen Nächten frei. Bitte versuchen Sie andere Tage oder rufen Sie uns an.',
    otherDates: 'Die nächsten Termine mit Platz',
    noScript:
      'Villen lassen sich hier nur mit JavaScript wählen. Rufen Sie uns an oder schreiben Sie uns, und wir buchen mit Ihnen.',
  },
  chosen: {
    title: (count) => {
      if (count === 0) return 'Ihre Villen'
      return count === 1 ? 'Ihre Villa' : `Ihre ${count} Villen`
    },
    none: 'Noch keine gewählt: Sagen Sie oben, wie viele Sie von welchen möchten.',
    one: 'Eine Gruppe hat mindestens zwei Villen. Fügen Sie oben eine weitere hinzu.',
    placed: (guests) => `Platz für ${guestsOf(guests)}, so wie Sie sie verteilt haben.`,
    left: (count) => `${guestsOf(count)} ${count === 1 ? 'hat' : 'haben'} noch keine Villa.`,
    guests: 'Gäste',
    children: 'Davon Kinder, mit Alter',
    childrenHelp: 'Etwa 4, 9',
    cot: 'Ein Babybett',
    name: 'Wer hier wohnt',
    nameHelp: 'Falls nicht Sie selbst. Lassen Sie es leer, solange Sie es nicht wissen.',
    otherDates: 'Andere Tage für diese Villa',
    details: 'Name, Kinder, andere Tage',
    detailsWithExtras: 'Name, Kinder, andere Tage, Extras',
    with: (extras) => `Mit ${extras}`,
    extrasForAll: 'Dieselben Extras für jede Villa',
    remove: 'Entfernen',
    removeOf: (villa) => `${villa} entfernen`,
    taken: 'In diesen Nächten nicht mehr frei.',
    another: 'Eine gleiche nehmen',
    datesOf: ({ checkIn, checkOut }) => `${formatDay(checkIn)} bis ${formatDay(checkOut)}`,
  },
  board: 'Verpflegung für alle',
  guest: {
    title: 'An wen dürfen wir uns wenden?',
    line: 'Zur ganzen Gruppe schreiben wir an eine Adresse.',
    extras: 'Eine Abholung, ein Picknick oder ein anderes Extra? Wählen Sie es oben bei jeder Villa.',
  },
  total: 'Gesamt',
  taxes: 'Steuern sind enthalten.',
  withExtras: (extras) => `Davon ${formatPrice(extras)} für Extras. Steuern sind enthalten.`,
  send: 'Anfrage senden',
  sending: 'Wird gesendet\u00a0…',
  nothingNow: 'Jetzt wird nichts bezahlt.',
  held: (within) =>
    `Alle Ihre Villen werden für Sie freigehalten oder keine; wir bestätigen innerhalb von ${within}.`,
  incomplete: 'Bitte wählen Sie mindestens zwei freie Villen.',
  unanswered:
    'Wir wissen noch nicht, ob Ihre Anfrage angekommen ist. Sie können unbesorgt noch einmal drücken: Gebucht wird nur einmal.',
  receipt: {
    villas: 'Villen',
    again: 'Eine weitere Gruppe buchen',
  },
}

function guestsOf(count: number): string {
  return count === 1 ? '1 Gast' : `${count} Gäste`
}
