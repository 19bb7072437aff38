import type * as english from '@/features/cash-drawer/text'
import { formatPrice } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import type { PanelTranslation } from '@/kernel/translation'

export const drawerText: PanelTranslation<typeof english.drawerText> = {
  shift: (id) => `Session de caisse ${id}`,
  opened: 'Ouverte',
  closed: 'Clôturée',
  stillOpen: 'Encore ouverte',
  by: (person) => `par ${person}`,
  float: 'Fond de caisse',
  cashTaken: 'Espèces des clients',
  expected: 'Attendu',
  counted: 'Compté',
  difference: 'Écart',
  explanation: 'Explication',
  dollars: 'Dollars',
  shillings: 'Shillings',
  taken: 'Encaissements',
  method: 'Moyen de paiement',
  person: 'Personne',
  entries: 'Écritures',
  given: 'Remis',
  value: 'Valeur',
  nothingTaken: 'Rien n’a été encaissé.',
  movements: 'Entrées et sorties d’espèces',
  kinds: { 'pay-in': 'Entrée', 'pay-out': 'Sortie' },
  reason: 'Motif',
  counts: 'Billets et pièces',
  note: 'billet',
  coin: 'pièce',
  both: (dollars, shillings) => `${dollars} et ${shillings}`,
  nothing: 'rien',
}

export function nameDenomination(one: Parameters<typeof english.nameDenomination>[0]): string {
  const worth = one.currency === 'USD' ? formatPrice(one.cents) : formatShillings(one)
  return `${drawerText[one.kind]} de ${worth}`
}
