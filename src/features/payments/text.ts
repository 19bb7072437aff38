import { type Day, formatDay } from '@/kernel/days'
import { type Entry, kindOf } from './rules/entry-kind'
import type { EntryMethod } from './rules/methods'

/** How money came or went, in words. */
export const METHOD_NAMES: Record<EntryMethod, string> = {
  cash: 'Cash',
  'mobile-money': 'Mobile money',
  card: 'Card',
  'bank-transfer': 'Bank transfer',
  moved: 'Moved',
}

/** What was charged and when, on papers: `Mon, 15 Mar 2027, Dinner × 2`. */
export function nameCharge(charge: { chargedOn: Day; description: string; quantity: number }): string {
  const { chargedOn, description, quantity } = charge
  return `${formatDay(chargedOn)}, ${quantity === 1 ? description : `${description} × ${quantity}`}`
}

/** What an entry of money is, on papers: `Cash`, `Refund, cash`, `Cash, reversal`, `Moved to another booking`. */
export function nameEntry({ method, ...entry }: Entry & { method: EntryMethod }): string {
  const name = METHOD_NAMES[method]
  switch (kindOf(entry)) {
    case 'payment':
      return name
    case 'refund':
      return `Refund, ${name.toLowerCase()}`
    case 'reversal':
      return `${name}, reversal`
    case 'transfer':
      return `${name} ${entry.amountCents < 0 ? 'to' : 'from'} another booking`
  }
}
