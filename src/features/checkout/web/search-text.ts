/** Words of the search widget (agreed wording, docs/decisions/wording.md: the toast is literal). */
export const searchText = {
  region: 'Search for a stay',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  guestOption: (guests: string) => `${guests} ${guests === '1' ? 'Guest' : 'Guests'}`,
  submit: 'Book your stay',
  missing: {
    title: 'Missing Information',
    description: 'Please select both check-in and check-out dates.',
  },
  dateMissing: 'Please choose a date.',
  checkInPast: 'Please choose a day from today on.',
  checkOutNotAfter: 'Check-out must be after check-in.',
} as const
