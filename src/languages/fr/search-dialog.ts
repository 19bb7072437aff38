import type * as english from '@/features/search/web/search-dialog-text'
import { countNights } from '@/kernel/stay'
import type { Translation } from '@/kernel/translation'

export const searchDialogText: Translation<typeof english.searchDialogText> = {
  title: 'Quand, et combien serez-vous ?',
  prices: 'Sous chaque jour libre, le prix le plus bas pour une nuit, petit-déjeuner compris.',
  noPrices: 'Les prix ne peuvent pas s’afficher pour l’instant. Vous pouvez tout de même choisir vos dates.',
  nights: (stay) => {
    const nights = countNights(stay)
    return nights > 1 ? `${nights} nuits` : `${nights} nuit`
  },
  party: 'Qui vient ?',
  adults: 'Adultes',
  children: 'Enfants',
  childrenHelp: 'Moins de 18 ans',
  fewer: (what) => `${what} : un de moins`,
  more: (what) => `${what} : un de plus`,
  age: (number) => `Âge de l’enfant ${number}`,
  ageUnknown: 'Âge',
  ageOf: (years) => (years === 0 ? 'Moins d’un an' : years === 1 ? '1 an' : `${years} ans`),
  cot: 'Un lit pour le bébé',
  clear: 'Effacer les dates',
  submit: 'Voir les villas et les prix',
  datesMissing: 'Veuillez choisir le jour de votre arrivée et celui de votre départ.',
  agesMissing: 'Veuillez indiquer l’âge de chaque enfant.',
}
