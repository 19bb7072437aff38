import { defineWords } from '@/kernel/words'

/** Words of the page where several villas are booked as one. */
export const groupContent = defineWords('site-booking-group.groupContent', {
  title: 'Several Villas, One Booking',
  description:
    'Families, friends, weddings: choose several villas in Mbarara and book them as one, with one reference, one total, and all of them or none.',
  lead: 'One reference, one total; all of your villas are held, or none.',
} as const)
