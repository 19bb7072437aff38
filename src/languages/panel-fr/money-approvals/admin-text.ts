import type * as english from '@/features/money-approvals/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const DECISION_LABELS: PanelTranslation<typeof english.DECISION_LABELS> = {
  approved: 'Acceptée',
  refused: 'Refusée',
}

export const approvalText: PanelTranslation<typeof english.approvalText> = {
  intro:
    'Remboursements, remises et prix réduits au-delà de ce que la réception accorde seule. Les limites figurent dans les informations de l’établissement.',
  empty: 'Rien ne vous attend',
  emptyHelp: 'Ce que la réception ne peut pas accorder seule apparaît ici.',
  loading: 'Chargement des validations',
  failed: 'Les validations n’ont pas pu être chargées',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  retry: 'Réessayer',
  waits: (kind, amount) => `${kind} de ${amount} : en attente d’un administrateur`,
  decided: (kind, amount, decision) => `${kind} de ${amount} : demande ${decision.toLowerCase()}`,
  waiting: 'en attente',
  by: (email) => `Demandé par ${email}`,
  decidedBy: (email) => `par ${email}`,
  approve: 'Accepter',
  refuse: 'Refuser',
  done: (decision) => `Demande ${decision.toLowerCase()}`,
  decideFailed: 'La décision n’a pas été enregistrée',
  booking: (guest, reference) => `${guest}, réservation ${reference}`,
}
