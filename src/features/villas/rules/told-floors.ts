import { defineWords } from '@/kernel/words'
import { FLOORS } from './floors'

export const FLOOR_WORDS = defineWords('villas-floors.FLOOR_WORDS', {
  'Ground Floor': 'Ground Floor',
  'First Floor': 'First Floor',
} satisfies Record<(typeof FLOORS)[number], string>)

/** A storey as guests read it; what staff wrote before there were two of them stays as it is. */
export function tellFloor(floor: string | null): string | null {
  const known = FLOORS.find((one) => one === floor)
  return known ? FLOOR_WORDS[known] : floor
}
