import { INVITATION_KIND } from '@/features/accounts/rules/invitation'
import { PASSWORD_LINK_KIND } from './link-kinds'

export const LINK_OVER =
  'This link does not work any more: it was used, a newer password has been set, or its time is over. Have a new one sent.'

/** What the mails say. */
export const EMAIL_WORDS = {
  [PASSWORD_LINK_KIND]: {
    subject: (hotel: string) => `${hotel}: choose a new password`,
    intro: 'Somebody, most likely you, asked for a new password of this account of the staff.',
    link: 'Choose a new password',
    until: 'The link works once, within an hour. Until then your old password stays as it is.',
    notYou: 'If it was not you, there is nothing to do.',
  },
  [INVITATION_KIND]: {
    subject: (hotel: string) => `${hotel}: your account for the staff panel`,
    intro:
      'There is an account for you in the staff panel. Choose your password and sign in with this e-mail address.',
    link: 'Choose your password',
    until: 'The link works once, within seven days.',
    notYou: 'If you do not work with us, please tell us by answering this mail.',
  },
} as const
