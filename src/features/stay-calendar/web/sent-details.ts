import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { readArrivalTime } from '@/features/bookings/rules/read-arrival-time'
import { BOARDS, type Board } from '@/features/rates/rules/board'

/** What a confirmation tells of what its guest chose and typed, also over a reload of its tab. */
export type SentDetails = {
  arrivalTime: ArrivalTime | null
  board: Board | null
  /** Empty for none. */
  specialRequests: string
}

/** The same as a request or a browser has them. */
type Given = { [Name in keyof SentDetails]?: unknown }

const NOTHING: SentDetails = { arrivalTime: null, board: null, specialRequests: '' }

/** By reference, from the sending of a booking until its confirmation is stored. */
const sent = new Map<string, SentDetails>()

export function rememberDetails(reference: string, details: Given): void {
  sent.set(reference, readDetails(details))
}

export function recallDetails(reference: string): SentDetails {
  return sent.get(reference) ?? NOTHING
}

/** The details in what a browser kept; what is none of them counts as nothing. */
export function readDetails({ arrivalTime, board, specialRequests }: Given): SentDetails {
  return {
    arrivalTime: readArrivalTime(arrivalTime),
    board: BOARDS.find((name) => name === board) ?? null,
    specialRequests: typeof specialRequests === 'string' ? specialRequests : '',
  }
}
