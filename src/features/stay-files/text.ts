import { defineWords } from '@/kernel/words'

/** What stands in a guest's calendar beside the name of the stay. */
export const FILE_WORDS = defineWords('stay-files.FILE_WORDS', {
  booking: (reference: string) => `Booking ${reference}`,
  ofGroup: (reference: string, group: string) => `Booking ${reference}, part of group ${group}`,
  checkIn: (day: string, time: string) => `Check-in ${day} from ${time}`,
  checkOut: (day: string, time: string) => `Check-out ${day} until ${time}`,
} as const)
