import { countOf } from '@/kernel/count-of'
import { formatDay, formatShortDay } from '@/kernel/days'
import { type Cents, formatPrice } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import { defineWords } from '@/kernel/words'

/** Words of the page where several villas are booked as one. */
export const GROUP_WORDS = defineWords('group-checkout-group.GROUP_WORDS', {
  dates: {
    title: 'When, and how many?',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    guests: 'Guests in all',
    show: 'Show free villas',
    chosen: (stay: Stay, guests: number | undefined) =>
      `${formatShortDay(stay.checkIn)} to ${formatShortDay(stay.checkOut)}: ${[
        countOf(countNights(stay), 'night'),
        ...(guests === undefined ? [] : [countOf(guests, 'guest')]),
      ].join(', ')}`,
    change: 'Change',
  },
  loading: 'Looking for free villas',
  failed: 'We cannot see which villas are free just now. Please try again, or call us.',
  wrongDates: 'These dates cannot be booked.',
  kinds: {
    title: 'How many of each?',
    change: 'Add another villa, or choose by kind',
    line: 'Choose by kind; we pick the villas, and you can give each its guests below.',
    about: (sleeps: number, from: Cents) => `Sleeps ${sleeps}, from ${formatPrice(from)} for the stay`,
    left: (count: number, chosen: number) =>
      `${count === 0 ? 'none' : count}${chosen > 0 ? ' more' : ''} free`,
    fewer: (name: string) => `One ${name} fewer`,
    more: (name: string) => `One ${name} more`,
    none: 'No villa is free for all of these nights. Please try other dates, or call us.',
    otherDates: 'See the nearest dates with room',
    noScript: 'Choosing villas here needs JavaScript. Call us or write to us, and we book them with you.',
  },
  chosen: {
    title: (count: number) => (count === 0 ? 'Your villas' : `Your ${countOf(count, 'villa')}`),
    none: 'None chosen yet: say above how many of each you would like.',
    one: 'A group has at least two villas. Add another above.',
    placed: (guests: number) => `Room for ${countOf(guests, 'guest')} as you have placed them.`,
    left: (count: number) => `${countOf(count, 'guest')} ${count === 1 ? 'has' : 'have'} no villa yet.`,
    guests: 'Guests',
    children: 'Of them children, by age',
    childrenHelp: 'As in 4, 9',
    cot: 'A cot',
    name: 'Who stays here',
    nameHelp: 'If it is not you. Leave it empty while you do not know.',
    otherDates: 'Other dates for this villa',
    details: 'Name, children, other dates',
    detailsWithExtras: 'Name, children, other dates, extras',
    with: (extras: string) => `With ${extras}`,
    extrasForAll: 'The same extras for every villa',
    remove: 'Remove',
    removeOf: (villa: string) => `Remove ${villa}`,
    taken: 'Not free on these nights any more.',
    another: 'Take another like it',
    datesOf: ({ checkIn, checkOut }: Stay) => `${formatDay(checkIn)} to ${formatDay(checkOut)}`,
  },
  board: 'Meals for everybody',
  guest: {
    title: 'Who is in charge?',
    line: 'We write to one address about the whole group.',
    extras: 'A pickup, a picnic or another extra? Choose it at each villa above.',
  },
  total: 'Total',
  taxes: 'Taxes are included.',
  withExtras: (extras: Cents) => `${formatPrice(extras)} of it for extras. Taxes are included.`,
  send: 'Send request',
  sending: 'Sending...',
  nothingNow: 'Nothing is paid now.',
  held: (within: string) => `All of your villas are held for you, or none; we confirm within ${within}.`,
  incomplete: 'Please choose at least two villas that are free.',
  unanswered: 'We cannot tell yet whether your request arrived. Pressing again is safe: you are booked once.',
  receipt: {
    villas: 'Villas',
    again: 'Book another group',
  },
} as const)
