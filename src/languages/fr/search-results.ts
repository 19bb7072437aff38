import { PREVIEW_WORDS } from '@/features/rates/text'
import type * as english from '@/features/search/web/results-text'
import { formatDay, formatShortDay } from '@/kernel/days'
import { formatDecimal } from '@/kernel/decimals'
import { formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const RESULTS_WORDS: Translation<typeof english.RESULTS_WORDS> = {
  region: 'Ce qui est libre',
  title: (stay, guests) =>
    countNights(stay) > 0
      ? `${datesOf(stay)} : ${nightsOf(countNights(stay))}, ${PREVIEW_WORDS.guestOption(guests)}`
      : datesOf(stay),
  found: (kinds, villas) =>
    `${villas > 1 ? `${villas} villas sont libres` : `${villas} villa est libre`}${kinds > 1 ? `, de ${kinds} types` : ''}. Taxes comprises.`,
  loading: 'Recherche des villas libres',
  most: (guests) => `La recherche va jusqu’à ${guests} personnes. Vous êtes plus nombreux ?`,
  mostMessage: (stay, guests) =>
    `Nous aimerions séjourner du ${formatDay(stay.checkIn)} au ${formatDay(stay.checkOut)} (${nightsOf(countNights(stay))}), à plus de ${peopleOf(guests)}. Merci de nous dire comment faire.`,
  wrongDates: 'Ces dates ne peuvent pas être réservées',
  tooLong: 'Ce séjour est trop long',
  failed: 'Les disponibilités n’ont pas pu être chargées',
  failedWhy:
    'Nous ne voyons pas pour l’instant quelles villas sont libres. Veuillez réessayer ou nous appeler.',
  noVillas: 'Aucune villa n’est affichée pour l’instant. Appelez-nous : nous vous trouverons une chambre.',
  strip: {
    title: (nights) =>
      nights > 1 ? `Les mêmes ${nights} nuits à partir d’un autre jour` : 'La même nuit un autre jour',
    line: 'Totaux les plus bas, arrondis au dollar supérieur.',
    full: 'complet',
    outOfReach: '–',
    dayLabel: ({ checkIn, checkOut }, what) => `Du ${formatDay(checkIn)} au ${formatDay(checkOut)}, ${what}`,
    from: (cents) => `dès ${formatPrice(cents)}`,
    nothingFree: 'rien de libre',
    cannot: 'réservation impossible',
    current: 'vos dates',
  },
  card: {
    pictures: (name) => `Photos : ${name}`,
    earlier: 'Photo précédente',
    later: 'Photo suivante',
    sleeps: (count) => `${count} pers. max.`,
    sizes: (least, most) =>
      least === most ? `${formatDecimal(least)} m²` : `${formatDecimal(least)} à ${formatDecimal(most)} m²`,
    left: (count) => (count === 1 ? 'La dernière' : `Plus que ${count}`),
    moreThan: (name) => `De plus que ${name} :`,
    room: (guests) => `place pour ${guests}`,
    bedrooms: (count) => (count > 1 ? `${count} chambres` : `${count} chambre`),
    larger: (metres) => `${formatDecimal(metres)} m² de plus`,
    addition: (amenity) => amenity.charAt(0).toLowerCase() + amenity.slice(1),
    total: (nights) => `pour ${nightsOf(nights)}`,
    perNight: (cents) => `à partir de ${formatPrice(cents)} la nuit, petit-déjeuner compris`,
    any: 'Choisir l’une d’elles',
    only: 'Choisir cette villa',
    boards: 'Avec plus de repas',
    board: {
      'bed-and-breakfast': 'Petit-déjeuner compris',
      'half-board': 'Demi-pension',
      'full-board': 'Pension complète',
    },
    more: (cents) => `${cents < 0 ? '−' : '+'}${formatPrice(Math.abs(cents))}`,
    details: 'Ce qu’elle offre',
    view: (view) => `Vue : ${view}`,
    page: (name) => `${name} : tout voir, avec les photos`,
    particular: (count) =>
      count > 1
        ? `Choisir une villa précise (${count} libres)`
        : `Choisir une villa précise (${count} libre)`,
    noMap: 'Le plan du domaine n’a pas pu être chargé.',
    others: 'Autres villas',
  },
  wanted: {
    taken: (name) => `${name} n’est pas libre ces nuits-là.`,
    tooSmall: (name, most) => `${name} accueille jusqu’à ${peopleOf(most)}.`,
    alike: 'Les autres villas du même type viennent en premier ci-dessous.',
    full: (name) => `${name} : aucune villa libre ces nuits-là.`,
  },
  full: {
    title: 'Pas libre ces nuits-là',
    nearest: 'Dates libres les plus proches :',
    none: (days) => `Rien de libre à moins de ${days} jours de vos dates.`,
    calendar: 'Voir toutes les nuits libres',
  },
  nothing: {
    title: 'Aucune villa n’est libre pour toutes ces nuits.',
    help: (hasStrip) =>
      hasStrip
        ? 'D’autres jours conviendraient peut-être : leurs prix sont ci-dessus, et les dates libres les plus proches ci-dessous.'
        : 'D’autres jours conviendraient peut-être : les dates libres les plus proches sont ci-dessous.',
  },
  several: {
    line: 'En famille, entre amis, pour un mariage ?',
    choose: 'Réserver plusieurs villas ensemble',
  },
  together: {
    title: (guests) =>
      `Aucune villa libre n’accueille à elle seule ${guests} personnes. Celles-ci le font ensemble :`,
    line: 'Une seule réservation, un seul total : elles vous sont toutes retenues, ou aucune.',
    kind: (count, name) => `${count} × ${name}`,
    places: (count) => `place pour ${count}`,
    book: 'Les réserver ensemble',
    tooMany: (places) => `Toutes les villas libres réunies accueillent ${peopleOf(places)} ces nuits-là.`,
    others: (guests) => `D’autres nuits, il y a de la place pour ${peopleOf(guests)} dans plusieurs villas :`,
    orWrite: 'Vous pouvez aussi nous écrire : nous chercherons une solution.',
    write: 'Nous écrire',
    message: (stay, guests) =>
      `Nous aimerions séjourner du ${formatDay(stay.checkIn)} au ${formatDay(stay.checkOut)} (${nightsOf(countNights(stay))}), à ${peopleOf(guests)}. Merci de le réserver pour nous ou de nous dire comment faire.`,
  },
}

function datesOf({ checkIn, checkOut }: Stay): string {
  return `Du ${formatShortDay(checkIn)} au ${formatShortDay(checkOut)}`
}

function nightsOf(count: number): string {
  return count > 1 ? `${count} nuits` : `${count} nuit`
}

function peopleOf(count: number): string {
  return count > 1 ? `${count} personnes` : `${count} personne`
}
