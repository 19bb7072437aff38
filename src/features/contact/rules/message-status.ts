/** The one switch behind both `status` and `isRead` of a contact message (decisions.md: content and calls). */
export const MESSAGE_STATUSES = ['unread', 'read'] as const
