import type * as english from '@/features/villas/text'
import { formatDecimal } from '@/kernel/decimals'
import type { Translation } from '@/kernel/translation'

export const VILLA_WORDS: Translation<typeof english.VILLA_WORDS> = {
  available: 'Libre',
  booked: 'Réservée',
  perNight: 'la nuit',
  upToGuests: (count) => `Jusqu’à ${count} ${count > 1 ? 'personnes' : 'personne'}`,
  bedrooms: (count) => `${count} ${count > 1 ? 'chambres' : 'chambre'}`,
  bathrooms: (count) => `${formatDecimal(count)} ${count >= 2 ? 'salles de bains' : 'salle de bains'}`,
  roomSize: (squareMetres) => `${formatDecimal(squareMetres)} m²`,
  inclusions: ['Wi-Fi gratuit', 'Parking gratuit', 'Petit-déjeuner compris'],
  amenities: 'Équipements',
  gallery: (name) => `Photos : ${name}`,
  videos: (name) => `Vidéos : ${name}`,
  picture: (name, place) => `${name}, photo ${place}`,
  picker: {
    title: 'Choisissez votre villa',
    category: 'Catégorie',
    everyCategory: 'Toutes les catégories',
    kind: 'Villa',
    everyKind: 'Toutes les villas',
    guests: 'Personnes',
    anyGuests: 'Peu importe',
    guestsAtLeast: (count) => `${count} ou plus`,
    found: (count) => (count > 1 ? `${count} villas` : `${count} villa`),
    priceFrom: (price) => `à partir de ${price} la nuit`,
    none: 'Aucune villa ne réunit tout cela. Essayez moins de personnes ou une autre catégorie, ou réservez plusieurs villas ensemble.',
    showAll: 'Voir toutes les villas',
    several: 'Réserver plusieurs villas ensemble',
    another: 'Choisir une autre villa',
    failed: 'Les villas n’ont pas pu être chargées.',
    empty: 'Aucune villa n’est affichée pour l’instant. Appelez-nous : nous vous trouverons une chambre.',
    loading: 'Chargement des villas',
    tryAgain: 'Réessayer',
    notListed: 'Cette villa n’est plus proposée. Veuillez en choisir une autre.',
  },
}
