import type * as english from '@/features/checkout/web/step-villa-text'
import { formatShortDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import type { Translation } from '@/kernel/translation'

export const STEP_VILLA_WORDS: Translation<typeof english.STEP_VILLA_WORDS> = {
  guests: 'Nombre de personnes',
  kind: 'Type de villa souhaité',
  anyKind: 'Toutes les villas',
  free: (count) => (count > 1 ? `${count} villas sont libres` : `${count} villa est libre`),
  legend: ({ checkIn, checkOut }) =>
    `Villas libres du ${formatShortDay(checkIn)} au ${formatShortDay(checkOut)}`,
  map: 'Choisir sur le plan du domaine',
  noMap: 'Le plan n’a pas pu être chargé.',
  sleeps: (count) => `${count} pers. max.`,
  perNight: (cents) => `à partir de ${formatPrice(cents)} la nuit`,
  inAll: (nights) => (nights > 1 ? `pour ${nights} nuits` : `pour ${nights} nuit`),
  more: (count) => (count > 1 ? `Voir ${count} autres` : `Voir ${count} autre`),
  missing: 'Veuillez choisir une villa.',
  loading: 'Recherche des villas libres',
  failed: 'Les disponibilités n’ont pas pu être chargées',
  failedWhy:
    'Nous ne voyons pas pour l’instant quelles villas sont libres. Rien de ce que vous avez saisi n’est perdu.',
  none: 'Aucune villa n’est libre pour toutes ces nuits.',
  noneSoLarge: (guests) =>
    `Aucune villa libre n’accueille ${guests} personnes. Choisissez moins de personnes, regardez plusieurs villas ensemble, ou appelez-nous.`,
  noneOfKind: 'Aucune villa de ce type n’est libre ces nuits-là.',
  showAll: 'Voir tous les types',
  others: 'Ces dates sont libres :',
  otherDates: 'Choisir d’autres dates',
  together: 'Voir plusieurs villas ensemble',
  lost: (name) =>
    `${name} vient d’être prise pour une partie de ces nuits. Veuillez choisir une autre villa ; tout le reste est tel que vous l’avez laissé.`,
  otherKind: (name) =>
    `${name} est une villa d’un autre type et n’est donc plus choisie. Veuillez choisir l’une de ces villas.`,
  otherKindOfAny: (name) =>
    `Vous aviez choisi ${name} sans préférence ; celles-ci sont d’un autre type. Veuillez choisir de nouveau.`,
  goneOfAny: (name, from) =>
    from === null
      ? `${name} : la dernière vient d’être prise pour une partie de ces nuits. Veuillez choisir une autre villa ; tout le reste est tel que vous l’avez laissé.`
      : `${name} : la dernière à ce prix vient d’être prise ; les autres coûtent à partir de ${formatPrice(from)}. Veuillez choisir de nouveau ; tout le reste est tel que vous l’avez laissé.`,
  anyOf: (name) => `${name}, sans préférence`,
  anyOfText: 'Nous en choisissons une libre, à ce prix.',
  noMeals: (name) =>
    `${name} n’est pas proposée avec ces repas. Veuillez choisir une autre villa ou d’autres repas.`,
  tooSmall: (name, guests) =>
    `${name} accueille jusqu’à ${guests} ${guests > 1 ? 'personnes' : 'personne'}. Veuillez choisir une villa plus grande.`,
}
