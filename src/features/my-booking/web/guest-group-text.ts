import { defineWords } from '@/kernel/words'

/** Words about the group that a booking is part of. */
export const guestGroupText = defineWords('my-booking-guest-group.guestGroupText', {
  title: (reference: string) => `Part of group ${reference}`,
  others: 'The other villas of your group. Each has its own page, where you see, change or cancel it.',
  notInCharge:
    'Several villas were booked together. The link to all of them is in the mail to whoever booked.',
  dates: (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`,
  total: 'Total of the group',
  payDeposit: (amount: string) => `Pay the deposit of all villas: ${amount}`,
  file: 'Add all stays to my calendar',
} as const)
