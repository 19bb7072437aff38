import type * as english from '@/features/my-booking/web/change-stay-text'
import type { Translation } from '@/kernel/translation'

export const changeStayText: Translation<typeof english.changeStayText> = {
  title: 'Aufenthalt ändern',
  intro: 'Sie sehen den neuen Preis, bevor etwas geändert wird.',
  dates: 'Zeitraum',
  picked: (dates) => `${dates}. Drücken Sie auf einen anderen Tag, um neu zu beginnen.`,
  nightsFailed: 'Die freien Nächte konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  villa: 'Villa',
  ownVilla: (name) => `${name}, wie gebucht`,
  notFree:
    'Diese Villa ist in einigen dieser Nächte belegt. Bitte wählen Sie andere Tage oder eine andere Villa.',
  party: 'Wer kommt',
  adults: 'Erwachsene',
  children: 'Kinder',
  age: (place) => `Alter von Kind ${place}`,
  ageUnknown: 'Bitte wählen',
  agesMissing: 'Bitte wählen Sie das Alter jedes Kindes.',
  cot: 'Ein Babybett in der Villa',
  price: 'Neuer Preis',
  was: (amount) => `statt ${amount}`,
  extras: (amount) => `Ihre Extras sind mit ${amount} darin enthalten.`,
  noPrice: 'Den Preis dieses Aufenthalts nennt Ihnen die Rezeption.',
  planLost: (why) => `${why} Der Aufenthalt wäre dann im flexiblen Tarif, zum obigen Preis.`,
  freeUntil: (moment) => `Die Stornierung ist dann kostenlos bis ${moment}.`,
  notFreeToCancel: 'Die Stornierung ist dann nicht mehr kostenlos: Die neue Anreise ist zu nah.',
  nothingNew: 'Noch ist nichts geändert.',
  save: 'Meine Buchung ändern',
  saving: 'Wird geändert\u00a0…',
  leave: 'So lassen',
  saved: {
    title: 'Ihre Buchung ist geändert',
    description: 'Was neu ist, haben wir Ihnen per E-Mail geschickt.',
  },
  failed: 'Ihre Buchung wurde nicht geändert',
}
