import type * as english from '@/features/events/text'
import { formatDay, toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'
import { writeTime } from '@/kernel/write-time'

export const eventsText: Translation<typeof english.eventsText> = {
  title: 'Bientôt chez nous',
  intro: 'Ouvert aux hôtes des villas comme aux voisins.',
  loading: 'Chargement des événements',
  failed: 'Les événements n’ont pas pu être chargés.',
  failedHelp:
    'Veuillez vérifier votre connexion et réessayer, ou appelez-nous : nous savons ce qui est prévu.',
  tryAgain: 'Réessayer',
  empty: 'Aucun événement à venir',
  emptyHelp: 'Les salles sont donc libres. Si vous voulez en remplir une, demandez-nous un devis ci-dessus.',
  register: 'S’inscrire',
  registerFor: (title) => `à « ${title} »`,
  capacity: (count) => `Jusqu’à ${count} ${count > 1 ? 'personnes' : 'personne'}`,
  free: 'Gratuit',
  perPerson: 'par personne',
  onRequest: 'Prix sur demande',
  /** Its days: `Du sam. 16 janv. au dim. 17 janv. 2027`. */
  days: ({ eventDate, endDate }) =>
    endDate && endDate > eventDate
      ? `du ${formatDay(toDay(eventDate)).replace(/ \d{4}$/, '')} au ${formatDay(toDay(endDate))}`
      : formatDay(toDay(eventDate)),
  /** `de 18:00 à 23:00`; null where no hours are said. */
  hours: ({ startTime, endTime }) =>
    startTime &&
    (endTime ? `de ${writeTime(startTime)} à ${writeTime(endTime)}` : `à partir de ${writeTime(startTime)}`),
  /** What the contact form opens with. */
  registration: (title, days) => `Je souhaite m’inscrire à « ${title} » (${days}).\n\nNombre de personnes : `,
}
