/** How the value added tax treats what a guest is charged for: at the standard rate, or not at all. */
export const TAX_KINDS = ['standard', 'exempt'] as const

export type TaxKind = (typeof TAX_KINDS)[number]
