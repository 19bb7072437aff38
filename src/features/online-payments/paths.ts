/** Where providers send their notices; the provider's name follows. */
export const PAYMENT_NOTICES_PATH = '/api/payment-notices'

/** Where a payer comes back to from a provider's page; our reference of the payment follows. */
export const PAYMENT_RETURN_PATH = '/api/payment-return'

/** Money that providers were asked to send back. */
export const ONLINE_REFUNDS_PATH = '/api/admin/online-refunds'

/** Bookings whose money staff have to look at. */
export const UNSETTLED_MONEY_PATH = '/api/admin/unsettled-money'

/** How money may come online at the moment. */
export const PAY_METHODS_PATH = '/api/payment-methods'
