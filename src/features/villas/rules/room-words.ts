import { defineWords } from '@/kernel/words'

/** A unit of a house by its number. */
export const ROOM_WORDS = defineWords('villas-room.ROOM_WORDS', {
  room: (number: string) => `Room ${number}`,
} as const)
