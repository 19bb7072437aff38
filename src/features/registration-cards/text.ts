import { defineWords } from '@/kernel/words'

/** Words of the registration card, as guests and staff read them. */
export const CARD_WORDS = defineWords('registration-cards.CARD_WORDS', {
  title: 'Registration card',
  fullName: 'Full name',
  fullNameHelp: 'As it stands on your passport or national ID',
  nationality: 'Nationality',
  address: 'Home address',
  documentKind: 'Document you will bring',
  documentNumber: 'Its number',
  documentNumberHelp: 'As it stands on the document. It is stored encrypted.',
  numberGiven: 'A number was given. Leave this empty to keep it.',
  vehicle: 'Vehicle’s number plate',
  vehicleHelp: 'If you come by car',
  purpose: 'Purpose of the stay',
  notSaid: 'Not said',
  optional: 'All but your name may be left empty: reception asks for what is missing.',
  booking: 'Booking',
  villa: 'Villa',
  stay: 'Stay',
  nights: (checkIn: string, checkOut: string) => `${checkIn} to ${checkOut}`,
  guests: 'Guests',
  phone: 'Phone',
  email: 'E-mail',
  document: 'Document',
  number: 'Number',
  declaration: 'What stands above is right.',
  signature: 'Signature',
  signedOn: (when: string) => `Signed on ${when}`,
} as const)

/** Words of the guest's own page. */
export const GUEST_CARD_WORDS = defineWords('registration-cards.GUEST_CARD_WORDS', {
  lead: 'Fill it in now and check-in takes a minute: at reception you only sign.',
  link: 'Fill in your registration card before you come',
  save: 'Save my card',
  saved: 'Saved. At reception you look it over and sign. You can change it here until then.',
  wrong: 'Please check the marked fields.',
  stale:
    'Your card was changed after you opened this page, and is not saved yet. Save it again to keep what stands here.',
  signed: 'Your card is signed. Please tell reception if something in it is not right.',
  over: 'This booking needs no card any more.',
  back: 'Back to your booking',
  lost: 'There is no registration card behind this address.',
} as const)
