/** Words of the panel's frame and dashboard. */
export const panelText = {
  welcome: 'Welcome',
  viewWebsite: 'View Website',
  logout: 'Logout',
  account: (name: string) => `Account of ${name}`,
  changePassword: 'Change password',
  close: 'Close',
  menu: 'Menu',
  sections: 'Sections',
  skip: 'Skip to the content',
  documentTitle: (section: string) => `${section} · Admin`,
  loading: (section: string) => `Loading ${section}`,
  notFound: 'There is no such section',
  notFoundHelp: 'Please choose one from the menu.',
  hidden: 'Your account may not see this section.',
  failed: 'This section could not be loaded',
  failedHelp: 'Please check your connection and try again.',
  tryAgain: 'Try again',
} as const

export const dashboardText = {
  figures: 'Figures',
  totalBookings: 'Total Bookings',
  availableRooms: 'Available Rooms',
  checkInsToday: 'Check-ins Today',
  newMessages: 'New Messages',
  recent: 'Recent Bookings',
  noRecent: 'No bookings yet. What guests book appears here.',
  stay: (from: string, to: string) => `${from} to ${to}`,
  allBookings: 'All bookings',
  actions: 'Quick Actions',
  addBooking: 'Add New Booking',
  roomStatus: 'Update Room Status',
  report: 'Generate Report',
  occupancy: 'Occupancy over the next 30 days',
  occupancyLine: (average: number, fewest: number, most: number) =>
    `On average ${average}% of ${fewest === most ? most : `${fewest} to ${most}`} available villas are taken a night.`,
  occupancyDay: (day: string, percent: number, taken: number, villas: number) =>
    `${day}: ${percent}%, ${taken} of ${villas}`,
  day: 'Night',
  taken: 'Villas taken',
  percent: 'Occupancy',
  asTable: 'Show as a table',
  failed: 'The dashboard could not be loaded',
  loading: 'Loading dashboard',
} as const

export const attentionText = {
  title: 'Needs attention',
  conflicts: (count: number) => ({
    text:
      count === 1
        ? '1 stay of another platform is in conflict with what is taken here.'
        : `${count} stays of other platforms are in conflict with what is taken here.`,
    detail: 'Its nights could not be locked. Move or cancel one of the two before both guests come.',
    link: 'Look at conflicts',
  }),
  money: 'Open the booking',
  moneyOf: (guest: string, reference: string, ways: string) =>
    `${guest}, booking ${reference}. Paid by: ${ways}.`,
  moreMoney: (count: number) => ({
    text:
      count === 1 ? '1 more booking has money to look at' : `${count} more bookings have money to look at`,
    link: 'Open bookings',
  }),
  approval: 'Approve or refuse',
  approvalOf: (guest: string, reference: string, email: string) =>
    `${guest}, booking ${reference}. Asked by ${email}.`,
  moreApprovals: (count: number) => ({
    text: count === 1 ? '1 more waits for approval' : `${count} more wait for approval`,
    link: 'Open approvals',
  }),
  approvalsUnknown: { text: 'What waits for approval could not be read.', link: 'Open approvals' },
  moneyUnknown: {
    text: 'Whether there is money to look at could not be read.',
    link: 'Open bookings',
  },
  feed: (name: string, error: string) => ({
    text: `The calendar of ${name} fails`,
    detail: `${error} Nights sold there may be free here.`,
    link: 'Look at calendars',
  }),
  moreFeeds: (count: number) => ({
    text: count === 1 ? '1 more calendar fails' : `${count} more calendars fail`,
    link: 'Look at calendars',
  }),
  feedsUnknown: {
    text: 'Whether calendars of other platforms fail could not be read.',
    link: 'Look at calendars',
  },
  mails: (count: number) => ({
    text: count === 1 ? '1 mail was not delivered' : `${count} mails were not delivered`,
    detail: 'Send it again, or call the guest.',
    link: 'Look at mails',
  }),
  villas: 'Open villas',
  moreVillas: (count: number) => ({
    text:
      count === 1
        ? '1 more villa is missing on the website'
        : `${count} more villas are missing on the website`,
    link: 'Open villas',
  }),
} as const

export const reportText = {
  fileName: (day: string) => `report-${day}.csv`,
  columns: ['Night', 'Villas taken', 'Villas', 'Occupancy %'],
  done: 'Report saved',
  doneLine: (name: string) => `${name} is in your downloads.`,
} as const
