import type { ArrivalTime } from './arrival-time'

/**
 * The arrival time that a text names, null for any other. It knows the form alone: pages that show no list of times do
 * not load one.
 */
export function readArrivalTime(text: unknown): ArrivalTime | null {
  return typeof text === 'string' && /^(0[6-9]|1\d|2[0-4]):00$/.test(text) ? (text as ArrivalTime) : null
}
