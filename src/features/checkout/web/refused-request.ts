import type { BookingRequest } from '@/features/bookings/contract'
import type { GuestDetails } from '@/features/stay-calendar/rules/typed-details'
import type { ApiError } from '@/web/kit/request'

/** What was sent last, and what the server said against it. */
export type RefusedRequest = { request: BookingRequest; error: ApiError } | null

/** What it said about a field, until the guest changes it. */
export function problemOf(
  refused: RefusedRequest,
  details: GuestDetails,
  field: keyof GuestDetails,
): string | undefined {
  if (refused?.request[field] !== details[field].trim()) return undefined
  return refused.error.problems.find(({ path }) => path === field)?.message
}

/** What it said against the extras, until others or another stay are chosen; a new price stands beside it. */
export function extrasProblem(
  refused: RefusedRequest,
  now: Pick<BookingRequest, 'checkInDate' | 'extras'>,
): string | null {
  if (refused?.request.checkInDate !== now.checkInDate) return null
  if (JSON.stringify(refused.request.extras?.items) !== JSON.stringify(now.extras?.items)) return null
  const { error } = refused
  return error.problems.some(({ path }) => path === 'extras') ? (error.serverMessage ?? error.message) : null
}
