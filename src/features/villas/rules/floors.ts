/** The two storeys of every building (staff-admin 9). */
export const FLOORS = ['Ground Floor', 'First Floor'] as const
