import { formatPrice, toCents } from '@/kernel/money'
import { balanceText as words } from './balance-text'

type Money = { due: string; paid: string }

/** What a guest still has to pay, in words; `isOpen` while money has to move, `detail` what came already. */
export function tellBalance({ due, paid }: Money): { text: string; isOpen: boolean; detail: string | null } {
  const [dueCents, paidCents] = [toCents(due), toCents(paid)]
  if (dueCents < 0) return { text: words.back(formatPrice(-dueCents)), isOpen: true, detail: null }
  if (dueCents === 0)
    return { text: paidCents > 0 ? words.inFull : words.nothing, isOpen: false, detail: null }
  return {
    text: words.due(formatPrice(dueCents)),
    isOpen: true,
    detail: paidCents > 0 ? words.paid(formatPrice(paidCents)) : null,
  }
}
