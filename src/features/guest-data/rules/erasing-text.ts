import { defineWords } from '@/kernel/words'

/** Why data cannot be erased yet, for guests and staff alike. */
export const erasingText = defineWords('guest-data-erasing.erasingText', {
  stayOpen: (reference: string) =>
    `Booking ${reference} has not ended. Data are erased once the stay is over, or cancelled.`,
  moneyOpen: (reference: string) =>
    `There is money to settle for booking ${reference}. Data are erased once nothing is owed on either side.`,
  moneyMoving: 'A payment or a refund is still on its way. Please try again once it has arrived.',
  venueHeld: 'A venue is kept for an event that is still to come. Please end that first.',
  mailMoving: 'A mail is just being sent. Please try again in a minute.',
  /** Says nothing of why: staff look at it together with the guest. */
  byHand: 'We cannot erase these data from here. Please call us, and we do it with you.',
} as const)
