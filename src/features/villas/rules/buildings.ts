/** The houses the villas stand in; staff choose one of them (staff-admin 2: villas and rooms). */
export const BUILDINGS = [
  'Garden House',
  'Rose Court',
  'Village House',
  'Honey House',
  'Family House',
  'Hill House',
] as const
