export const CONTACT_EMAIL_KIND = 'contact-message'

/** Words of the email that tells the hotel of a message from the website. */
export const CONTACT_EMAIL_WORDS = {
  subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
  intro:
    'A visitor has written on the website, where we promise an answer within 24 hours. An answer to this mail goes to them.',
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  stay: 'Stay in mind',
  link: 'Open it in the panel',
} as const
