import type { PanelTranslation } from '@/kernel/translation'
import { countOf } from '@/languages/panel-fr/kernel/count-of'
import type * as english from '@/web/admin-kit/media-grid-text'

export const mediaGridText: PanelTranslation<typeof english.mediaGridText> = {
  title: 'Titre',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  look: 'Afficher en',
  grid: 'Grille',
  list: 'Liste',
  visible: 'Visible',
  hidden: 'Masquée',
  show: (name) => `Montrer ${name} aux visiteurs`,
  hide: (name) => `Masquer ${name} aux visiteurs`,
  choose: (name) => `Choisir ${name}`,
  chooseAll: 'Choisir tout ce qui est affiché',
  chosen: (count) => countOf(count, 'choisi'),
  bulk: 'Pour tout ce qui est choisi',
  showChosen: 'Montrer',
  hideChosen: 'Masquer',
  deleteChosen: 'Supprimer',
  chooseNone: 'Ne rien choisir',
  bulkDone: {
    show: (count) => `${countOf(count, 'élément visible', 'éléments visibles')} des visiteurs`,
    hide: (count) => `${countOf(count, 'élément masqué', 'éléments masqués')} aux visiteurs`,
    delete: (count) => countOf(count, 'élément supprimé', 'éléments supprimés'),
  },
  bulkConfirm: (count) => `Supprimer ${countOf(count, 'élément')} ?`,
  bulkConfirmLine: 'Ils disparaissent aussitôt du site. Il n’y a pas de retour possible.',
}
