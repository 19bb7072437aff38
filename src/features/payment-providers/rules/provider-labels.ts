/** What guests and staff know Pesapal as. */
export const PESAPAL_LABEL = 'Card or mobile money (Pesapal)'
