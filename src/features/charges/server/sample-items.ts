import type { chargeItems } from './table'

/** What the sample property charges besides its nights. */
export const sampleChargeItems: (typeof chargeItems.$inferInsert)[] = [
  {
    name: 'Airport pickup',
    priceCents: 9000,
    department: 'transport',
    isSoldOnline: true,
    dailyLimit: 2,
    guestText: 'A driver meets you at Entebbe or Mbarara airfield, on the day you arrive.',
    sortOrder: 1,
  },
  { name: 'Laundry, a bag', priceCents: 800, department: 'laundry' },
  {
    name: 'Late check-out',
    priceCents: 2500,
    department: 'accommodation',
    isSoldOnline: true,
    servedOn: 'departure',
    dailyLimit: 5,
    guestText: 'The villa is yours until 4:00 PM on the day you leave.',
    sortOrder: 4,
  },
  {
    name: 'Picnic for two',
    priceCents: 1800,
    department: 'restaurant',
    isSoldOnline: true,
    unit: 'piece',
    mostPieces: 4,
    guestText: 'A basket from our kitchen, ready when you set out.',
    sortOrder: 3,
  },
  { name: 'Dinner', priceCents: 1500, department: 'restaurant' },
  {
    name: 'Cot',
    priceCents: 500,
    department: 'accommodation',
    isSoldOnline: true,
    unit: 'night',
    dailyLimit: 6,
    guestText: 'A cot with fresh linen, made up before you come.',
    sortOrder: 2,
  },
  { name: 'Damage', priceCents: 2000, department: 'other', taxKind: 'exempt' },
]
