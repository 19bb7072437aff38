import { phrases } from '@/features/questions/understand/phrases'
import { numbersInFigures, properSubjects } from '@/features/questions/understand/plain-words'
import { shiftStay } from '@/features/questions/understand/shift-stay'
import type { StayWish } from '@/features/questions/understand/stay-wish'
import { addDays } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'

const OF_BOARDS = new Set(['full', 'half', 'board', 'bed', 'breakfast', 'lunch', 'dinner', 'food'])
const ASKS_MEANING = phrases('what is, what does, what do, mean, means, include, includes, included')
const ENDS_IN_COUNT = /\b(\d{1,2}|one)(?: only| instead| then| please)?\W*$/
/** What stands before another count: 'make it 5', 'actually no, just one', 'and what about only 2?' */
const BEFORE_COUNT = ['make it', 'make that', 'what about', 'how about', 'just', 'only', 'for']

/** The count that a message ends in, where it is one instead of another, and what it says before; null where none. */
function otherCountIn(slots: string): { count: number; before: string } | null {
  const figured = numbersInFigures(slots)
  const found = ENDS_IN_COUNT.exec(figured)
  if (!found) return null
  const words = figured.slice(0, found.index).trimEnd()
  const before = withoutLeads(words)
  return before === words ? null : { count: found[1] === 'one' ? 1 : Number(found[1]), before }
}

function withoutLeads(words: string): string {
  const lead = BEFORE_COUNT.find((one) => ` ${words}`.endsWith(` ${one}`))
  return lead === undefined ? words : withoutLeads(words.slice(0, words.length - lead.length).trimEnd())
}

/** What a message that says nothing else changes of the stay before it: its days, how many, the meals; null where none. */
export function changeOf(before: StayWish | null, own: StayWish, slots: string): Partial<StayWish> | null {
  if (!before) return null
  const other = otherCountIn(slots)
  const subjects = properSubjects(other?.before ?? numbersInFigures(slots))
  if (own.board && before.when && subjects.every((stem) => OF_BOARDS.has(stem)))
    return ASKS_MEANING(slots) ? null : {}
  if (subjects.length > 0) return null
  if (before.when && shiftFrom(before, slots)) return {}
  return recount(before, own, other?.count)
}

/** So many villas instead of those asked for before, or so many guests. */
function recount(
  { villas = 1, guests }: StayWish,
  own: StayWish,
  told: number | undefined,
): Pick<StayWish, 'villas' | 'guests'> | null {
  if (own.guests !== undefined || own.when) return null
  const count = told ?? own.villas
  if (!count) return null
  if (villas > 1) return { villas: count }
  return told !== undefined && guests !== undefined ? { guests: count } : null
}

/** The stay that words counting from the one before it mean: 'one more night', 'two days later'. */
export function shiftFrom({ when, nights }: StayWish, question: string): Stay | null {
  const figured = numbersInFigures(question)
  if (when?.kind === 'stay') return shiftStay(figured, when.stay)
  if (when?.kind !== 'night') return null
  const moved = shiftStay(figured, { checkIn: when.day, checkOut: when.day })
  if (!moved || moved.checkOut > moved.checkIn) return moved
  return shiftStay(figured, { checkIn: when.day, checkOut: addDays(when.day, nights ?? 1) })
}
