import { defineWords } from '@/kernel/words'

/** Words of the contact form (agreed wording, docs/decisions/wording.md: subjects, errors, buttons and toasts are literal). */
export const contactText = defineWords('contact.contactText', {
  form: 'Write to us',
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  optional: '(optional)',
  subject: 'Subject',
  chooseSubject: 'Please choose',
  subjects: {
    'Room Booking Inquiry': 'Room Booking Inquiry',
    'Existing Reservation': 'Existing Reservation',
    'Event Planning': 'Event Planning',
    'Catering Services': 'Catering Services',
    'Restaurant Reservation': 'Restaurant Reservation',
    Feedback: 'Feedback',
    'Other Inquiry': 'Other Inquiry',
  },
  message: 'Message',
  stay: 'Your stay (optional)',
  checkIn: 'Check-in Date',
  checkOut: 'Check-out Date',
  guests: 'Guests',
  chooseGuests: 'Not sure yet',
  guestOption: (guests: string) => `${guests} ${guests === '1' ? 'Guest' : 'Guests'}`,
  stayPart: { checkIn: 'Check-in', checkOut: 'Check-out' },
  stayNote: 'We read dates and guests together with your message. They book nothing yet.',
  send: 'Send Message',
  tooShort: {
    name: 'Name must be at least 2 characters',
    subject: 'Subject must be at least 3 characters',
    message: 'Message must be at least 10 characters',
  },
  guestsWrong: 'Please choose a number of guests',
  emailInvalid: 'Please enter a valid email address',
  sent: 'Your message is with us. Somebody will write back to the address you gave.',
  kept: 'Nothing you typed is lost. Please try again in a little while, or call us:',
  withoutScripts: 'This form needs JavaScript. You can always write to us at',
  success: 'Message sent successfully!',
  failure: { title: 'Error sending message', description: 'Please try again later.' },
  /** What differs between the two places where the form stands. */
  places: {
    landing: { sending: 'Sending...', reply: "We'll get back to you within 24 hours." },
    page: { sending: 'Sending Message...', reply: "We'll respond within 24 hours!" },
  },
} as const)

export type FormPlace = keyof typeof contactText.places
