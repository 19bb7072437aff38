import type * as english from '@/features/blocks/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const blocksText: PanelTranslation<typeof english.blocksText> = {
  add: 'Bloquer des dates',
  edit: 'Modifier les dates bloquées',
  empty: 'Aucune date n’est bloquée : chaque nuit sans réservation est en vente.',
  confirmDelete: 'Remettre ces nuits en vente ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Dates bloquées', update: 'Dates bloquées modifiées', delete: 'Nuits remises en vente' },
  failed: {
    create: 'Les dates n’ont pas pu être bloquées',
    update: 'Les dates bloquées n’ont pas pu être modifiées',
    delete: 'Les nuits n’ont pas pu être remises en vente',
  },
}

export const KIND_LABELS: PanelTranslation<typeof english.KIND_LABELS> = {
  maintenance: 'Maintenance',
  owner: 'Usage du propriétaire',
  other: 'Autre',
}

export const blockColumns: PanelTranslation<typeof english.blockColumns> = {
  villa: 'Villa',
  nights: 'Nuits',
  reason: 'Motif',
  note: 'Note',
  source: 'Bloqué par',
  staff: 'L’équipe',
  otherPlatform: 'Autre plateforme',
  booked: 'Pris ailleurs',
  followed: 'Se modifie seulement sur la plateforme',
}

export const blockFields: PanelTranslation<typeof english.blockFields> = {
  villa: 'Villa',
  kind: 'Motif',
  startDate: 'Première nuit',
  endDate: 'Dernière nuit',
  endDateHelp: 'Les clients peuvent arriver le lendemain',
  note: 'Note',
  noteHelp: 'Pour l’équipe seulement ; les clients voient ces nuits comme prises',
}
