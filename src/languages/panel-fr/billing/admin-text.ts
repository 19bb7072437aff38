import type * as english from '@/features/billing/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const billingText: PanelTranslation<typeof english.billingText> = {
  billedTo: 'Facturé à',
  guest: 'le client',
  change: 'Facturer à un tiers',
  changeGroup: 'Tout facturer à…',
  payer: 'Facturé à',
  theGuest: 'Le client',
  another: 'Un autre nom',
  name: 'Nom',
  nameWanted: 'Veuillez indiquer le nom',
  payerWanted: 'Veuillez choisir à qui toutes les villas sont facturées',
  billsAll: 'Toutes les villas du groupe seront facturées à la personne ou à la société choisie.',
  address: 'Adresse',
  taxNumber: 'N° fiscal (TIN)',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  saved: 'Enregistré. Les documents déjà émis restent tels quels.',
  failed: 'L’enregistrement a échoué',
  tryAgain: 'Veuillez vérifier votre connexion et réessayer.',
  addCompany: 'Les sociétés s’ajoutent sous Sociétés.',
}
