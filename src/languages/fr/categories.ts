import type * as english from '@/features/categories/text'
import { formatDecimal } from '@/kernel/decimals'
import type { Translation } from '@/kernel/translation'

export const categoriesText: Translation<typeof english.categoriesText> = {
  title: 'Nos catégories de villas',
  intro:
    'Chaque villa est meublée pour y vivre, pas seulement pour y dormir. Le petit-déjeuner est toujours compris.',
  loading: 'Chargement des catégories de villas',
  failed: 'Les catégories n’ont pas pu être chargées',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  empty: 'Aucune catégorie pour l’instant',
  emptyHelp: 'Revenez bientôt : nos catégories de villas seront ici.',
  from: 'dès',
  perNight: '/ nuit',
  onRequest: 'Prix sur demande',
  guests: (count) => `${count} ${count > 1 ? 'personnes' : 'personne'}`,
  bedrooms: (count) => `${count} ${count > 1 ? 'chambres' : 'chambre'}`,
  bathrooms: (count) => `${formatDecimal(count)} ${count >= 2 ? 'salles de bains' : 'salle de bains'}`,
  pricingOptions: 'Formules',
  bedAndBreakfast: 'Petit-déjeuner compris',
  halfBoard: 'Demi-pension',
  fullBoard: 'Pension complète',
  more: (count) => (count > 1 ? `+${count} autres` : `+${count} autre`),
  viewVillas: 'Voir les villas',
  bookNow: 'Réserver',
  viewDetails: 'En savoir plus',
  roomSize: (squareMetres) => `${formatDecimal(squareMetres)} m²`,
  prices: {
    title: 'Prix par nuit',
    withBreakfast: 'avec petit-déjeuner',
    withLunch: 'avec petit-déjeuner et déjeuner',
    withDinner: 'avec petit-déjeuner, déjeuner et dîner',
    weekend: 'Nuits du vendredi, du samedi et du dimanche',
    weekendOwn: 'Une villa peut avoir son propre prix ; le calendrier l’indique nuit par nuit.',
    board: 'Dites-nous quelle formule de repas vous souhaitez en réservant, ou à la réception.',
  },
}
