import type * as english from '@/features/documents/rules/invoice-problem-words'
import type { PanelTranslation } from '@/kernel/translation'

export const INVOICE_PROBLEM_WORDS: PanelTranslation<typeof english.INVOICE_PROBLEM_WORDS> = {
  unconfirmed:
    'Personne n’a encore confirmé cette demande. Veuillez d’abord la confirmer, ou émettre une pro forma.',
  'nights-changed':
    'Les nuits ont changé depuis leur facturation. Un administrateur doit d’abord annuler cette facture par un avoir, ou la différence.',
  'less-owed':
    'Le montant dû est inférieur au montant facturé. Un administrateur doit d’abord annuler une facture par un avoir, ou une partie.',
  'nothing-left': 'Il ne reste rien à facturer pour cette réservation.',
}
