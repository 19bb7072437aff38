import type { PaymentMethod, PaymentTime } from '@/features/bookings/rules/payment-choice'
import type { BookingStatus } from '@/features/bookings/rules/status'

/** Words of a guest's private page. */
export const guestPageText = {
  loading: 'Loading your booking',
  reference: (reference: string) => `Reference ${reference}`,
  gone: 'This link leads to no booking.',
  goneHelp:
    'Links end some time after the stay, or when reception ends them. Look into our latest e-mail, or call us: we look into your booking with you.',
  failed: 'We could not load your booking.',
  tryAgain: 'Try again',
  noScript: 'This page needs JavaScript. Call us, and we look into your booking with you.',
  call: 'Call',
  told: {
    confirmed: 'Everything is ready for you. We look forward to your stay.',
    'checked-in': 'Welcome. Whatever you need, reception is there.',
    'checked-out': 'Thank you for staying with us.',
    cancelled: 'This booking is cancelled. Its nights are free for others.',
    'no-show': 'We waited for you. Please call us if you still want to come.',
  } satisfies Record<Exclude<BookingStatus, 'pending'>, string>,
  stay: 'Your stay',
  meals: 'Meals',
  arrival: 'Expected arrival',
  payment: 'Payment',
  methods: { cash: 'Cash', 'mobile-money': 'Mobile money', card: 'Card' } satisfies Record<
    PaymentMethod,
    string
  >,
  times: { 'at-check-in': 'at check-in', 'in-advance': 'in advance' } satisfies Record<PaymentTime, string>,
  price: 'What it costs',
  notOwed:
    'You owe us nothing for this booking. If you have paid something already, reception settles it with you.',
  agreed: 'The price agreed with reception.',
  file: 'Add to your calendar',
  change: {
    title: 'Arrival and requests',
    requests: 'Requests and notes',
    save: 'Save changes',
    saving: 'Saving...',
    saved: { title: 'Saved', description: 'Reception sees your changes.' },
    failed: 'Your changes were not saved',
  },
  changeStay: {
    title: 'Change your stay',
    free: 'Other dates, another villa, other meals, one guest more: see the new price first, then decide.',
    late: 'Who comes you may still change here. Dates, villa and meals are for reception by now.',
    open: 'Change dates, villa or guests',
    openParty: 'Change who comes',
    failed: 'The form could not be loaded. Please check your connection and press again.',
    write: 'Something else? Write to reception',
    message: (reference: string, dates: string) => `About my booking ${reference}, ${dates}: `,
  },
  cancel: {
    title: 'Cancelling',
    free: (when: string) => `Free until ${when}. It costs nothing, and what you have paid comes back.`,
    late: (when: string) => `Free cancellation ended ${when}. Please call us.`,
    ask: 'Cancel this booking',
    question: 'Cancel your booking?',
    costs: 'Cancelling costs',
    nothing: 'nothing',
    paid: 'You have paid',
    back: 'You get back',
    backFrom: (amount: string) => `${amount}, from reception`,
    consequence: 'Your nights become free for others at once. This cannot be undone here.',
    yes: 'Yes, cancel it',
    busy: 'Cancelling...',
    no: 'Keep my booking',
    done: { title: 'Booking cancelled', description: 'There is nothing to pay.' },
    doneWithRefund: (amount: string) => ({
      title: 'Booking cancelled',
      description: `You get ${amount} back. Reception settles it with you.`,
    }),
    failed: 'The booking was not cancelled',
  },
  place: 'Finding us',
  policies: 'Good to know',
} as const
