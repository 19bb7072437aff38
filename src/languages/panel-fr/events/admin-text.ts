import type * as english from '@/features/events/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const eventsAdminText: PanelTranslation<typeof english.eventsAdminText> = {
  add: 'Ajouter un événement',
  edit: 'Modifier l’événement',
  empty: 'Aucun événement. Ajoutez le premier pour commencer.',
  confirmDelete: 'Supprimer cet événement ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Événement ajouté', update: 'Événement modifié', delete: 'Événement supprimé' },
  failed: {
    create: 'L’événement n’a pas pu être ajouté',
    update: 'L’événement n’a pas pu être modifié',
    delete: 'L’événement n’a pas pu être supprimé',
  },
}

export const eventColumns: PanelTranslation<typeof english.eventColumns> = {
  title: 'Titre',
  days: 'Quand',
  location: 'Où',
  capacity: 'Personnes',
  price: 'Prix',
  status: 'Statut',
  active: 'Actif',
  inactive: 'Inactif',
  free: 'Gratuit',
  onRequest: 'Sur demande',
}

export const eventFields: PanelTranslation<typeof english.eventFields> = {
  title: 'Titre',
  location: 'Lieu',
  eventDate: 'Premier jour',
  endDate: 'Dernier jour',
  endDateHelp: 'Pour un événement de plusieurs jours',
  startTime: 'Commence à',
  endTime: 'Se termine à',
  endTimeHelp: 'Une fin avant le début est du lendemain',
  capacity: 'Personnes au plus',
  capacityHelp: 'Combien peuvent venir, par exemple 120.',
  price: 'Prix par personne (USD)',
  priceHelp: '0, c’est gratuit ; vide, sur demande',
  description: 'Description',
  imageUrl: 'Image',
  isActive: 'Actif',
  activeHelp: 'Les visiteurs ne voient que les événements actifs',
}
