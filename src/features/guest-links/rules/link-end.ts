import { addDays, type Day } from '@/kernel/days'
import { ERRORS } from '@/kernel/errors'
import { defineWords } from '@/kernel/words'

export const LINK_WORDS = defineWords('guest-links.LINK_WORDS', {
  end: (days: number) =>
    `Private links to a booking end ${days === 1 ? '1 day' : `${days} days`} after departure.`,
} as const)

/** What only a server says, kept apart from what pages carry. */
export const LINK_ADVICE = defineWords('guest-links.LINK_ADVICE', {
  callUs: (end: string) => `${end} Please call us, and we look into it.`,
} as const)

/** True when the private links to a stay that ended on `checkOut` open it no more, some days after it. */
export function areLinksOver(checkOut: Day, today: Day, linkDays: number): boolean {
  return today > addDays(checkOut, linkDays)
}

/** What is said in place of a booking whose links have ended. */
export function tellLinkEnd(linkDays: number): string {
  return LINK_WORDS.end(linkDays)
}

/** What a 404 says of a link that has ended; null for an address that never led anywhere. */
export function readLinkEnd(message: string | undefined): string | null {
  return message && message !== ERRORS['not-found'].message ? message : null
}
