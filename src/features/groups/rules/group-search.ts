import type { StayLink } from '@/features/bookings/rules/stay-link'
import type { Board } from '@/features/rates/rules/board'

/**
 * What a link to the group page may carry: the nights and the party of the whole, meals, and the villas with their own
 * parties as a text, which rules/group-link.ts reads.
 */
export type GroupLink = Pick<StayLink, 'checkIn' | 'checkOut' | 'guests' | 'children' | 'cot'> & {
  villas?: string
  board?: Board
}

/** The text of the villas as it stands in an address: every page carries this, so it is not looked into here. */
export function readVillas({ villas }: Record<string, unknown>): Pick<GroupLink, 'villas'> {
  return villas ? { villas: `${villas}` } : {}
}
