import type { Cents } from '@/kernel/money'

type Entry = { amountCents: Cents }

/** What of a total is paid and what is still due, in cents; due is below nothing where too much was paid. */
export function balance(total: Cents, entries: readonly Entry[]): { paid: Cents; due: Cents } {
  const paid = entries.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { paid, due: total - paid }
}
