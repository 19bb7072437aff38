import type { Board } from '@/features/rates/rules/board'
import { defineWords } from '@/kernel/words'

/** Words of the mails about bookings. */
export const LETTER_WORDS = defineWords('booking-emails.LETTER_WORDS', {
  received: {
    subject: (reference: string, hotel: string) => `Request received: ${reference} at ${hotel}`,
    dear: (name: string | null) => `Dear ${name ?? 'guest'},`,
    thanks: (held: string) => `thank you: we have received your request. ${held} Then we write to you again.`,
  },
  unproven: {
    thanks: (held: string) => `thank you: we have received your request. ${held}`,
    code: (code: string) => `Your code: ${code}`,
    how: 'Enter the code on the page where you booked, or open this link. Either will do.',
    link: 'Confirm your e-mail address and see your booking',
    otherwise:
      'If neither happens in time, the nights become free for others, and you owe us nothing. Was it not you who asked? Then there is nothing you need to do.',
  },
  lapsed: {
    subject: (reference: string, hotel: string) => `Your request ${reference} at ${hotel} has lapsed`,
    text: 'we are sorry: we could not confirm your request in time, and its nights are free for others again. You owe us nothing. If you still wish to come, please book once more or call us.',
    link: 'See what is free',
  },
  confirmed: {
    subject: (reference: string, hotel: string) => `Your booking ${reference} at ${hotel} is confirmed`,
    text: 'your booking is confirmed. We look forward to seeing you.',
  },
  changed: {
    subject: (reference: string, hotel: string) => `Your stay at ${hotel} has changed (booking ${reference})`,
    text: (phones: string) => [
      'we have changed your stay for you. Here it is as it stands now, with its price night by night; it takes the place of what we wrote before.',
      `Is something not as you wish? Call us on ${phones}, and we put it right. The file that comes with this mail brings your calendar up to date.`,
    ],
  },
  cancelled: {
    subject: (reference: string, hotel: string) => `Your booking ${reference} at ${hotel} is cancelled`,
    text: (isFree: boolean) =>
      isFree
        ? 'your booking is cancelled, and its nights are free for others again. You owe us nothing for it. If you have paid something already, reception settles it with you.'
        : 'your booking is cancelled, and its nights are free for others again. What is charged for it stands below; reception settles it with you.',
  },
  undone: {
    subject: (reference: string, hotel: string) =>
      `Please disregard our last mail on booking ${reference} at ${hotel}`,
    stands:
      'we wrote to you that your booking is cancelled. That was a mistake of ours, and we are sorry. Your booking is confirmed, as you find it below, and you owe us nothing for a cancellation.',
    waits: (held: string) =>
      `our last mail on your request was a mistake of ours, and we are sorry. Your request is neither confirmed nor cancelled yet; you find it below. ${held} Then we write to you again.`,
  },
  byGuest: {
    receipt: {
      subject: (reference: string, hotel: string) => `Your booking ${reference} at ${hotel} was changed`,
      text: 'your booking was changed by its private link. Here is what is new, and the stay as it stands now; it takes the place of what we wrote before.',
      notYou: (phones: string) =>
        `Was that not you, or is something not as you wish? Call us on ${phones}, and we put it right.`,
    },
    notice: {
      subject: (reference: string, villa: string) => `Changed by the guest: ${reference}, ${villa}`,
      text: 'A guest has changed this booking by the private link.',
    },
    cancelled: {
      subject: (reference: string, villa: string) => `Cancelled by the guest: ${reference}, ${villa}`,
      text: 'A guest has cancelled this booking by the private link. Its nights are free for others again.',
    },
    changes: 'What is new',
    fields: {
      villa: 'Villa',
      checkInDate: 'Check-in',
      checkOutDate: 'Check-out',
      numberOfGuests: 'Guests',
      board: 'Meals',
      totalAmount: 'Total',
    },
    guestData: {
      childAges: 'Children’s ages',
      wantsCot: 'Cot',
      arrivalTime: 'Arrival',
      specialRequests: 'Requests',
    },
    isNew: 'changed',
    fromTo: (from: string, to: string) => `${from} → ${to}`,
    cancelCost: 'Charged in all',
    nothing: 'nothing',
    otherCharges: 'Other charges',
    paid: 'Paid so far',
    due: 'Still due',
    comesBack: 'Comes back to the guest',
  },
  asked: {
    subject: (reference: string, hotel: string) => `Your private link to booking ${reference} at ${hotel}`,
    text: 'here is the private link to your booking that was asked for on our website. Did somebody else ask? Then there is nothing you need to do: nobody but you has this link.',
  },
  desk: {
    subject: (reference: string, villa: string) => `New request ${reference}: ${villa}`,
    asked: 'A guest has asked for this stay.',
    waits: 'It keeps its nights until somebody confirms it or its time is up.',
    isConfirmed: 'It has been confirmed since.',
    isOver: 'It keeps its nights no more: it was cancelled, or nobody confirmed it in time.',
    link: 'Open it in the panel',
  },
  rows: {
    reference: 'Booking',
    villa: 'Villa',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    arrival: 'Arrival',
    guests: 'Guests',
    board: 'Meals',
    freeCancellation: 'Free cancellation',
    untilMoment: (moment: string) => `until ${moment}`,
    requests: 'Requests',
    guest: 'Guest',
    email: 'E-mail',
    phone: 'Phone',
    total: 'Total',
    withExtras: 'Total with extras',
    from: (day: string, time: string) => `${day}, from ${time}`,
    until: (day: string, time: string) => `${day}, until ${time}`,
  },
  price: 'Price, night by night',
  policies: 'Good to know',
  directions: 'How to find us',
  map: 'Open the map',
  plusCode: (code: string) => `Plus code ${code}`,
  link: 'See, change or cancel your booking',
  linkNote: 'This link is yours alone: whoever has it can see and change this booking.',
  closing: (hotel: string) => `Warm regards,\n${hotel}`,
} as const)

export const BOARD_WORDS: Record<Board, string> = defineWords('booking-emails.BOARD_WORDS', {
  'bed-and-breakfast': 'Bed and breakfast',
  'half-board': 'Half board (breakfast and lunch)',
  'full-board': 'Full board (breakfast, lunch and dinner)',
})
