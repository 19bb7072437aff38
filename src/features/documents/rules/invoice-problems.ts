/** Why there is no invoice for a booking now. */
export const INVOICE_PROBLEMS = ['unconfirmed', 'nights-changed', 'less-owed', 'nothing-left'] as const

export type InvoiceProblem = (typeof INVOICE_PROBLEMS)[number]
