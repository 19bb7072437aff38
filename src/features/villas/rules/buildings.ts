/** The houses the villas stand in; staff choose one of them (docs/decisions/product-rules.md). */
export const BUILDINGS = [
  'Garden House',
  'Rose Court',
  'Village House',
  'Honey House',
  'Family House',
  'Hill House',
] as const
