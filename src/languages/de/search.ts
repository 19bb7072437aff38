import { LONGEST_STAY } from '@/features/bookings/rules/limits'
import type * as english from '@/features/search/web/search-text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const searchText: Translation<typeof english.searchText> = {
  region: 'Aufenthalt suchen',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  guests: 'Gäste',
  guestOption: (guests) => (guests === '1' ? '1 Gast' : `${guests} Gäste`),
  /** In the room of a field on a phone: '2 Gäste', '2 + 2 Kinder, Babybett'. */
  party: ({ guests, childAges: { length: children }, wantsCot }) =>
    (children > 0
      ? `${guests - children} + ${children === 1 ? '1 Kind' : `${children} Kinder`}`
      : countGuests(guests)) + (wantsCot ? ', Babybett' : ''),
  /** Without the year, which is evident. */
  day: (day) => formatDay(day).slice(0, -5),
  manyGuests: 'Wie viele sind Sie?',
  submit: 'Aufenthalt buchen',
  chooseDay: 'Tag wählen',
  openCalendar: 'Im Kalender wählen',
  opening: 'Einen Moment\u00a0…',
  missing: {
    title: 'Angaben fehlen',
    description: 'Bitte wählen Sie An- und Abreisetag.',
  },
  dateMissing: 'Bitte wählen Sie ein Datum.',
  checkInPast: 'Bitte wählen Sie einen Tag ab heute.',
  checkOutNotAfter: 'Die Abreise muss nach der Anreise liegen.',
  tooLong: `Ein Aufenthalt kann bis zu ${LONGEST_STAY} Nächte dauern. Bitte wählen Sie einen früheren Tag oder rufen Sie uns an.`,
}

function countGuests(count: number): string {
  return count === 1 ? '1 Gast' : `${count} Gäste`
}
