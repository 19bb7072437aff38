import type * as english from '@/features/booking-prices/web/admin-text'
import type { PanelTranslation } from '@/kernel/translation'

export const PRICE_KIND_LABELS: PanelTranslation<typeof english.PRICE_KIND_LABELS> = {
  list: 'Tarif public',
  'per-night': 'Montant par nuit',
  total: 'Montant total',
  percentage: 'Remise en pourcentage',
  complimentary: 'Offert',
}

export const priceText: PanelTranslation<typeof english.priceText> = {
  button: 'Fixer le prix',
  title: (guest) => `Prix du séjour : ${guest}`,
  group: 'Prix',
  kind: 'Prix',
  kindHelp: 'Laissez le tarif public, sauf si autre chose a été convenu.',
  value: 'Montant ou pourcentage',
  valueHelp: 'En dollars, ou le pourcentage à déduire : 12.5',
  reason: 'Motif de ce prix',
  reasonHelp: 'Il est gardé dans l’historique. Les clients ne le voient pas.',
  intro:
    'Pour cette nuit et les suivantes : ce qui est passé garde son prix. Les repas y sont compris. Un prix très inférieur au tarif public peut devoir attendre un administrateur.',
  save: 'Fixer le prix',
  becomes: (before, after) => `${before} jusqu’ici, ${after} avec ce prix`,
  stays: (total) => `${total}, comme jusqu’ici`,
  off: (amount) => `${amount} de moins que le tarif public`,
  more: (amount) => `${amount} de plus que le tarif public`,
  done: 'Le prix est fixé',
  waits: 'Demande envoyée',
  waitsHelp: 'Un administrateur doit d’abord accepter ce prix. D’ici là, le séjour garde celui qu’il a.',
  failed: 'Le prix n’a pas été fixé',
  tryAgain: 'Veuillez vérifier votre connexion et réessayer.',
  setBy: (list) => `Fixé par l’équipe. Au tarif public, le séjour coûte ${list}.`,
  waitsNew: 'Le prix attend un administrateur. D’ici là, le séjour est au tarif public.',
}
