import type * as english from '@/features/stay-files/text'
import type { Translation } from '@/kernel/translation'

export const FILE_WORDS: Translation<typeof english.FILE_WORDS> = {
  booking: (reference) => `Réservation ${reference}`,
  ofGroup: (reference, group) => `Réservation ${reference}, du groupe ${group}`,
  checkIn: (day, time) => `Arrivée ${day}, à partir de ${time}`,
  checkOut: (day, time) => `Départ ${day}, jusqu’à ${time}`,
}
