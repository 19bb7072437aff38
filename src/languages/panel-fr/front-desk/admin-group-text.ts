import type * as english from '@/features/front-desk/web/admin-group-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const groupText: PanelTranslation<typeof english.groupText> = {
  title: (reference) => `Groupe ${reference}`,
  inCharge: (name) => `Responsable : ${name}`,
  loading: 'Chargement du groupe',
  failed: 'Le groupe n’a pas pu être chargé.',
  this: 'celle-ci',
  total: 'Total du groupe',
  steps: { confirmed: 'Tout confirmer', cancelled: 'Tout annuler' },
  confirmCancel: 'Annuler tout le groupe ?',
  freesNights: (reference) =>
    `Toutes les villas du groupe ${reference} se libèrent pour d’autres, et le client reçoit un seul e-mail.`,
  reason: 'Motif',
  reasonHelp: 'Pour les collègues, dans l’historique de chaque réservation.',
  keep: 'Garder le groupe',
  days: 'Décaler de (jours ; −3 : plus tôt)',
  move: 'Tout décaler',
  confirmMove: (days) =>
    `Décaler toutes les villas de ${countOf(Math.abs(days), 'jour')} ${days > 0 ? 'plus tard' : 'plus tôt'} ?`,
  moveLine:
    'Chaque villa coûte ensuite le prix de ses nouvelles nuits. Toutes sont décalées, ou aucune, et le client reçoit un seul e-mail.',
  planLost: (villa, why) => `${villa} : ${why}`,
  stay: 'Ne rien changer',
  done: (reference, total) => `Groupe ${reference} : ${total} au total`,
  changeFailed: 'Le groupe n’a pas été modifié',
}
