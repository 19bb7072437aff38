import type * as english from '@/features/online-payments/rules/unsettled-text'
import type { PanelTranslation } from '@/kernel/translation'

export const UNSETTLED_SENTENCES: PanelTranslation<typeof english.UNSETTLED_SENTENCES> = {
  lapsed: (amount) => `${amount} reçus pour une option expirée.`,
  cancelled: (amount) => `${amount} reçus pour une réservation annulée.`,
  'no-show': (amount) => `${amount} reçus d’un client qui ne s’est pas présenté.`,
  overpaid: (amount) => `${amount} reçus de plus que le prix de la réservation.`,
  underpaid: (amount) => `Il manque ${amount} sur ce qui était demandé.`,
  'charged-back': (amount) => `${amount} payés en ligne ont été repris par la banque du payeur.`,
}

export const UNSETTLED_ADVICE: PanelTranslation<typeof english.UNSETTLED_ADVICE> = {
  lapsed: 'Proposez une villa au client et transférez-y l’argent, ou remboursez-le.',
  cancelled: 'Remboursez, ou transférez vers une autre réservation du client.',
  'no-show': 'Remboursez, facturez ce que le client doit, ou transférez vers une autre réservation.',
  overpaid: 'Remboursez, ou laissez-le pour ce que le client devra encore.',
  underpaid: 'Demandez le reste au client.',
  'charged-back':
    'Demandez au client ce qui s’est passé, et contestez auprès du prestataire si le séjour a eu lieu.',
}
