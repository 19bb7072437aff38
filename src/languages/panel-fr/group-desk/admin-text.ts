import type * as english from '@/features/group-desk/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'

export const newGroupText: PanelTranslation<typeof english.newGroupText> = {
  add: 'Nouveau groupe de villas',
  take: 'Réserver le groupe',
  villas: 'Villas',
  parts: 'Toutes sont réservées, ou aucune',
  villa: (place) => `Villa ${place}`,
  another: 'Ajouter une villa',
  remove: 'Retirer',
  removeOf: (place) => `Retirer la villa ${place}`,
  meals: 'Repas pour tous',
  statusHelp: 'Une option garde ses villas jusqu’à votre confirmation.',
  chooseVilla: 'Veuillez choisir l’une des villas libres',
  staying: 'Qui y loge',
  stayingHelp: 'Si ce n’est pas le responsable du groupe.',
  total: (villas, total) => `${countOf(villas, 'villa')}, ${total} au total`,
  inCharge: 'Responsable du groupe',
  added: (reference) => `Groupe ${reference} créé`,
  addedLine: (villas, total) => `${countOf(villas, 'villa')}, ${total} au total`,
  failed: 'Le groupe n’a pas pu être créé',
}
