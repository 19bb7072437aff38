import type * as english from '@/features/events/text'
import { formatDay, toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const eventsText: Translation<typeof english.eventsText> = {
  title: 'Demnächst bei uns',
  intro: 'Offen für die Gäste der Villen und für die Nachbarn.',
  loading: 'Veranstaltungen werden geladen',
  failed: 'Die Veranstaltungen konnten nicht geladen werden.',
  failedHelp:
    'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal, oder rufen Sie uns an: Wir wissen, was ansteht.',
  tryAgain: 'Erneut versuchen',
  empty: 'Keine Veranstaltungen geplant',
  emptyHelp: 'Die Säle sind also frei. Möchten Sie einen füllen, fordern Sie oben ein Angebot an.',
  register: 'Jetzt anmelden',
  registerFor: (title) => `für ${title}`,
  capacity: (count) => `Bis zu ${count} Gäste`,
  free: 'Eintritt frei',
  perPerson: 'pro Person',
  onRequest: 'Preis auf Anfrage',
  /** Its days: `Sa., 16. Jan. bis So., 17. Jan. 2027`. */
  days: ({ eventDate, endDate }) =>
    endDate && endDate > eventDate
      ? `${formatDay(toDay(eventDate)).replace(/ \d{4}$/, '')} bis ${formatDay(toDay(endDate))}`
      : formatDay(toDay(eventDate)),
  /** `18:00 bis 23:00 Uhr`; null where no hours are said. */
  hours: ({ startTime, endTime }) =>
    startTime && (endTime ? `${startTime} bis ${endTime} Uhr` : `ab ${startTime} Uhr`),
  /** What the contact form opens with. */
  registration: (title, days) =>
    `Ich möchte mich für „${title}“ anmelden (${days}).\n\nAnzahl der Personen: `,
}
