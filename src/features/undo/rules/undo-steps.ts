import { BOOKING_STATUSES, type BookingStatus } from '@/features/bookings/rules/status'
import { mayDo, type Permission } from '@/kernel/roles'

/** For how long whoever took a step, or a colleague, takes it back without a reason. */
export const UNDO_MINUTES = 10

const MS_PER_MINUTE = 60_000

/** Where a step that was a slip may have come from, by where it led. */
const CAME_FROM: Partial<Record<BookingStatus, readonly BookingStatus[]>> = {
  confirmed: ['pending'],
  'checked-in': ['confirmed'],
  'checked-out': ['checked-in'],
  cancelled: ['pending', 'confirmed'],
  'no-show': ['confirmed'],
}

/** What the trail calls a step, and the making of a booking: a walk-in is checked in by it. */
export const STEP_ACTIONS = ['status', 'create'] as const

/** A step as the audit trail has it; `at` in milliseconds. */
export type StatusEntry = { id: number; at: number; isByStaff: boolean; before: unknown; after: unknown }

export type Step = Pick<StatusEntry, 'id' | 'at' | 'isByStaff'> & { from: BookingStatus; to: BookingStatus }

/**
 * The last step of a booking that stands, out of its entries of the trail in the order they were written: no step leads
 * back, so what does is the undoing of the one before, and neither of them stands. Undefined where there is none.
 * A walk-in, whose booking began as checked in, goes back to confirmed.
 */
export function lastStep(entries: readonly StatusEntry[]): Step | undefined {
  const steps: Step[] = []
  for (const { before, after, ...entry } of entries) {
    const to = statusIn(after)
    const from = statusIn(before) ?? (to === 'checked-in' ? 'confirmed' : undefined)
    if (!from || !to) continue
    const last = steps.at(-1)
    if (last && last.from === to && last.to === from) steps.pop()
    else steps.push({ ...entry, from, to })
  }
  return steps.at(-1)
}

/** True where undoing a step leads back to where it came from. */
export function canUndo({ from, to }: Step): boolean {
  return CAME_FROM[to]?.includes(from) ?? false
}

export type UndoAnswer = 'legal' | 'too-late' | 'reason-wanted'

/** Whether somebody may undo a step taken at `takenAt` (both instants in milliseconds). */
export function judgeUndo({
  takenAt,
  now,
  permissions,
  reason,
}: {
  takenAt: number
  now: number
  permissions: readonly Permission[]
  reason: string | null | undefined
}): UndoAnswer {
  if (now - takenAt <= UNDO_MINUTES * MS_PER_MINUTE) return 'legal'
  if (!mayDo(permissions, 'refunds')) return 'too-late'
  return reason ? 'legal' : 'reason-wanted'
}

function statusIn(told: unknown): BookingStatus | undefined {
  if (typeof told !== 'object' || told === null || !('status' in told)) return undefined
  return BOOKING_STATUSES.find((status) => status === told.status)
}
