import type * as english from '@/features/rate-plans/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const ratePlansText: PanelTranslation<typeof english.ratePlansText> = {
  add: 'Ajouter un plan tarifaire',
  edit: 'Modifier le plan tarifaire',
  empty: 'Aucun plan tarifaire en dehors de Flexible.',
  confirmDelete: 'Supprimer ce plan tarifaire ?',
  explains: ['create', 'update', 'delete'],
  done: {
    create: 'Plan tarifaire ajouté',
    update: 'Plan tarifaire modifié',
    delete: 'Plan tarifaire supprimé',
  },
  failed: {
    create: 'Le plan tarifaire n’a pas pu être ajouté',
    update: 'Le plan tarifaire n’a pas pu être modifié',
    delete: 'Le plan tarifaire n’a pas pu être supprimé',
  },
}

export const planOffers: PanelTranslation<typeof english.planOffers> = {
  flexible:
    'le tarif public, annulation aux conditions indiquées sous Établissement. Il est toujours proposé.',
  usual: 'Plans habituels',
  switchOn: 'Activer',
  done: (name) => `${name} est activé`,
  doneHelp: 'Modifiez son prix et ses conditions à votre guise.',
  least: (nights) => `${countOf(nights, 'nuit')} ou plus`,
  guests: 'pour les clients et l’équipe',
  staff: 'pour l’équipe seulement',
}

export const ratePlanColumns: PanelTranslation<typeof english.ratePlanColumns> = {
  name: 'Nom',
  price: 'Prix',
  cancelling: 'Annulation',
  stays: 'Séjours',
  reach: 'Où',
  choice: 'Choisi par',
  status: 'Statut',
  guests: 'Clients et équipe',
  staff: 'Équipe seulement',
  on: 'Activé',
  off: 'Désactivé',
  anyStay: 'Tous',
  wholeHotel: 'Tout l’hôtel',
  least: (nights) => `${countOf(nights, 'nuit')} ou plus`,
  most: (nights) => `${countOf(nights, 'nuit')} au plus`,
}

export const ratePlanGroups: PanelTranslation<typeof english.ratePlanGroups> = {
  plan: 'Plan',
  cancelling: 'Annulation et acompte',
  stays: 'Pour quels séjours',
  booked: 'Quand il peut être réservé',
}

export const ratePlanFields: PanelTranslation<typeof english.ratePlanFields> = {
  name: 'Nom',
  nameHelp: 'Les clients le voient à côté du prix ; en anglais, par exemple Non-refundable.',
  line: 'En une ligne',
  lineHelp: 'Ce qu’il apporte au client ; en anglais, par exemple Pay less, and keep to your dates.',
  kind: 'Ce qu’il change',
  kindHelp: 'Indique si « Combien » est en pour cent du prix de la nuit, ou en dollars par nuit.',
  change: 'Combien',
  changeHelp:
    'Pour cent ou dollars par nuit, avec un moins pour une baisse : -10. Il s’applique au prix de la nuit en saison, repas compris ; ce que coûtent les personnes supplémentaires ne change pas.',
  isPublic: 'Au choix des clients',
  publicHelp: 'Désactivé, seule l’équipe le réserve, par exemple pour une société.',
  isActive: 'Activé',
  activeHelp:
    'Désactivé, personne ne peut le réserver. Les réservations qui l’ont gardent leur prix et leurs conditions.',
  cancellation: 'Annulation',
  cancellationHelp: 'Ce que paie le client qui annule avec ce plan.',
  cancellationHours: 'Gratuite jusqu’à tant d’heures avant l’arrivée',
  hoursHelp:
    'Pour un délai propre seulement. Après, l’annulation coûte ce qui est indiqué sous Établissement.',
  depositPercent: 'Acompte en pour cent',
  depositHelp:
    'Du prix des nuits, demandé à l’avance : 100 pour le tout, 0 pour rien. Vide, comme indiqué sous Établissement.',
  minNights: 'Nuits au moins',
  minNightsHelp: 'Le séjour le plus court : 7 pour un tarif à la semaine. Vide, tous les séjours.',
  maxNights: 'Nuits au plus',
  maxNightsHelp: 'Le séjour le plus long. Vide, tous les séjours.',
  stayFrom: 'Première nuit',
  stayTo: 'Dernière nuit',
  stayToHelp: 'La dernière nuit que le séjour peut comprendre ; le départ est le lendemain. Vide, sans fin.',
  stayHelp: 'Toutes les nuits du séjour tombent entre les deux. Vide, sans limite.',
  categories: 'Catégories',
  categoriesHelp: 'Aucune choisie : toutes',
  minDaysAhead: 'Jours avant l’arrivée, au moins',
  maxDaysAhead: 'Jours avant l’arrivée, au plus',
  maxDaysAheadHelp: '30 : réservé au plus tôt trente jours avant l’arrivée. Vide, à tout moment.',
  aheadHelp:
    'Combien de temps avant l’arrivée les clients réservent. Vide, à tout moment ; l’équipe n’y est pas tenue.',
  bookFrom: 'Premier jour de réservation',
  bookFromHelp:
    'Les clients peuvent le réserver à partir de ce jour, par exemple le 1er mars. Vide, tout de suite.',
  bookTo: 'Dernier jour de réservation',
  bookToHelp: 'Après ce jour, plus personne ne peut le réserver. Vide, sans fin.',
}

export const planKinds: PanelTranslation<typeof english.planKinds> = {
  percentage: 'Un pourcentage de la nuit',
  amount: 'Un montant par nuit',
}

export const planCancellations: PanelTranslation<typeof english.planCancellations> = {
  property: 'Aux conditions de l’hôtel',
  'non-refundable': 'Non remboursable : la totalité est due',
  hours: 'Délai propre',
}
