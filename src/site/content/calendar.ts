import { defineWords } from '@/kernel/words'

export const calendarContent = defineWords('site-calendar.calendarContent', {
  title: 'Room Availability and Booking',
  description:
    'See which villas are free, pick your dates night by night and book a villa in Mbarara, Western Uganda.',
} as const)
