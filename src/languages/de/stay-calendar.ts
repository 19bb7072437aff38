import { DAYS_AHEAD } from '@/features/bookings/rules/limits'
import type * as english from '@/features/stay-calendar/text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const CALENDAR_WORDS: Translation<typeof english.CALENDAR_WORDS> = {
  title: 'Verfügbarkeit und Buchung',
  lead: 'Wählen Sie eine Villa, sehen Sie ihre freien Nächte und deren Preise und buchen Sie in einer Minute.',
  legend: {
    title: 'Was die Tage bedeuten',
    available: 'Frei',
    booked: 'Belegt',
    checkOutOnly: 'Nur Abreise',
    selected: 'Gewählt',
    range: 'Gewählter Zeitraum',
  },
  calendar: 'Wählen Sie Ihre Tage',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  loading: 'Die freien Nächte werden geladen',
  failed: 'Freie Nächte konnten nicht geladen werden',
  failedWhy: 'Wir können gerade nicht zeigen, welche Nächte frei sind.',
  tryAgain: 'Erneut versuchen',
  unavailable: 'Diese Villa ist zurzeit nicht buchbar. Ihr Kalender ist nur zum Ansehen.',
}

export const RECEIPT_WORDS: Translation<typeof english.RECEIPT_WORDS> = {
  reference: 'Buchungsnummer',
  villa: 'Villa',
  dates: 'Zeitraum',
  arrival: 'Ankunft',
  extras: 'Extras',
  total: 'Gesamt',
  next: 'Wie es weitergeht',
  policies: 'Gut zu wissen',
  steps: {
    requested: [
      'Bewahren Sie die Buchungsnummer auf: Damit findet die Rezeption Ihre Buchung.',
      'Eine E-Mail mit Ihrem persönlichen Link ist unterwegs: Über ihn sehen, ändern oder stornieren Sie Ihre Buchung.',
      'Unsere Rezeption sieht Ihre Anfrage durch und schreibt Ihnen, sobald sie bestätigt ist.',
    ],
    unproven: [
      'Bewahren Sie die Buchungsnummer auf: Damit findet die Rezeption Ihre Buchung.',
      'Eine E-Mail ist unterwegs, mit einem Code und Ihrem persönlichen Link: Über ihn sehen, ändern oder stornieren Sie Ihre Buchung.',
      'Geben Sie rechtzeitig den Code ein oder öffnen Sie den Link: Dann sieht unsere Rezeption Ihre Anfrage durch.',
    ],
    confirmed: [
      'Bewahren Sie die Buchungsnummer auf: Damit findet die Rezeption Ihre Buchung.',
      'Eine E-Mail mit Ihrem persönlichen Link ist unterwegs: Über ihn sehen, ändern oder stornieren Sie Ihre Buchung.',
    ],
  },
  lost: 'Keine E-Mail, oder verloren?',
  find: 'Meine Buchung finden',
  again: 'Weiteren Aufenthalt buchen',
}

