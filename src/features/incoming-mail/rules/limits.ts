/** Beyond this a mail is not read: what guests write stands in front, before what they attach. */
export const MOST_BYTES = 5 * 1024 * 1024
