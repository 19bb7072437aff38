/** The mail that tells staff of a payment that came online and is not as it should be. */
export const UNSETTLED_EMAIL_KIND = 'unsettled-payment'
