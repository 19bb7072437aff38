import { defineWords } from '@/kernel/words'

/** A unit of a house by its number. */
export const ROOM_WORDS = defineWords('villas-room.ROOM_WORDS', {
  room: (number: string) => `Room ${number}`,
} as const)

/** A villa, or a booking with the villa it is of. */
type Unit = ({ name: string } | { villaName: string }) & { roomNumber: string | null }

const JOINTS = { short: ' ', listed: ', ', full: ', ' } as const

/**
 * A unit's own name, by which it cannot be mistaken for another of the same name. `short` is how staff, receipts and
 * files have it: `Rose Villa R01`; `listed` how e-mails do: `Rose Villa, R01`; `full` how guests read it on the site:
 * `Rose Villa, Room R01`.
 */
export function unitNameOf(unit: Unit, form: keyof typeof JOINTS = 'short'): string {
  const name = 'villaName' in unit ? unit.villaName : unit.name
  if (!unit.roomNumber) return name
  const room = form === 'full' ? ROOM_WORDS.room(unit.roomNumber) : unit.roomNumber
  return `${name}${JOINTS[form]}${room}`
}
