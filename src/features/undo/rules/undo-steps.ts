import type { BookingStatus } from '@/features/bookings/rules/status'
import { mayDo, type Permission } from '@/kernel/roles'

/** For how long whoever took a step, or a colleague, takes it back without a reason. */
export const UNDO_MINUTES = 10

const MS_PER_MINUTE = 60_000

/** What a step that was a slip leads back to; what frees nights or charges a fee is not undone but booked again. */
const BACK: Partial<Record<BookingStatus, BookingStatus>> = {
  'checked-in': 'confirmed',
  'checked-out': 'checked-in',
}

/** Where undoing the last step leads; undefined where it is none that can be undone. */
export function stepBack(status: BookingStatus): BookingStatus | undefined {
  return BACK[status]
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
