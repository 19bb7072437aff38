/** The one switch behind both `status` and `isRead` of a contact message (docs/decisions/product-rules.md). */
export const MESSAGE_STATUSES = ['unread', 'read'] as const
