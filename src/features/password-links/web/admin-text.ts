import { INVITATION_KIND } from '@/features/accounts/rules/invitation'
import { PASSWORD_LINK_KIND } from '../rules/link-kinds'

/** The mails by the names staff know them by. */
export const PASSWORD_LINK_MAIL_KINDS: Readonly<Record<string, string>> = {
  [PASSWORD_LINK_KIND]: 'Link to choose a new password',
  [INVITATION_KIND]: 'Invitation to the staff panel',
}

/** Words of choosing a password by a link. */
export const passwordLinkText = {
  forgotten: 'Forgotten your password?',
  forgottenTitle: 'A new password',
  forgottenHelp: 'Tell us the e-mail address of your account, and we send a link to it.',
  email: 'Email',
  send: 'Send the link',
  sending: 'Sending...',
  back: 'Back to the sign-in',
  unreachable: 'We could not reach the server. Please try again.',
  title: 'Choose your password',
  loading: 'Looking at your link',
  of: (email: string) => `For the account of ${email}`,
  password: 'New password',
  passwordHelp: 'At least 10 characters. It ends all sessions and API tokens of the account.',
  save: 'Save and go to the sign-in',
  saving: 'Saving...',
  over: 'This link does not work',
} as const
