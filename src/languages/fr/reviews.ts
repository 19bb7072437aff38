import type * as english from '@/features/reviews/text'
import type { Translation } from '@/kernel/translation'

export const reviewText: Translation<typeof english.reviewText> = {
  aspects: {
    cleanliness: 'Propreté',
    quiet: 'Calme',
    breakfast: 'Petit-déjeuner',
    welcome: 'Accueil',
  },
  overall: 'Votre séjour dans son ensemble',
  scoreOf: 'note de nos hôtes',
  chooseRating: 'Veuillez choisir de 1 à 5',
  from: (count) => `sur ${count} avis`,
  outOf: (rating) => `${rating} sur 5`,
  title: 'Ce qu’en disent nos hôtes',
  intro: (count) =>
    count > 1 ? `${count} hôtes ont écrit après leur séjour.` : 'Un hôte a écrit après son séjour.',
  newest: (shown) => `Les ${shown} plus récents.`,
  answer: 'Notre réponse',
}
