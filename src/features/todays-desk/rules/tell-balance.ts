import { formatPrice, toCents } from '@/kernel/money'

type Money = { due: string; paid: string }

/** What a guest still has to pay, in words; `isOpen` while money has to move, `detail` what came already. */
export function tellBalance({ due, paid }: Money): { text: string; isOpen: boolean; detail: string | null } {
  const [dueCents, paidCents] = [toCents(due), toCents(paid)]
  if (dueCents < 0) return { text: `${formatPrice(-dueCents)} to give back`, isOpen: true, detail: null }
  if (dueCents === 0)
    return { text: paidCents > 0 ? 'Paid in full' : 'Nothing to pay', isOpen: false, detail: null }
  return {
    text: `${formatPrice(dueCents)} due`,
    isOpen: true,
    detail: paidCents > 0 ? `${formatPrice(paidCents)} paid` : null,
  }
}
