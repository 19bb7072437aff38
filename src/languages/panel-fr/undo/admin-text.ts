import type * as english from '@/features/undo/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const undoText: PanelTranslation<typeof english.undoText> = {
  button: (status) => `Revenir sur « ${status} »`,
  title: (status) => `Revenir sur « ${status} » ?`,
  line: (guest, status) => `${guest} : le statut redevient « ${status} ».`,
  restores:
    'Les nuits sont reprises si personne ne les a entre-temps. Les frais de fin de séjour sont retirés, et les extras sont facturés à nouveau.',
  waitsAgain: 'La réservation attend à nouveau une confirmation.',
  tells: 'Un client qui en a été informé par e-mail en reçoit un autre sur la situation actuelle.',
  reason: 'Motif',
  reasonHelp: 'Demandé au bout de dix minutes ; gardé dans l’historique.',
  undo: 'Revenir en arrière',
  leave: 'Laisser ainsi',
  changed: (guest, status) => `${guest} : ${status}`,
  failed: 'La réservation n’a pas pu être modifiée',
}

export const groupUndoText: PanelTranslation<typeof english.groupUndoText> = {
  villas: (count) => countOf(count, 'villa'),
  button: (status, villas) => `Revenir sur « ${status} », ${villas}`,
  title: (status, villas) => `Revenir sur « ${status} » pour ${villas} ?`,
  line: (villas) => `Chacune (${villas}) redevient ce qu’elle était. Toutes, ou aucune.`,
  waitAgain: 'Elles attendent à nouveau une confirmation.',
  tells:
    'Le responsable du groupe, s’il en a été informé par e-mail, en reçoit un seul autre sur la situation actuelle.',
  done: (reference) => `Groupe ${reference} : étape annulée`,
  failed: 'Le groupe n’a pas été modifié',
}
