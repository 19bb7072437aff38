import { addDays } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { nextWeekday } from './date-words'
import { firstMatch } from './patterns'

const FRIDAY = 5
const WEEKEND_NIGHTS = 2
/** 'One more night', 'two nights longer', 'another night'. */
const LONGER = [
  /\b(\d+|an?|another) (?:more |extra |longer )?nights? (?:more|longer|extra)\b/,
  /\b(\d+|an|another) (?:more |extra )?nights?\b(?=.*\b(?:more|longer)\b)/,
  /\b(\d+) (?:more|extra|additional) nights?\b|\b(?:another|extra) nights?\b/,
]
/** 'Two days later', 'the week after', 'the next day instead'. */
const MOVED = [
  /\b(?<count>\d+|an?|one)? ?\b(?<unit>day|week)s? (?<where>later|earlier|before)\b/,
  /\b(?<count>\d+|an?|one)? ?\b(?<unit>day|week)s? after\b(?! \w*(?:day|tomorrow))/,
  /\b(?:following|next) (?<unit>day|week) instead\b/,
  /\bfollowing (?<unit>day|week)\b/,
]

/** The stay a follow-up means by words that count from the one before: 'the weekend after', 'two days later'. */
export function shiftStay(text: string, before: Stay): Stay | null {
  if (/\bweekend (?:after|following)|\bfollowing weekend|\bnext weekend after\b/.test(text)) {
    const checkIn = nextWeekday(addDays(before.checkIn, 1), FRIDAY)
    return { checkIn, checkOut: addDays(checkIn, WEEKEND_NIGHTS) }
  }
  const longer = firstMatch(text, LONGER)
  if (longer) return { ...before, checkOut: addDays(before.checkOut, countOf(longer.slice(1).find(Boolean))) }
  const moved = firstMatch(text, MOVED)
  if (!moved?.groups) return null
  const { count, unit, where = '' } = moved.groups
  const direction = /earlier|before/.test(where) ? -1 : 1
  const days = countOf(count) * (unit === 'week' ? 7 : 1) * direction
  return { checkIn: addDays(before.checkIn, days), checkOut: addDays(before.checkOut, days) }
}

function countOf(text: string | undefined): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : 1
}
