import { POLICY_MARKS } from '../rules/fill-policies'

/** Words of the hotel's facts as superadmins keep them. */
export const factsText = {
  intro:
    'Pages, mails, the concierge and search engines all read these facts. A change shows everywhere at once.',
  samplesTitle: 'Still sample values',
  samplesLine: 'These are made up. Please put in the hotel’s own before guests rely on them:',
  sample: 'Sample value: please replace it with the hotel’s own',
  loading: 'Loading the facts',
  failed: 'The facts could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  save: 'Save facts',
  saved: 'Facts saved',
  saveFailed: 'The facts could not be saved',
  addRow: 'Add a line',
  removeRow: (row: string) => `Remove ${row}`,
  line: (place: number) => `line ${place}`,
} as const

export const factGroups = {
  names: 'The hotel',
  contact: 'Contact',
  place: 'Place',
  times: 'Times',
  terms: 'Terms and what is included',
} as const

export const factLabels = {
  name: 'Name',
  tagline: 'Tagline',
  phones: 'Phone numbers',
  infoEmail: 'Information e-mail',
  generalEmail: 'General e-mail',
  messagingNumber: 'Messaging number',
  address: 'Address',
  town: 'Town',
  country: 'Country',
  latitude: 'Latitude',
  longitude: 'Longitude',
  timeZone: 'Time zone',
  currency: 'Currency',
  currencyHelp: 'All prices are kept and shown in it',
  checkInTime: 'Check-in time',
  checkOutTime: 'Check-out time',
  timeHelp: 'Such as 14:00 or 2:00 PM',
  hoursHelp: 'Such as 6:30–10:00 AM, 18:00–22:00 or 24/7',
  holdHours: 'Hours a request keeps its nights',
  holdHoursHelp: 'A request that nobody confirms in this time lapses',
  freeCancellationHours: 'Hours before check-in until which cancelling is free',
  freeCancellationHelp: 'Guests cancel on their private page until then; letters and policies say so',
  receptionHours: 'Reception hours',
  restaurantHours: 'Restaurant hours',
  meal: 'Meal',
  hours: 'Hours',
  paymentMethods: 'Ways to pay',
  policies: 'Policies',
  policiesHelp: `${POLICY_MARKS.join(', ')} stand for what the facts above say`,
  policyTitle: 'Title',
  policyText: 'Text',
  inclusions: 'Included in every stay',
} as const
