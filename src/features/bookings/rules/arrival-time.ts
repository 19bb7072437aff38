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
  return hour === 24 ? 'after midnight' : `${clockOf(hour)} to ${clockOf(hour + 1)}`
}

function clockOf(hour: number): string {
  if (hour === 24) return 'midnight'
  return `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`
}
