import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's promo codes. */
export const promoCodesText = wordsFor('promo code', {
  empty: 'No promo codes yet: every guest pays the price list.',
})

export const promoCodeColumns = {
  code: 'Code',
  gives: 'Gives',
  booked: 'Booked',
  stays: 'Stays',
  reach: 'Where',
  used: 'Used',
  brought: 'Brought',
  status: 'Status',
  active: 'Active',
  ended: 'Ended',
  anyTime: 'At any time',
  wholeHotel: 'The whole hotel',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  usedOf: (uses: number, most: number | null) => (most === null ? `${uses}` : `${uses} of ${most}`),
} as const

export const promoCodeGroups = {
  code: 'Code',
  booked: 'When it can be booked',
  stays: 'For which stays',
} as const

export const promoCodeFields = {
  code: 'Code',
  codeHelp:
    'Letters, figures and hyphens, such as MARCH-10. A link to the site brings it along: add ?code=MARCH-10 to any address.',
  kind: 'What it takes off',
  kindHelp: 'Whether ‘How much’ is percent, or dollars.',
  value: 'How much',
  valueHelp: 'Percent, or dollars off the whole stay; meals are in the price, extras are not',
  mostUses: 'Most uses',
  mostUsesHelp: 'How many bookings may have it; a cancelled one gives its use back. Empty is any number.',
  isActive: 'Active',
  activeHelp: 'Switched off, nobody can book with it any more. Bookings that have it keep their price.',
  bookFrom: 'First day of booking',
  bookFromHelp: 'Guests can book with it from this day on, such as 1 March. Empty is at once.',
  bookTo: 'Last day of booking',
  bookToHelp: 'After this day nobody can book with it any more. Empty is without an end.',
  stayFrom: 'First night',
  stayTo: 'Last night',
  stayToHelp: 'The last night that may be in the stay; check-out is the day after. Empty is without an end.',
  stayHelp: 'All nights of the stay lie within them. Empty is without an end.',
  categories: 'Categories',
  categoriesHelp: 'None chosen is all of them',
} as const

export const promoKinds = { percentage: 'A percentage', amount: 'An amount' } as const
