import type * as english from '@/features/stay-words/rules/refusals'
import type { Translation } from '@/kernel/translation'

export const REFUSAL_WORDS: Translation<typeof english.REFUSAL_WORDS> = {
  noVilla: 'Nous n’avons pas de telle villa',
  noVillaForSale: 'Nous ne proposons pas de telle villa',
  unavailable: (villa) => `${villa} ne peut pas être réservée pour l’instant. Veuillez en choisir une autre.`,
  otherPrice: (price) =>
    `Le prix de ce séjour est de ${price}. Veuillez le regarder encore une fois et réserver de nouveau.`,
  otherGroupPrice: (price) =>
    `Le prix de ces villas est de ${price} au total. Veuillez le regarder encore une fois et renvoyer votre demande.`,
  totalIs: (amount) => `Le total est de ${amount}`,
  taken: (villa, from, to) => `${villa} est prise du ${from} au ${to}.`,
  notBooked: (why) => `${why} Rien n’est réservé. Veuillez choisir d’autres villas ou d’autres dates.`,
  notArrived: (reference) =>
    `La réservation ${reference} a été close parce que personne n’est arrivé ; ses nuits sont de nouveau libres pour d’autres.`,
  lapsed: (reference) =>
    `Votre demande ${reference} n’a pas été confirmée à temps ; ses nuits sont de nouveau libres pour d’autres.`,
  cancelled: (reference) =>
    `La réservation ${reference} a été annulée entre-temps ; ses nuits sont de nouveau libres pour d’autres.`,
  again: (why) =>
    `${why} Rien n’est réservé. Pour demander ces nuits encore une fois, renvoyez votre demande.`,
  fewestVillas: (fewest) => `Un groupe compte au moins ${fewest} villas`,
  mostVillas: (most) => `Un groupe compte au plus ${most} villas`,
  lengthOfStay: (most) => `Le départ doit suivre l’arrivée de 1 à ${most} jours`,
}
