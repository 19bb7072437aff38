import type * as english from '@/features/stay-moves/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const swapText: PanelTranslation<typeof english.swapText> = {
  button: 'Échanger les villas',
  title: (guest) => `Échanger les villas : ${guest}`,
  line: 'Chacun des deux clients prend la villa de l’autre pour toutes les nuits à venir, aux prix convenus pour chaque séjour.',
  choose: 'Échanger avec',
  chooseHelp: 'Les séjours qui ont au moins une nuit en commun avec celui-ci',
  none: 'Aucun autre séjour n’a de nuit en commun avec celui-ci.',
  loading: 'Recherche des autres séjours',
  failed: 'Les autres séjours n’ont pas pu être lus.',
  option: (guest, villa, nights, guests) => `${guest} : ${villa}, ${nights}, ${countOf(guests, 'personne')}`,
  nights: (from, until) => `du ${from} au ${until}`,
  becomes: (guest, villa, from, until) => `${guest} : ${villa} du ${from} au ${until}.`,
  swap: 'Échanger les villas',
  swapping: 'Échange…',
  done: (one, other) => `${one} et ${other} ont échangé leurs villas`,
  refused: 'Les villas n’ont pas pu être échangées',
  refusedHelp: 'Rien n’a été modifié. Veuillez vérifier votre connexion et réessayer.',
}

export const clearText: PanelTranslation<typeof english.clearText> = {
  title: (villa) => `Séjours qui gênent : ${villa}`,
  line: (nights) =>
    `Des clients occupent une partie des nuits ${nights}. Chacun garde le prix convenu dans l’autre villa ; ceux qui ne sont pas encore arrivés sont prévenus par e-mail.`,
  loading: 'Recherche des séjours qui gênent',
  failed: 'Les séjours qui gênent n’ont pas pu être lus',
  tryAgain: 'Réessayer',
  stay: (from, until, guests, status) => `du ${from} au ${until}, ${countOf(guests, 'personne')}, ${status}`,
  target: (guest) => `Nouvelle villa de ${guest}`,
  offer: (villa, maxGuests, isSameCategory) =>
    `${villa}, jusqu’à ${maxGuests} personnes${isSameCategory ? ', même catégorie' : ''}`,
  noOffer:
    'Aucune villa libre ne convient à ce nombre de personnes. Veuillez modifier le séjour sur sa propre page.',
  stayHere: 'Ne pas déplacer',
  open: (guest) => `Ouvrir la réservation de ${guest}`,
  move: 'Déplacer maintenant',
  moveOf: (guest) => `Déplacer maintenant : ${guest}`,
  moved: (guest, villa) => `${guest} : déplacé vers ${villa}`,
  nobody: 'Plus aucun séjour ne gêne.',
  obstacles: 'Ceci ne peut pas être déplacé :',
  block: 'Bloquer les nuits',
  moveAndBlock: (count) => `Déplacer ${countOf(count, 'séjour')} et bloquer`,
  working: 'Un instant…',
  done: 'Dates bloquées',
  refused: 'Rien n’a été déplacé ni bloqué',
  refusedHelp: 'Veuillez vérifier votre connexion et réessayer.',
}
