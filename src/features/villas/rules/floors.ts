/** The two storeys of every building (docs/decisions/product-rules.md). */
export const FLOORS = ['Ground Floor', 'First Floor'] as const
