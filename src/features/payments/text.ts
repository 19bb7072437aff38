import { type Day, formatDay } from '@/kernel/days'
import { defineWords } from '@/kernel/words'
import { type Entry, kindOf } from './rules/entry-kind'
import type { EntryMethod } from './rules/methods'

/** How money came or went, in words. */
export const METHOD_NAMES: Record<EntryMethod, string> = defineWords('payments.METHOD_NAMES', {
  cash: 'Cash',
  'mobile-money': 'Mobile money',
  card: 'Card',
  'bank-transfer': 'Bank transfer',
  moved: 'Moved',
})

/** What else can have become of money, beside how it came. */
export const ENTRY_WORDS = defineWords('payments.ENTRY_WORDS', {
  refund: (method: string) => `Refund, ${method.toLowerCase()}`,
  reversal: (method: string) => `${method}, reversal`,
  toOther: (method: string) => `${method} to another booking`,
  fromOther: (method: string) => `${method} from another booking`,
  charge: (day: string, description: string, quantity: number) =>
    `${day}, ${quantity === 1 ? description : `${description} × ${quantity}`}`,
} as const)

/** What was charged and when, on papers: `Mon, 15 Mar 2027, Dinner × 2`. */
export function nameCharge(charge: { chargedOn: Day; description: string; quantity: number }): string {
  const { chargedOn, description, quantity } = charge
  return ENTRY_WORDS.charge(formatDay(chargedOn), description, quantity)
}

/** What an entry of money is, on papers: `Cash`, `Refund, cash`, `Cash, reversal`, `Moved to another booking`. */
export function nameEntry({ method, ...entry }: Entry & { method: EntryMethod }): string {
  const name = METHOD_NAMES[method]
  switch (kindOf(entry)) {
    case 'payment':
      return name
    case 'refund':
      return ENTRY_WORDS.refund(name)
    case 'reversal':
      return ENTRY_WORDS.reversal(name)
    case 'transfer':
      return entry.amountCents < 0 ? ENTRY_WORDS.toOther(name) : ENTRY_WORDS.fromOther(name)
  }
}
