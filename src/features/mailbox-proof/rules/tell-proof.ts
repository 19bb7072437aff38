import { tellHours } from '@/features/property/rules/fill-policies'
import { SPAN_WORDS } from '@/kernel/spans'
import { PROOF_RULE_WORDS as WORDS } from './proof-rule-words'

type HoldRules = {
  holdHours: number
  firstHoldMinutes: number
  confirmWithinHours: number
  confirmsAtOnce: boolean
  mostVillasAtOnce: number | null
}

/** The same rules for a group, which is never confirmed at once (docs/decisions/holds.md). */
export function ofGroup<Hotel extends { confirmsAtOnce: boolean }>(hotel: Hotel): Hotel {
  return { ...hotel, confirmsAtOnce: false }
}

/** What proving the mailbox is good for, for who has yet to do it. */
export function tellProof(hotel: Omit<HoldRules, 'firstHoldMinutes'>): string {
  const within = tellHours(hotel.confirmWithinHours)
  if (!hotel.confirmsAtOnce) return WORDS.afterProof(tellHours(hotel.holdHours), within)
  return hotel.mostVillasAtOnce === null
    ? WORDS.atOnce
    : WORDS.atOnceMostly(tellHours(hotel.holdHours), within)
}

/** What happens once a request is sent, said before it is. */
export function tellFirstHold(hotel: HoldRules): string {
  const minutes = Math.min(hotel.firstHoldMinutes, hotel.holdHours * 60)
  return `${WORDS.firstHold(SPAN_WORDS.minutes(minutes))} ${tellProof(hotel)}`
}
