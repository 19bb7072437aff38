import { countOf } from '@/kernel/count-of'

/** The price and the terms of a rate plan, in words for staff. */
export const STAFF_TERMS = {
  unchanged: 'the price list',
  off: (percent: string) => `${percent}% off`,
  more: (percent: string) => `${percent}% more`,
  offNight: (amount: string) => `${amount} off a night`,
  moreNight: (amount: string) => `${amount} more a night`,
  nonRefundable: 'not refundable',
  property: 'cancelled as the property says',
  freeUntil: (hours: number) => `free to cancel until ${countOf(hours, 'hour')} before check-in`,
} as const
