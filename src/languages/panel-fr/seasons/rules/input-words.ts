import type * as english from '@/features/seasons/rules/input-words'
import type { PanelTranslation } from '@/kernel/translation'

export const seasonInputText: PanelTranslation<typeof english.seasonInputText> = {
  reach: 'Veuillez choisir une villa ou une catégorie, pas les deux.',
  endDate: 'La dernière nuit vient avant la première. Veuillez en choisir une plus tardive.',
  noPrice: 'Un prix ne va qu’avec « Un prix fixe ». Veuillez laisser ce champ vide.',
  otherNights: 'Veuillez indiquer aussi un prix pour les autres nuits.',
  change: 'Veuillez indiquer de combien ; avec un moins, c’est une baisse.',
  noChange: 'Un écart ne va qu’avec un montant ou un pourcentage. Veuillez laisser ce champ vide.',
  percentage: 'Veuillez indiquer un pourcentage de −100 à 500.',
  maxNights: 'Veuillez indiquer au moins autant que le minimum de nuits.',
  maxDaysAhead: 'Veuillez indiquer au moins autant de jours que pour la réservation au plus tard.',
  nothing: 'Cette saison ne change encore rien. Veuillez indiquer un prix ou une condition.',
  weekdays: 'Veuillez indiquer les jours de la semaine de 0 à 6',
}
