export const calendarContent = {
  title: (hotel: string) => ['Room Availability and Booking', hotel].filter(Boolean).join(' | '),
  description:
    'See which villas are free, pick your dates night by night and book a villa in Mbarara, Western Uganda.',
} as const
