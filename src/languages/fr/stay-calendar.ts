import { DAYS_AHEAD } from '@/features/bookings/rules/limits'
import type * as english from '@/features/stay-calendar/text'
import { formatDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const CALENDAR_WORDS: Translation<typeof english.CALENDAR_WORDS> = {
  title: 'Disponibilités et réservation',
  lead: 'Choisissez une villa, voyez ses nuits libres et leur prix, et réservez en une minute.',
  legend: {
    title: 'Ce que veulent dire les jours',
    available: 'Libre',
    booked: 'Réservé',
    checkOutOnly: 'Départ seulement',
    selected: 'Choisi',
    range: 'Séjour choisi',
  },
  calendar: 'Choisissez vos dates',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  loading: 'Chargement des nuits libres',
  failed: 'Les disponibilités n’ont pas pu être chargées',
  failedWhy: 'Nous ne pouvons pas montrer pour l’instant quelles nuits sont libres.',
  tryAgain: 'Réessayer',
  unavailable:
    'Cette villa ne peut pas être réservée pour l’instant. Son calendrier est là pour information.',
}

export const RECEIPT_WORDS: Translation<typeof english.RECEIPT_WORDS> = {
  reference: 'Référence',
  villa: 'Villa',
  dates: 'Dates',
  arrival: 'Arrivée',
  extras: 'Extras',
  total: 'Total',
  next: 'Et maintenant',
  policies: 'Bon à savoir',
  steps: {
    requested: [
      'Gardez la référence : c’est par elle que la réception trouve votre réservation.',
      'Un e-mail avec votre lien personnel est en route : par lui, vous voyez votre réservation, la modifiez ou l’annulez.',
      'Notre réception examine votre demande et vous écrit dès qu’elle est confirmée.',
    ],
    unproven: [
      'Gardez la référence : c’est par elle que la réception trouve votre réservation.',
      'Un e-mail est en route, avec un code et votre lien personnel : par lui, vous voyez votre réservation, la modifiez ou l’annulez.',
      'Saisissez le code ou ouvrez le lien à temps : notre réception examine alors votre demande.',
    ],
    confirmed: [
      'Gardez la référence : c’est par elle que la réception trouve votre réservation.',
      'Un e-mail avec votre lien personnel est en route : par lui, vous voyez votre réservation, la modifiez ou l’annulez.',
    ],
  },
  lost: 'Pas d’e-mail, ou e-mail perdu ?',
  find: 'Retrouver ma réservation',
  again: 'Réserver un autre séjour',
}

export const HOW_IT_WORKS: Translation<typeof english.HOW_IT_WORKS> = {
  title: 'Comment ça marche',
  steps: [
    {
      title: 'Choisissez votre villa',
      text: 'Du studio pour deux à la maison de famille : comparez-les et choisissez.',
    },
    {
      title: 'Choisissez vos dates',
      text: 'Les nuits libres affichent leur prix. Touchez le jour de l’arrivée, puis celui du départ.',
    },
    {
      title: 'Réservez aussitôt',
      text: 'Donnez votre nom et votre e-mail, et les nuits vous sont retenues sur-le-champ.',
    },
  ],
  featuresTitle: 'Bon à savoir',
  features: [
    {
      icon: 'calendar',
      title: 'Toujours à jour',
      text: 'Chaque nuit que vous voyez libre l’est. Une fois à vous, personne d’autre ne peut la prendre.',
    },
    {
      icon: 'check',
      title: 'Le prix affiché',
      text: 'Nuit par nuit et en tout, en dollars américains. Rien ne s’ajoute ensuite.',
    },
    {
      icon: 'cup',
      title: 'Petit-déjeuner chaque matin',
      text: 'Compris dans chaque séjour, avec le Wi-Fi et le parking à votre villa.',
    },
    {
      icon: 'phone',
      title: 'Des gens, pas des machines',
      text: 'La réception est là pour les arrivées matinales comme pour les questions tardives.',
    },
  ],
}

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  past: (day) => `Le ${formatDay(day)} est passé. Veuillez choisir un jour plus tard.`,
  booked: (day) => `Le ${formatDay(day)} est réservé. Veuillez choisir un jour libre.`,
  'check-out-only': (day) =>
    `Le ${formatDay(day)}, vous pouvez partir, mais pas arriver. Veuillez d’abord choisir un autre jour d’arrivée.`,
  'too-far': (day) =>
    `Le ${formatDay(day)} est dans plus de ${DAYS_AHEAD} jours. Veuillez choisir un jour plus proche.`,
  unknown: () => 'Nous vérifions encore ces nuits. Veuillez réessayer dans un instant.',
}

export const STATUS_WORDS: Translation<typeof english.STATUS_WORDS> = {
  past: 'passé',
  available: 'libre',
  booked: '',
  'check-out-only': 'pour un départ seulement',
  'too-far': 'trop lointain',
  unknown: 'pas encore connu',
}

export const DAY_NOTES: Translation<typeof english.DAY_NOTES> = {
  booked: 'pris',
  'check-out-only': 'dép. seul',
  'check-in': 'arr.',
  'check-out': 'dép.',
  'preview-end': 'dép. ?',
}

export const MARK_WORDS: Translation<typeof english.MARK_WORDS> = {
  'check-in': 'votre arrivée',
  'check-out': 'votre départ',
  'in-range': 'dans votre séjour',
  preview: '',
  'preview-end': '',
  none: '',
}

export const NOTICE_WORDS: Translation<typeof english.NOTICE_WORDS> = {
  /** Before anything was clicked. */
  first: 'Choisissez le jour de votre arrivée.',
  checkIn: (day) => `Arrivée le ${formatDay(day)}. Choisissez maintenant le jour de votre départ.`,
  stay: (nights, checkIn, checkOut) =>
    `${nights} ${nights > 1 ? 'nuits' : 'nuit'}, du ${formatDay(checkIn)} au ${formatDay(checkOut)}.`,
  cleared: (first) => `Sélection effacée. ${first}`,
  dates: (checkIn, checkOut) => `Du ${checkIn} au ${checkOut}`,
  lost: (dates, isStay) =>
    `${dates} : ${isStay ? 'ces nuits ne sont plus libres' : 'cette nuit n’est plus libre'}. Veuillez choisir d’autres dates.`,
  tooLong: (nights) => `Un séjour peut compter jusqu’à ${nights} nuits.`,
  ends: (night) =>
    `La nuit du ${formatDay(night)} est réservée ; votre séjour devrait donc se terminer d’ici là.`,
  moved: (day) =>
    `Nous avons déplacé votre arrivée au ${formatDay(day)} : choisissez maintenant le jour de votre départ.`,
  checkOutBy: (day) => `Choisissez un départ le ${formatDay(day)} au plus tard, ou une autre arrivée.`,
}

export const SPOKEN_WORDS: Translation<typeof english.SPOKEN_WORDS> = {
  /** What stands before and after the number of a day in its name. */
  before: (weekday, isToday) => `${isToday ? 'Aujourd’hui, ' : ''}${weekday} `,
  after: (month) => ` ${month},`,
}
