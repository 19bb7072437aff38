import type { PanelTranslation } from '@/kernel/translation'
import type * as english from '@/web/admin-kit/media-grid-text'

export const mediaGridText: PanelTranslation<typeof english.mediaGridText> = {
  title: 'Titre',
  category: 'Catégorie',
  allCategories: 'Toutes les catégories',
  look: 'Afficher en',
  grid: 'Grille',
  list: 'Liste',
  visible: 'Visible',
  hidden: 'Masqué',
  show: (name) => `Montrer ${name} aux visiteurs`,
  hide: (name) => `Masquer ${name} aux visiteurs`,
  choose: (name) => `Choisir ${name}`,
  chooseAll: 'Choisir tout ce qui est affiché',
  chosen: (count) => `${count} ${count === 1 ? 'choisi' : 'choisis'}`,
  bulk: 'Pour tout ce qui est choisi',
  showChosen: 'Montrer',
  hideChosen: 'Masquer',
  deleteChosen: 'Supprimer',
  chooseNone: 'Ne rien choisir',
  bulkDone: {
    show: (count) => `${count} ${count === 1 ? 'élément visible' : 'éléments visibles'} des visiteurs`,
    hide: (count) => `${count} ${count === 1 ? 'élément masqué' : 'éléments masqués'} aux visiteurs`,
    delete: (count) => `${count} ${count === 1 ? 'élément supprimé' : 'éléments supprimés'}`,
  },
  bulkConfirm: (count) => `Supprimer ${count} ${count === 1 ? 'élément' : 'éléments'} ?`,
  bulkConfirmLine: 'Ils disparaissent aussitôt du site. Il n’y a pas de retour possible.',
}
