/** Where mail providers post what they received. */
export const INCOMING_MAIL_PATH = '/api/incoming-mail'
