import { defineWords } from '@/kernel/words'

/** What guests beyond those in a villa's price cost, put together to one line. */
export const GUEST_PRICE_WORDS = defineWords('rates-guest-prices.GUEST_PRICE_WORDS', {
  all: (included: number, costs: string) =>
    `The price includes ${included === 1 ? '1 guest' : `${included} guests`}. ${costs}.`,
  further: (price: string) => `Each further guest costs ${price} a night`,
  furtherFree: 'Each further guest costs nothing',
  child: (ages: string, price: string) => `a child ${ages} ${price}`,
  age: (age: number) => `of ${age}`,
  upTo: (age: number) => `up to ${age}`,
  ages: (from: number, to: number) => `from ${from} to ${to}`,
  nothing: 'nothing',
} as const)
