/** Words of the card on a guest's profile. */
export const consentCardText = {
  title: 'E-mails besides bookings',
  help: 'What belongs to a booking is always sent. This is what the guest agreed to besides; press what they tell you.',
  none: 'The guest has no e-mail address.',
  isOn: (name: string, isOn: boolean) => `${name}: ${isOn ? 'yes' : 'no'}`,
  stop: 'They want no more',
  start: 'They agree',
  stopOf: (name: string, email: string) => `They want no more: ${name}, ${email}`,
  startOf: (name: string, email: string) => `They agree: ${name}, ${email}`,
  usual: 'Nobody has said anything about it.',
  said: (when: string, how: string, staff: string | null) =>
    `Said on ${when} ${how}${staff === null ? '' : ` (${staff})`}.`,
  failed: 'It was not saved',
  failedHelp: 'Please check your connection and try again.',
  unknown: 'What the guest agreed to could not be read.',
} as const
