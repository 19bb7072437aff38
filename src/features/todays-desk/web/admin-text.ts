import { tellHour } from '@/kernel/business-day'

/** Words of the front desk's page, with which the panel opens. */
export const deskText = {
  loading: 'Loading today at the property',
  failed: 'Today could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  figures: 'Today in figures',
  figureOf: (name: string, count: number) => `${name}: ${count}`,
  arrivals: 'Arrivals',
  departures: 'Departures',
  inHouse: 'In house',
  requests: 'Requests waiting',
  requestsHelp: 'Confirm or cancel each before its time is up: then its nights are offered to others again.',
  unread: 'Unread messages',
  undelivered: 'Mails not delivered',
  failingFeeds: 'Calendars that fail',
  maintenance: 'Maintenance',
  addBooking: 'Add New Booking',
  walkIn: 'Walk-in',
  noArrivals: 'Nobody arrives today.',
  noDepartures: 'Nobody leaves today.',
  noInHouse: 'Nobody is in house.',
  noRequests: 'No request waits for an answer.',
  showAll: (count: number) => `Show all ${count}`,
  villaAndParty: (villa: string, party: string) => `${villa} · ${party}`,
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  stay: (from: string, until: string) => `${from} to ${until}`,
  until: (day: string) => `until ${day}`,
  expected: (time: string) => `Expected ${time}`,
  noTime: 'No arrival time given',
  missing: (day: string) => `Expected on ${day}, not checked in yet`,
  late: 'Late departure: still in house',
  timeLeft: (left: string, until: string) => `${left} left, until ${until}`,
  timeOver: 'Its time is up',
  noLimit: 'Keeps its nights until it is answered',
  money: 'Charge or pay',
  moneyOf: (guest: string) => `Charge or pay: ${guest}`,
  moneyTitle: (guest: string) => `Folio of ${guest}`,
} as const

/** Words of the day the desk is at. */
export const dayLineText = {
  goesOn: (calendarDay: string, hour: number) =>
    `It is ${calendarDay} by the calendar. This day goes on until it is closed, or until ${tellHour(hour)}.`,
  close: (day: string) => `Close the day of ${day}`,
} as const

/** Words of what somebody has to look at. */
export const attentionText = {
  conflicts: 'Conflicts with other platforms',
  conflictsHelp:
    'These nights are taken here and on another platform. Move or cancel one of the two; a conflict goes away by itself once it is solved.',
  soldTwice: (villa: string, guest: string) => `${villa}, ${guest}`,
  alsoOn: (feed: string, from: string, to: string) => `also on ${feed}, ${from} to ${to}`,
  markSeen: 'Mark as seen',
  markSeenOf: (villa: string, feed: string) => `Mark as seen: ${villa}, ${feed}`,
  seenFailed: 'That could not be saved. Please check your connection and try again.',
  money: 'Money to look at',
  moneyHelp:
    'Give it back, move it to another booking, or ask the guest for the rest. What is settled leaves this list.',
  moneyUnknown: 'Whether there is money to look at could not be read.',
  moneyOf: (guest: string, reference: string) => `${guest}, booking ${reference}`,
  moneyCame: (ways: string, arrival: string) => `Paid by: ${ways}. Arrival ${arrival}.`,
  moneyOpen: 'Open the booking',
  moneyOpenOf: (guest: string) => `Open the booking: ${guest}`,
  moneyOnItsWay: (amount: string) => `${amount} of it is on its way back.`,
  moneyBack: (amount: string, provider: string) => `Send ${amount} back by ${provider}`,
  moneyBackOf: (amount: string, provider: string, guest: string) =>
    `Send ${amount} back by ${provider}: ${guest}`,
  moneyBackTitle: (amount: string) => `Send ${amount} back?`,
  moneyBackHelp: (guest: string, provider: string) =>
    `It goes to the card or phone ${guest} paid with. ${provider} may have to approve it first; this list and the folio say when it went.`,
  moneyBackAction: 'Send it back',
  moneyBackSending: 'One moment...',
  moneyBackDecline: 'Leave it',
  moneyBackFailed: 'It was not sent back. Please check your connection and try again.',
  moneyAll: (count: number) => `Show all ${count}`,
  approvals: (count: number) => (count === 0 ? 'Approvals' : `Waiting for your approval: ${count}`),
  approvalsUnknown: 'What waits for approval could not be read.',
  askedBy: (email: string, reason: string) => `Asked by ${email}: ${reason}`,
  decide: 'Approve or refuse',
} as const
