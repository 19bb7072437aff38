import { INVITATION_KIND } from '@/features/accounts/rules/invitation'

/** The kind of the mail to who forgot a password; its subject is the account. */
export const PASSWORD_LINK_KIND = 'password-link'

/** Hours for which a link works. */
export const LINK_HOURS = { [PASSWORD_LINK_KIND]: 1, [INVITATION_KIND]: 7 * 24 } as const

export type PasswordLinkKind = keyof typeof LINK_HOURS
