import type { MailboxProof } from '@/features/bookings/rules/mailbox-proof'
import { tellHours } from '@/features/property/rules/fill-policies'
import { formatInstant } from '@/kernel/instants'
import { HOLD_WORDS } from './proof-rule-words'

type Hotel = { timeZone: string; confirmWithinHours: number }

/**
 * Until when the nights of a request are held, by the property's clocks, and what happens then: the hotel confirms it
 * within some hours, or the guest has to prove the mailbox first.
 */
export function tellHold(
  { holdExpiresAt, mailboxProof }: { holdExpiresAt: string | null | undefined; mailboxProof?: MailboxProof },
  hotel: Hotel,
): string {
  const within = tellHours(hotel.confirmWithinHours)
  if (!holdExpiresAt) return HOLD_WORDS.heldOpen(within)
  const until = formatInstant(holdExpiresAt, hotel.timeZone)
  return mailboxProof === 'asked' ? HOLD_WORDS.heldShort(until) : HOLD_WORDS.held(until, within)
}
