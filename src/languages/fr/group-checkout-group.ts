import type * as english from '@/features/group-checkout/web/group-text'
import { formatDay, formatShortDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const GROUP_WORDS: Translation<typeof english.GROUP_WORDS> = {
  dates: {
    title: 'Quand, et combien serez-vous ?',
    checkIn: 'Arrivée',
    checkOut: 'Départ',
    guests: 'Personnes en tout',
    show: 'Voir les villas libres',
    chosen: (stay, guests) =>
      `Du ${formatShortDay(stay.checkIn)} au ${formatShortDay(stay.checkOut)} : ${[
        nightsOf(countNights(stay)),
        ...(guests === undefined ? [] : [peopleOf(guests)]),
      ].join(', ')}`,
    change: 'Modifier',
  },
  loading: 'Recherche des villas libres',
  failed: 'Nous ne voyons pas pour l’instant quelles villas sont libres. Veuillez réessayer ou nous appeler.',
  wrongDates: 'Ces dates ne peuvent pas être réservées.',
  kinds: {
    title: 'Combien de chaque ?',
    change: 'Ajouter une villa, ou choisir par type',
    line: 'Choisissez par type ; nous prenons les villas, et vous répartissez les personnes ci-dessous.',
    about: (sleeps, from) => `Jusqu’à ${peopleOf(sleeps)}, à partir de ${formatPrice(from)} pour le séjour`,
    left: (count, chosen) =>
      count === 0
        ? `aucune ${chosen > 0 ? 'autre ' : ''}libre`
        : `${count} ${chosen > 0 ? (count > 1 ? 'autres ' : 'autre ') : ''}${count > 1 ? 'libres' : 'libre'}`,
    fewer: (name) => `${name} : une de moins`,
    more: (name) => `${name} : une de plus`,
    none: 'Aucune villa n’est libre pour toutes ces nuits. Veuillez essayer d’autres dates ou nous appeler.',
    otherDates: 'Voir les dates libres les plus proches',
    noScript:
      'Choisir des villas ici demande JavaScript. Appelez-nous ou écrivez-nous, et nous les réserverons avec vous.',
  },
  chosen: {
    title: (count) => (count > 1 ? `Vos ${count} villas` : count === 1 ? 'Votre villa' : 'Vos villas'),
    none: 'Aucune encore : indiquez ci-dessus combien de chaque vous souhaitez.',
    one: 'Un groupe compte au moins deux villas. Ajoutez-en une autre ci-dessus.',
    placed: (guests) => `De la place pour ${peopleOf(guests)}, telles que vous les avez réparties.`,
    left: (count) =>
      count > 1
        ? `${count} personnes n’ont pas encore de villa.`
        : `${count} personne n’a pas encore de villa.`,
    guests: 'Personnes',
    children: 'Dont enfants, par âge',
    childrenHelp: 'Par exemple 4, 9',
    cot: 'Un lit bébé',
    name: 'Qui loge ici',
    nameHelp: 'Si ce n’est pas vous. Laissez vide tant que vous ne le savez pas.',
    otherDates: 'Autres dates pour cette villa',
    details: 'Nom, enfants, autres dates',
    detailsWithExtras: 'Nom, enfants, autres dates, extras',
    with: (extras) => `Avec ${extras}`,
    extrasForAll: 'Les mêmes extras pour chaque villa',
    remove: 'Retirer',
    removeOf: (villa) => `Retirer ${villa}`,
    taken: 'N’est plus libre ces nuits-là.',
    another: 'En prendre une semblable',
    datesOf: ({ checkIn, checkOut }) => `Du ${formatDay(checkIn)} au ${formatDay(checkOut)}`,
  },
  board: 'Repas pour tous',
  guest: {
    title: 'Qui organise ?',
    line: 'Pour tout le groupe, nous écrivons à une seule adresse.',
    extras: 'Un transfert, un pique-nique ou un autre extra ? Choisissez-le pour chaque villa ci-dessus.',
  },
  total: 'Total',
  taxes: 'Taxes comprises.',
  withExtras: (extras) => `Dont ${formatPrice(extras)} d’extras. Taxes comprises.`,
  send: 'Envoyer la demande',
  sending: 'Envoi…',
  nothingNow: 'Rien à payer maintenant.',
  held: (within) => `Toutes vos villas vous sont retenues, ou aucune ; nous confirmons sous ${within}.`,
  incomplete: 'Veuillez choisir au moins deux villas libres.',
  unanswered:
    'Nous ne savons pas encore si votre demande est arrivée. Vous pouvez appuyer de nouveau sans risque : votre séjour n’est réservé qu’une fois.',
  receipt: {
    villas: 'Villas',
    again: 'Réserver un autre groupe',
  },
}

function nightsOf(count: number): string {
  return count > 1 ? `${count} nuits` : `${count} nuit`
}

function peopleOf(count: number): string {
  return count > 1 ? `${count} personnes` : `${count} personne`
}
