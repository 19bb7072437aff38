import { LONGEST_STAY } from '@/features/bookings/rules/limits'
import type * as english from '@/features/search/web/search-text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const searchText: Translation<typeof english.searchText> = {
  region: 'Rechercher un séjour',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  guests: 'Personnes',
  guestOption: (guests) => `${guests} ${guests === '1' ? 'personne' : 'personnes'}`,
  /** In the room of a field on a phone: '2 personnes', '2 + 2 enfants, lit bébé'. */
  party: ({ guests, childAges: { length: children }, wantsCot }) =>
    (children > 0
      ? `${guests - children} + ${children} ${children === 1 ? 'enfant' : 'enfants'}`
      : `${guests} ${guests === 1 ? 'personne' : 'personnes'}`) + (wantsCot ? ', lit bébé' : ''),
  /** Without the year, which is evident. */
  day: (day) => formatDay(day).slice(0, -5),
  manyGuests: 'Combien serez-vous ?',
  submit: 'Réserver un séjour',
  chooseDay: 'Choisir',
  openCalendar: 'Choisir dans le calendrier',
  opening: 'Un instant…',
  missing: {
    title: 'Il manque une date',
    description: 'Veuillez choisir une date d’arrivée et une date de départ.',
  },
  dateMissing: 'Veuillez choisir une date.',
  checkInPast: 'Veuillez choisir un jour à partir d’aujourd’hui.',
  checkOutNotAfter: 'Le départ doit être après l’arrivée.',
  tooLong: `Un séjour peut compter jusqu’à ${LONGEST_STAY} nuits. Veuillez choisir un jour plus proche ou nous appeler.`,
}
