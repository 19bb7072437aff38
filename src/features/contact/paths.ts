/** Apart from the contract so that pages can name it without loading the validation library. */
export const CONTACT_PATH = '/api/contact'

/** Where staff read messages. */
export const MESSAGES_PATH = '/api/admin/contact'
