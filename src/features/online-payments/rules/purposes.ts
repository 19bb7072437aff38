/** What an online payment is asked for. */
export const PAYMENT_PURPOSES = ['deposit', 'balance', 'amount'] as const

export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]
