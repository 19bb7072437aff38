import { ARRIVAL_WORDS } from '@/features/stay-words/rules/arrival-words'

/** The hour from which a guest expects to arrive, by the property's clock; `24:00` is any time after midnight. */
export const ARRIVAL_TIMES = [
  '06:00',
  '07:00',
  '08:00',
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
  '18:00',
  '19:00',
  '20:00',
  '21:00',
  '22:00',
  '23:00',
  '24:00',
] as const

export type ArrivalTime = (typeof ARRIVAL_TIMES)[number]

/** `2:00 PM to 3:00 PM`, or `after midnight`. */
export function tellArrivalTime(time: ArrivalTime): string {
  const hour = Number(time.slice(0, 2))
  const { afterMidnight, between, clock } = ARRIVAL_WORDS
  return hour === 24 ? afterMidnight : between(clock(hour), clock(hour + 1))
}
