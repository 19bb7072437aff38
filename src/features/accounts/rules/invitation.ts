/** The kind of the mail by which somebody new chooses a password; its subject is the account. */
export const INVITATION_KIND = 'staff-invitation'
