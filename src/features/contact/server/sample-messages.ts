import { addDays, type Day } from '@/kernel/days'
import type { contactMessages } from './table'

type SampleMessage = {
  subject: string
  message: string
  /** How many days before today it came, and at what time (UTC). */
  daysAgo: number
  time: string
  isRead?: boolean
}

const MESSAGES: SampleMessage[] = [
  {
    subject: 'Room Booking Inquiry',
    message:
      'We are two adults and three children coming from Kampala for a long weekend. Is a Family Villa free, and do the children eat at half price?',
    daysAgo: 0,
    time: '05:42',
  },
  {
    subject: 'Event Planning',
    message:
      'My sister is getting married in the dry season. Could we see the banquet hall on a Saturday morning, and what does a plate cost for about 130 guests?',
    daysAgo: 0,
    time: '04:15',
  },
  {
    subject: 'Existing Reservation',
    message: 'Our bus arrives late. May we check in after eleven in the evening? The booking is in my name.',
    daysAgo: 1,
    time: '16:20',
  },
  {
    subject: 'Restaurant Reservation',
    message: 'A table on the terrace for eight, Friday at seven, please. One of us does not eat groundnuts.',
    daysAgo: 1,
    time: '09:05',
  },
  {
    subject: 'Room Booking Inquiry',
    message: 'I need a quiet desk and reliable WiFi for three weeks. Which villa would you put me in?',
    daysAgo: 3,
    time: '12:31',
    isRead: true,
  },
  {
    subject: 'Catering Services',
    message: 'Do you deliver lunch to an office in town? We are twenty-five people, every second Wednesday.',
    daysAgo: 5,
    time: '07:48',
    isRead: true,
  },
  {
    subject: 'Feedback',
    message:
      'Thank you for the flowers on our anniversary. The balcony of the Honey Bee is the best seat in Mbarara.',
    daysAgo: 8,
    time: '18:02',
    isRead: true,
  },
  {
    subject: 'Other Inquiry',
    message: 'We left a blue jumper in Forest Breeze. If it turns up, we pass again at the end of the month.',
    daysAgo: 12,
    time: '10:10',
    isRead: true,
  },
]

/** What sample guests have written in the days before `today`, in the order in which it came. */
export function sampleMessages(today: Day): (typeof contactMessages.$inferInsert)[] {
  return MESSAGES.map(
    ({ subject, message, daysAgo, time, isRead }, index): typeof contactMessages.$inferInsert => {
      const number = 10 + index
      const writtenAt = new Date(`${addDays(today, -daysAgo)}T${time}:00Z`)
      return {
        name: `Sample Guest ${number}`,
        email: `sample.guest.${number}@example.com`,
        phone: `+256 700 000 0${number}`,
        subject,
        message,
        status: isRead ? 'read' : 'unread',
        createdAt: writtenAt,
        updatedAt: writtenAt,
      }
    },
  ).reverse()
}
