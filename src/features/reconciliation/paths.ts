/** Holds a provider's statement against our payments. */
export const RECONCILIATION_PATH = '/api/admin/reconciliation'

/** Asks the provider at once what became of one of our payments. */
export const ASK_PAYMENT_PATH = '/api/admin/online-payments'
