import type * as english from '@/features/villa-placing/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const placingText: PanelTranslation<typeof english.placingText> = {
  row: 'À attribuer',
  rowCount: (count) => countOf(count, 'réservation'),
  button: 'Attribuer les villas',
  title: 'Villas à attribuer',
  line: 'Ces clients nous laissent choisir leur villa dans une catégorie. Chacun garde le prix convenu. Qui reçoit une autre villa que celle gardée jusqu’ici est prévenu par e-mail.',
  loading: 'Recherche des réservations sans villa attribuée',
  failed: 'Les réservations n’ont pas pu être chargées',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  nobody: 'Chaque réservation a sa villa.',
  stay: (category, from, until, guests) =>
    [category, `du ${from} au ${until}`, countOf(guests, 'personne')].filter(Boolean).join(', '),
  open: (guest) => `Ouvrir la réservation de ${guest}`,
  target: (guest) => `Villa de ${guest}`,
  kept: (villa) => `${villa}, gardée jusqu’ici`,
  withOthers: (villa) => `${villa}, une fois toutes attribuées`,
  place: 'Attribuer',
  placeOf: (guest) => `Attribuer la villa de ${guest}`,
  placed: (guest, villa) => `${guest} : ${villa}`,
  placeAll: (count) => (count === 1 ? 'L’attribuer' : `Tout attribuer (${count})`),
  allPlaced: (count) => countOf(count, 'villa attribuée', 'villas attribuées'),
  placing: 'Attribution…',
  refused: 'Les villas n’ont pas pu être attribuées',
  refusedHelp: 'Rien n’a été modifié. Veuillez vérifier votre connexion et réessayer.',
  bar: (guest, from, until) => `${guest}, villa à attribuer, du ${from} au ${until}`,
}
