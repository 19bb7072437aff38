/** How many messages went out by each rule. */
export const GUEST_MESSAGE_COUNTS_PATH = '/api/admin/guest-message-rules/counts'
