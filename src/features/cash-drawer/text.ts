import { formatPrice } from '@/kernel/money'
import { formatShillings } from '@/kernel/shillings'
import type { MovementKind } from './rules/movement-kinds'

/** Words of the drawer that page, PDF and table share. */
export const drawerText = {
  shift: (id: number) => `Cash shift ${id}`,
  opened: 'Opened',
  closed: 'Closed',
  stillOpen: 'Still open',
  by: (person: string) => `by ${person}`,
  float: 'Float',
  cashTaken: 'Cash from guests',
  expected: 'Expected',
  counted: 'Counted',
  difference: 'Difference',
  explanation: 'Explanation',
  dollars: 'Dollars',
  shillings: 'Shillings',
  taken: 'What was taken',
  method: 'Method',
  person: 'Person',
  entries: 'Entries',
  given: 'Given',
  value: 'Value',
  nothingTaken: 'Nothing was taken.',
  movements: 'Put in and taken out',
  kinds: { 'pay-in': 'Put in', 'pay-out': 'Taken out' } satisfies Record<MovementKind, string>,
  reason: 'What for',
  counts: 'Notes and coins',
  note: 'note',
  coin: 'coin',
  both: (dollars: string, shillings: string) => `${dollars} and ${shillings}`,
  nothing: 'nothing',
} as const

/** A denomination for people: `UGX 50,000 note`, `$0.25 coin`. */
export function nameDenomination(
  one: { kind: 'note' | 'coin' } & (
    | { currency: 'UGX'; shillings: number }
    | { currency: 'USD'; cents: number }
  ),
): string {
  const worth = one.currency === 'USD' ? formatPrice(one.cents) : formatShillings(one)
  return `${worth} ${drawerText[one.kind]}`
}
