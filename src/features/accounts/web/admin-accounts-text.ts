import { wordsFor } from '@/web/admin-kit/resource-words'

/** Words of the staff's accounts. */
export const accountsAdminText = wordsFor('account', { empty: 'No accounts found.' })

export const accountWords = {
  email: 'Email',
  name: 'Name',
  role: 'Role',
  status: 'Status',
  active: 'Active',
  inactive: 'Switched off',
  since: 'Since',
  you: 'You',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  newPasswordHelp: 'At least 10 characters. Left empty, its owner gets a mail with a link to choose one.',
  invite: (email: string) => `Send ${email} an invitation`,
  invited: 'Invitation sent',
  inviteFailed: 'The invitation could not be sent',
  changePasswordHelp:
    'Left empty it stays as it is. A new one ends all sessions and API tokens of this account.',
  takeFactor: (email: string) => `Turn off the second factor of ${email}`,
  takeFactorTitle: (email: string) => `Turn off the second factor of ${email}?`,
  takeFactorLine:
    'For somebody who lost phone and codes: be sure that it is they who ask. They are signed out everywhere and sign in with the password alone.',
  takeFactorAction: 'Turn off',
  factorTaken: 'Second factor turned off',
  factorNotTaken: 'The second factor could not be turned off',
  roleHelp:
    'Housekeeping sees the cleaning list alone, Receptionist works bookings and takes money, User also reads figures and saves lists, Admin also changes content and prices, Super Admin also accounts and facts. Others are made under Roles.',
  isActive: 'Active',
  activeHelp: 'An account that is switched off cannot sign in',
} as const
