import type { chargeItems } from './table'

/** What the sample property charges besides its nights. */
export const sampleChargeItems: (typeof chargeItems.$inferInsert)[] = [
  { name: 'Airport pickup', priceCents: 9000, department: 'transport' },
  { name: 'Laundry, a bag', priceCents: 800, department: 'laundry' },
  { name: 'Late check-out', priceCents: 2500, department: 'accommodation' },
  { name: 'Picnic for two', priceCents: 1800, department: 'restaurant' },
  { name: 'Dinner', priceCents: 1500, department: 'restaurant' },
  { name: 'Cot', priceCents: 500, department: 'accommodation' },
  { name: 'Damage', priceCents: 2000, department: 'other', taxKind: 'exempt' },
]
