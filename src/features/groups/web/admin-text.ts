/** Words of the form of a group's guest in charge. */
export const groupContactText = {
  change: 'Change contact',
  title: (reference: string) => `Contact of group ${reference}`,
  guest: 'Guest in charge',
  name: 'Full name',
  phone: 'Phone',
  email: 'E-mail',
  emailHelp:
    'Mails about the group go here. With another address the links that went to the former one end, and a new one is mailed.',
  changed: 'Contact changed',
  failed: 'The contact was not changed',
  tryAgain: 'Please check your connection and try again.',
} as const
