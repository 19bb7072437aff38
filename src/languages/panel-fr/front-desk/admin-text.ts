import type * as english from '@/features/front-desk/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const bookingsAdminText: PanelTranslation<typeof english.bookingsAdminText> = {
  empty: 'Aucune réservation',
  emptyHelp: 'Ce que les clients réservent sur le site apparaît ici.',
  guest: 'Client',
  villa: 'Villa',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  guests: 'Personnes',
  total: 'Total',
  status: 'Statut',
  source: 'Origine',
  booked: 'Réservé le',
  room: (number) => `N° ${number}`,
  group: (reference) => `Groupe ${reference}`,
  requests: 'Demandes particulières',
  pays: 'Paiement',
  changed: (guest, status) => `${guest} : ${status}`,
  changeFailed: 'La réservation n’a pas pu être modifiée',
  confirmCancel: 'Annuler cette réservation ?',
  confirmNoShow: 'Ce client ne s’est-il vraiment pas présenté ?',
  freesNights: (guest) => `${guest}. Les nuits se libèrent aussitôt pour d’autres.`,
  costs: { cancelled: 'Frais d’annulation tardive', 'no-show': 'Frais de non-présentation' },
  noCost: 'Cela ne coûte rien au client.',
  cost: (fee, amount) => `${fee} facturés : ${amount}.`,
  costWithOthers: (owed) => `Avec les autres frais, ${owed} sont dus.`,
  costHeld: (paid, held) =>
    `${paid} ont été payés, il y a donc ${held} de trop : remboursez-les ou transférez-les vers une autre réservation.`,
  costDue: (paid, due) => `${paid} ont été payés, il reste donc ${due} à payer.`,
  costSettled: (paid) => `${paid} ont été payés, le compte est soldé.`,
  costUnknown: 'Le coût n’a pas pu être chargé. Les conditions de l’hôtel s’appliquent.',
  reason: 'Motif (facultatif)',
  reasonHelp: 'Gardé dans le journal d’audit pour les collègues ; le client ne le voit pas.',
  keep: 'Garder la réservation',
  askAnyway: (step) => `${step} quand même ?`,
  payFirst: 'Encaisser',
}

export const PAYMENT_LABELS: PanelTranslation<typeof english.PAYMENT_LABELS> = {
  cash: 'en espèces',
  'mobile-money': 'par mobile money',
  card: 'par carte',
  'at-check-in': 'à l’arrivée',
  'in-advance': 'à l’avance',
}

export const STEP_LABELS: PanelTranslation<typeof english.STEP_LABELS> = {
  pending: 'Rouvrir',
  confirmed: 'Confirmer',
  'checked-in': 'Check-in',
  'checked-out': 'Check-out',
  cancelled: 'Annuler',
  'no-show': 'No-show',
}
