/** By what a person is known. */
export const CONTACT_KINDS = ['email', 'phone'] as const
