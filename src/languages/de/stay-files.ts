import type * as english from '@/features/stay-files/text'
import type { Translation } from '@/kernel/translation'

export const FILE_WORDS: Translation<typeof english.FILE_WORDS> = {
  booking: (reference) => `Buchung ${reference}`,
  ofGroup: (reference, group) => `Buchung ${reference}, Teil der Gruppe ${group}`,
  checkIn: (day, time) => `Anreise ${day}, ab ${time}`,
  checkOut: (day, time) => `Abreise ${day}, bis ${time}`,
}
