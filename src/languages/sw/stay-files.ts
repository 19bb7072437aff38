import type * as english from '@/features/stay-files/text'
import type { Translation } from '@/kernel/translation'

export const FILE_WORDS: Translation<typeof english.FILE_WORDS> = {
  booking: (reference) => `Nafasi ${reference}`,
  ofGroup: (reference, group) => `Nafasi ${reference}, sehemu ya kikundi ${group}`,
  checkIn: (day, time) => `Kufika ${day} kuanzia ${time}`,
  checkOut: (day, time) => `Kuondoka ${day} hadi ${time}`,
}