export const HOW_IT_WORKS: Translation<typeof english.HOW_IT_WORKS> = {
  title: 'So geht es',
  steps: [
    {
      title: 'Wählen Sie Ihre Villa',
      text: 'Vom Studio für zwei bis zum Haus für die Familie: Vergleichen Sie und wählen Sie eine.',
    },
    {
      title: 'Wählen Sie Ihre Tage',
      text: 'Freie Nächte zeigen ihren Preis. Tippen Sie auf den Anreisetag, dann auf den Abreisetag.',
    },
    {
      title: 'Sofort gebucht',
      text: 'Geben Sie Name und E-Mail an, und die Nächte werden sofort für Sie freigehalten.',
    },
  ],
  featuresTitle: 'Gut zu wissen',
  features: [
    {
      icon: 'calendar',
      title: 'Immer aktuell',
      text: 'Jede Nacht, die Sie als frei sehen, ist frei. Ist sie Ihre, kann sie niemand sonst nehmen.',
    },
    {
      icon: 'check',
      title: 'Der Preis, den Sie sehen',
      text: 'Nacht für Nacht und insgesamt, in US-Dollar. Später kommt nichts hinzu.',
    },
    {
      icon: 'cup',
      title: 'Jeden Morgen Frühstück',
      text: 'In jedem Aufenthalt enthalten, mit WLAN und Parkplatz an Ihrer Villa.',
    },
    {
      icon: 'phone',
      title: 'Menschen statt Maschinen',
      text: 'Die Rezeption ist da, für frühe Ankünfte wie für späte Fragen.',
    },
  ],
}

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  past: (day) => `${formatDay(day)} ist vorbei. Bitte wählen Sie einen späteren Tag.`,
  booked: (day) => `${formatDay(day)} ist belegt. Bitte wählen Sie einen freien Tag.`,
  'check-out-only': (day) =>
    `Am ${formatDay(day)} können Sie abreisen, aber nicht anreisen. Bitte wählen Sie zuerst einen anderen Anreisetag.`,
  'too-far': (day) =>
    `${formatDay(day)} liegt mehr als ${DAYS_AHEAD} Tage voraus. Bitte wählen Sie einen früheren Tag.`,
  unknown: () => 'Wir prüfen diese Nächte noch. Bitte versuchen Sie es gleich noch einmal.',
}

export const STATUS_WORDS: Translation<typeof english.STATUS_WORDS> = {
  past: 'vergangen',
  available: 'frei',
  booked: '',
  'check-out-only': 'nur zur Abreise',
  'too-far': 'zu weit voraus',
  unknown: 'noch nicht bekannt',
}

export const DAY_NOTES: Translation<typeof english.DAY_NOTES> = {
  booked: 'belegt',
  'check-out-only': 'nur ab',
  'check-in': 'an',
  'check-out': 'ab',
  'preview-end': 'ab?',
}

export const MARK_WORDS: Translation<typeof english.MARK_WORDS> = {
  'check-in': 'Ihre Anreise',
  'check-out': 'Ihre Abreise',
  'in-range': 'in Ihrem Aufenthalt',
  preview: '',
  'preview-end': '',
  none: '',
}

export const NOTICE_WORDS: Translation<typeof english.NOTICE_WORDS> = {
  /** Before anything was clicked. */
  first: 'Wählen Sie Ihren Anreisetag.',
  checkIn: (day) => `Anreise ${formatDay(day)}. Wählen Sie nun Ihren Abreisetag.`,
  stay: (nights, checkIn, checkOut) =>
    `${nights === 1 ? '1 Nacht' : `${nights} Nächte`}, ${formatDay(checkIn)} bis ${formatDay(checkOut)}.`,
  cleared: (first) => `Auswahl gelöscht. ${first}`,
  dates: (checkIn, checkOut) => `${checkIn} bis ${checkOut}`,
  lost: (dates, isStay) =>
    `${dates} ${isStay ? 'sind' : 'ist'} nicht mehr frei. Bitte wählen Sie andere Tage.`,
  tooLong: (nights) => `Ein Aufenthalt kann bis zu ${nights} Nächte dauern.`,
  ends: (night) =>
    `Die Nacht vom ${formatDay(night)} ist belegt, Ihr Aufenthalt müsste also bis dahin enden.`,
  moved: (day) => `Wir haben Ihre Anreise auf ${formatDay(day)} verlegt: Wählen Sie nun Ihren Abreisetag.`,
  checkOutBy: (day) => `Wählen Sie eine Abreise bis ${formatDay(day)} oder eine andere Anreise.`,
}

export const SPOKEN_WORDS: Translation<typeof english.SPOKEN_WORDS> = {
  /** What stands before and after the number of a day in its name. */
  before: (weekday, isToday) => `${isToday ? 'Heute, ' : ''}${weekday}, `,
  after: (month) => `. ${month},`,
}
