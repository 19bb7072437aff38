import type * as english from '@/features/companies/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const companiesText: PanelTranslation<typeof english.companiesText> = {
  add: 'Ajouter une société',
  edit: 'Modifier la société',
  empty: 'Aucune société. Ajoutez-en une pour lui facturer des séjours.',
  confirmDelete: 'Supprimer cette société ?',
  explains: ['create', 'update', 'delete'],
  done: { create: 'Société ajoutée', update: 'Société modifiée', delete: 'Société supprimée' },
  failed: {
    create: 'La société n’a pas pu être ajoutée',
    update: 'La société n’a pas pu être modifiée',
    delete: 'La société n’a pas pu être supprimée',
  },
}

export const companyFields: PanelTranslation<typeof english.companyFields> = {
  name: 'Nom',
  taxNumber: 'TIN',
  taxNumberHelp: 'Numéro d’identification fiscale de la société, pour ses factures.',
  address: 'Adresse',
  email: 'E-mail pour les factures',
  termsDays: 'Délai de paiement en jours',
  termsDaysHelp: 'Une facture est due tant de jours après son émission.',
  ratePlan: 'Plan tarifaire',
  ratePlanHelp: 'Proposé à l’équipe pour les séjours qui lui sont facturés. Aucun : Flexible.',
  isActive: 'Des séjours peuvent lui être facturés',
  active: 'Active',
  yes: 'Oui',
  no: 'Non',
}
