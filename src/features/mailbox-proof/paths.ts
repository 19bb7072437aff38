/** Where a guest enters the code that proves the mailbox of a request, and has another sent. */
export const MAILBOX_CODE_PATH = '/api/my-booking/code'
export const CODE_AGAIN_PATH = '/api/my-booking/code/again'
