/** The mail that carries an answer of staff; its subject is the row of the reply. */
export const REPLY_EMAIL_KIND = 'message-reply'
