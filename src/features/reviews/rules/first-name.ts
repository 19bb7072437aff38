import { greetByName } from '@/features/booking-emails/rules/greeting'

const NOBODY = 'Guest'

/** The name a review is published under: the first word of the guest's, where the whole is a name and nothing else. */
export function firstNameOf(guestName: string): string {
  return greetByName(guestName.trim())?.split(' ')[0] ?? NOBODY
}
