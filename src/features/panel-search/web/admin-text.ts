/** Words of the panel's search. */
export const findText = {
  open: 'Find anything (Ctrl K)',
  title: 'Search',
  label: 'Guest, booking, villa, section or action',
  help: 'A name, an e-mail, a phone number or a reference. Typing mistakes are forgiven. Arrow keys choose, Enter opens.',
  results: 'Found',
  none: (typed: string) => `Nothing found for “${typed}”.`,
  failed: 'Bookings could not be searched. Please check your connection.',
  kinds: { booking: 'Booking', villa: 'Villa', section: 'Section', action: 'Action' },
  booking: (reference: string, villa: string, days: string) => `${reference} · ${villa} · ${days}`,
  actions: {
    newBooking: 'Add new booking',
    newGroup: 'Add new group of villas',
    blockDates: 'Block dates',
    cashDrawer: 'Open or close the cash drawer',
    report: 'See the report of the month',
  },
} as const
