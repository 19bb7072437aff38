import type * as english from '@/features/taxes/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const taxRatesText: PanelTranslation<typeof english.taxRatesText> = {
  add: 'Ajouter un taux de taxe',
  edit: 'Modifier le taux de taxe',
  empty: 'Aucun taux n’est fixé : prix et documents ne disent rien des taxes.',
  confirmDelete: 'Supprimer ce taux de taxe ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Taux de taxe ajouté', update: 'Taux de taxe modifié', delete: 'Taux de taxe supprimé' },
  failed: {
    create: 'Le taux de taxe n’a pas pu être ajouté',
    update: 'Le taux de taxe n’a pas pu être modifié',
    delete: 'Le taux de taxe n’a pas pu être supprimé',
  },
}

export const TAX_RATE_LABELS: PanelTranslation<typeof english.TAX_RATE_LABELS> = {
  vat: 'TVA',
  'vat-nights': 'TVA sur les nuitées',
  'service-charge': 'Frais de service',
  'hotel-tax': 'Taxe de séjour',
}

export const taxColumns: PanelTranslation<typeof english.taxColumns> = {
  kind: 'Taxe',
  rate: 'Taux',
  from: 'À partir du',
  setBy: 'Fixé par',
}

export const taxFields: PanelTranslation<typeof english.taxFields> = {
  kind: 'Taxe',
  kindHelp: 'TVA sur les nuitées : seulement si l’hébergement a son propre taux ; 0 s’il est exonéré.',
  appliesFrom: 'À partir du',
  appliesFromHelp: 'Le premier jour taxé à ce taux ; les jours précédents gardent le leur.',
  rate: 'Taux',
  rateHelp:
    'En pour cent ; pour la taxe de séjour, en dollars par chambre occupée et par nuit. Sous Établissement, on choisit si les taxes sont comprises dans les prix ou en sus. Pour mettre fin à une taxe, fixez-la à 0.',
  perNight: (amount) => `${amount} par chambre et par nuit`,
}
