import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import type * as english from '@/features/timeline/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const timelineText: PanelTranslation<typeof english.timelineText> = {
  label: 'Réservations jour par jour',
  earlier: 'Une semaine plus tôt',
  later: 'Une semaine plus tard',
  today: 'Aujourd’hui',
  from: 'À partir du',
  villa: 'Villa',
  loading: 'Chargement du planning',
  failed: 'Le planning n’a pas pu être chargé',
  failedHelp: 'Veuillez vérifier votre connexion et réessayer.',
  tryAgain: 'Réessayer',
  noVillas: 'Aucune villa',
  noVillasHelp: 'Les villas apparaissent ici dès qu’elles ont un prix.',
  closed: 'fermée',
  unpriced: 'sans prix',
  blocked: 'Bloquée',
  movedFrom: (guest, villa, from, to) => `${guest} : dans ${villa} du ${from} au ${to}`,
  blockedOn: (villa, from, to, note) =>
    `${villa} est bloquée, nuits du ${from} au ${to}${note ? ` : ${note}` : ''}`,
  help: 'Faites glisser une réservation, ou tirez ses extrémités. Au clavier : les flèches la déplacent, Maj avec gauche ou droite change le départ, Ctrl et Maj l’arrivée, Entrée enregistre, Échap annule. Entrée ou un clic sur une réservation non déplacée l’ouvre.',
  helpTouch:
    'Touchez une réservation pour l’ouvrir. Appuyez un instant pour la faire glisser ou tirer ses extrémités.',
  bar: (guest, villa, from, to, standing) => `${guest}, ${villa}, du ${from} au ${to}, ${standing}`,
  anyVillaKey: 'Toute villa de sa catégorie conviendrait',
  anyVilla: (status) => `${STATUS_LABELS[status]}, toute villa conviendrait`,
  wanted: (guest) => `Déplacer ${guest} ?`,
  spot: (villa, from, to) => `${villa}, du ${from} au ${to}`,
  price: (now) => `${now} au total`,
  wasPrice: (was) => `jusqu’ici ${was}`,
  noPrice: 'Cette villa n’a pas de prix pour ces nuits et ces repas.',
  inTheWay: (guest) => `Place déjà prise : ${guest}.`,
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  undo: 'Ne pas déplacer',
  saved: 'Réservation déplacée',
  saveFailed: 'La réservation n’a pas pu être déplacée',
}
