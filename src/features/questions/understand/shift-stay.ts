import { addDays } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { nextWeekday } from './date-words'

const FRIDAY = 5
const WEEKEND_NIGHTS = 2

/** The stay a follow-up means by words that count from the one before: 'the weekend after', 'two days later'. */
export function shiftStay(text: string, before: Stay): Stay | null {
  if (/\bweekend (?:after|following)|\bfollowing weekend|\bnext weekend after\b/.test(text)) {
    const checkIn = nextWeekday(addDays(before.checkIn, 1), FRIDAY)
    return { checkIn, checkOut: addDays(checkIn, WEEKEND_NIGHTS) }
  }
  const longer =
    /\b(\d+|an?|an extra|another) (?:(?:more|extra|additional|longer) )?nights? (?:more|longer|extra)\b|\b(\d+|an|another) (?:more |extra |additional )?nights?\b(?=.*\b(?:more|longer|extra|another)\b)|\b(\d+) (?:more|extra|additional) nights?\b/.exec(
      text,
    )
  if (longer) return { ...before, checkOut: addDays(before.checkOut, countOf(longer.slice(1).find(Boolean))) }
  const moved =
    /\b(\d+|an?|one)? ?(day|week)s? (later|after(?: that)?|earlier|before)(?! \w*(?:day|tomorrow))\b|\b(?:the )?(following|next) (day|week) instead\b|\b(following) (week|day)\b/.exec(
      text,
    )
  if (!moved) return null
  const unit = moved[2] ?? moved[5] ?? moved[7]
  const direction = /earlier|before/.test(moved[3] ?? '') ? -1 : 1
  const days = countOf(moved[1]) * (unit === 'week' ? 7 : 1) * direction
  return { checkIn: addDays(before.checkIn, days), checkOut: addDays(before.checkOut, days) }
}

function countOf(text: string | undefined): number {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : 1
}
