import type { Cents } from '@/kernel/money'

/** `settled`: nothing is due for what it asks for, whether it was paid by the link or in another way. */
export const LINK_STATES = ['open', 'settled', 'expired', 'revoked'] as const

export type LinkState = (typeof LINK_STATES)[number]

type Link = { expiresAt: Date; revokedAt: Date | null }

/** Where a payment link stands that asks for so many cents; only an open one takes money. */
export function linkStateOf({ expiresAt, revokedAt }: Link, asked: Cents, now: Date): LinkState {
  if (revokedAt !== null) return 'revoked'
  if (asked <= 0) return 'settled'
  return expiresAt <= now ? 'expired' : 'open'
}
