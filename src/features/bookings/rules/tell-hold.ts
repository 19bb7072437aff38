import { tellHours } from '@/features/property/rules/fill-policies'
import { countOf } from '@/kernel/count-of'
import { formatInstant } from '@/kernel/instants'
import { REQUEST_WORDS } from '../text'
import type { MailboxProof } from './mailbox-proof'

type Hotel = { timeZone: string; confirmWithinHours: number }

type HoldRules = {
  holdHours: number
  firstHoldMinutes: number
  confirmWithinHours: number
  confirmsAtOnce: boolean
  mostVillasAtOnce: number | null
}

/**
 * Until when the nights of a request are held, by the property's clocks, and what happens then: the hotel confirms it
 * within some hours, or the guest has to prove the mailbox first.
 */
export function tellHold(
  { holdExpiresAt, mailboxProof }: { holdExpiresAt: string | null | undefined; mailboxProof?: MailboxProof },
  hotel: Hotel,
): string {
  const within = tellHours(hotel.confirmWithinHours)
  if (!holdExpiresAt) return REQUEST_WORDS.heldOpen(within)
  const until = formatInstant(holdExpiresAt, hotel.timeZone)
  return mailboxProof === 'asked' ? REQUEST_WORDS.heldShort(until) : REQUEST_WORDS.held(until, within)
}

/** What proving the mailbox is good for, for who has yet to do it. */
export function tellProof(hotel: Omit<HoldRules, 'firstHoldMinutes'>): string {
  const within = tellHours(hotel.confirmWithinHours)
  if (!hotel.confirmsAtOnce) return REQUEST_WORDS.afterProof(tellHours(hotel.holdHours), within)
  return hotel.mostVillasAtOnce === null
    ? REQUEST_WORDS.atOnce
    : REQUEST_WORDS.atOnceMostly(tellHours(hotel.holdHours), within)
}

/** What happens once a request is sent, said before it is. */
export function tellFirstHold(hotel: HoldRules): string {
  const minutes = Math.min(hotel.firstHoldMinutes, hotel.holdHours * 60)
  return `${REQUEST_WORDS.firstHold(countOf(minutes, 'minute'))} ${tellProof(hotel)}`
}
