import type * as english from '@/features/bookings/text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const FORM_WORDS: Translation<typeof english.FORM_WORDS> = {
  title: 'Buchung abschließen',
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  requests: 'Besondere Wünsche',
  requestsHelp: 'Späte Anreise, ein Babybett, eine ruhige Ecke: Sagen Sie es uns.',
  summary: 'Ihr Aufenthalt',
  villa: 'Villa',
  dates: 'Zeitraum',
  guests: 'Gäste',
  total: 'Gesamt',
  confirm: 'Buchung bestätigen',
  confirming: 'Wird gebucht\u00a0…',
  cancel: 'Abbrechen',
  otherDates: 'Andere Tage wählen',
  payment: (methods) => `Jetzt ist nichts zu bezahlen. Wir akzeptieren: ${methods.join(', ')}.`,
  datesOf: (checkIn, checkOut) => `${formatDay(checkIn)} bis ${formatDay(checkOut)}`,
  failed: { title: 'Buchung fehlgeschlagen', description: 'Die Buchung konnte nicht angelegt werden' },
}

export const STATUS_WORDS: Translation<typeof english.STATUS_WORDS> = {
  pending: 'Anfrage eingegangen',
  confirmed: 'Bestätigt',
  'checked-in': 'Sie sind hier',
  'checked-out': 'Ihr Aufenthalt ist vorbei',
  cancelled: 'Storniert',
  'no-show': 'Beendet',
}

export const REQUEST_WORDS: Translation<typeof english.REQUEST_WORDS> = {
  toast: 'Anfrage eingegangen!',
}

export const CONFIRMED_TOAST: Translation<typeof english.CONFIRMED_TOAST> = {
  title: 'Buchung bestätigt!',
  description: 'Ihre Buchung ist angelegt. Die Einzelheiten finden Sie in unserer E-Mail.',
}

export const OFFLINE_WORDS: Translation<typeof english.OFFLINE_WORDS> = {
  title: 'Sie sind offline.',
  text: 'Ihre Eingaben bleiben erhalten. Wir machen weiter, sobald Sie wieder online sind.',
  sending:
    'Ihre Buchung wird von selbst gesendet, sobald Sie wieder online sind. Ihre Eingaben bleiben erhalten.',
  noAnswer: {
    title: 'Es ist noch keine Antwort gekommen.',
    text: 'Wir fragen von selbst weiter nach. Sie können unbesorgt noch einmal drücken: Gebucht wird nur einmal.',
  },
}
