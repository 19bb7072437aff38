import type * as english from '@/features/exchange-rates/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const exchangeRatesText: PanelTranslation<typeof english.exchangeRatesText> = {
  add: 'Ajouter un taux de change',
  edit: 'Modifier le taux de change',
  empty: 'Aucun taux de change. Ajoutez le premier pour commencer.',
  confirmDelete: 'Supprimer ce taux de change ?',
  explains: ['create', 'update', 'delete'],
  done: {
    create: 'Taux de change ajouté',
    update: 'Taux de change modifié',
    delete: 'Taux de change supprimé',
  },
  failed: {
    create: 'Le taux de change n’a pas pu être ajouté',
    update: 'Le taux de change n’a pas pu être modifié',
    delete: 'Le taux de change n’a pas pu être supprimé',
  },
}

export const rateColumns: PanelTranslation<typeof english.rateColumns> = {
  rate: 'Un dollar',
  setBy: 'Fixé par',
  since: 'Depuis',
}

export const rateFields: PanelTranslation<typeof english.rateFields> = {
  shillingsPerDollar: 'Shillings pour un dollar',
  shillingsPerDollarHelp:
    'Les clients peuvent voir les prix en shillings à ce taux. Les prix restent en dollars, et les taux précédents sont conservés.',
}
