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
  newPasswordHelp: 'At least 10 characters',
  changePasswordHelp: 'Left empty it stays as it is. A new one ends all sessions of this account.',
  roleHelp:
    'User reads and answers messages and bookings, Admin also changes content, Super Admin also accounts and facts',
  isActive: 'Active',
  activeHelp: 'An account that is switched off cannot sign in',
} as const
