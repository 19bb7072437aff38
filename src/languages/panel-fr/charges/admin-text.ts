import type * as english from '@/features/charges/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const chargeItemsText: PanelTranslation<typeof english.chargeItemsText> = {
  add: 'Ajouter un article',
  edit: 'Modifier l’article',
  empty: 'Aucun article. Ajoutez le premier pour commencer.',
  emptyHelp:
    'Ce que vous facturez souvent figure ici avec son prix et se choisit d’une pression. Ce que les clients peuvent réserver avec leur séjour est proposé sur le site.',
  confirmDelete: 'Supprimer cet article ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Article ajouté', update: 'Article modifié', delete: 'Article supprimé' },
  failed: {
    create: 'L’article n’a pas pu être ajouté',
    update: 'L’article n’a pas pu être modifié',
    delete: 'L’article n’a pas pu être supprimé',
  },
}

export const DEPARTMENT_LABELS: PanelTranslation<typeof english.DEPARTMENT_LABELS> = {
  accommodation: 'Hébergement',
  restaurant: 'Restaurant',
  laundry: 'Blanchisserie',
  transport: 'Transport',
  other: 'Autre',
}

export const TAX_KIND_LABELS: PanelTranslation<typeof english.TAX_KIND_LABELS> = {
  standard: 'Taux normal',
  exempt: 'Exonéré',
}

export const UNIT_LABELS: PanelTranslation<typeof english.UNIT_LABELS> = {
  stay: 'Une fois pour le séjour',
  night: 'Par nuit',
  guest: 'Par personne',
  piece: 'À la pièce',
}

export const SERVED_ON_LABELS: PanelTranslation<typeof english.SERVED_ON_LABELS> = {
  arrival: 'Le jour de l’arrivée',
  departure: 'Le jour du départ',
}

export const chargeItemColumns: PanelTranslation<typeof english.chargeItemColumns> = {
  name: 'Nom',
  price: 'Prix',
  department: 'Service',
  taxKind: 'Taxe',
  status: 'Statut',
  active: 'Proposé',
  inactive: 'Non proposé',
  site: 'Sur le site',
  onSite: 'Sur le site',
  staffOnly: 'Équipe seulement',
}

export const chargeItemFields: PanelTranslation<typeof english.chargeItemFields> = {
  name: 'Nom',
  price: 'Prix (USD)',
  priceHelp: 'À l’unité. Ce qui est déjà facturé garde son prix.',
  department: 'Service',
  departmentHelp: 'Les recettes sont comptées par service',
  taxKind: 'Taxe',
  taxKindHelp: 'Quel taux s’y applique.',
  isActive: 'Proposé',
  activeHelp: 'L’équipe le choisit quand elle facture un client',
  isSoldOnline: 'Les clients le réservent avec leur séjour',
  soldOnlineHelp: 'Proposé sur le site pendant la réservation d’un séjour, aux conditions ci-dessous',
  unit: 'Compté',
  unitHelp: 'Ce que le prix couvre : « Par nuit » sur trois nuits fait trois fois le prix.',
  servedOn: 'À fournir',
  servedOnHelp: 'Ce qui est compté par nuit est fourni chaque nuit',
  mostPieces: 'Pièces au plus par réservation',
  mostPiecesHelp: 'Pour ce qui est compté à la pièce',
  dailyLimit: 'Au plus par jour dans tout l’hôtel',
  dailyLimitHelp: 'Vide, sans limite. Ce qui est réservé compte jusqu’à son annulation.',
  guestText: 'Une phrase pour les clients',
  guestTextHelp: 'Ce que les clients lisent en réservant, par exemple ce qui est compris.',
  sortOrder: 'Ordre',
  sortOrderHelp: 'Sa place parmi les autres : 1 vient avant 2.',
}
