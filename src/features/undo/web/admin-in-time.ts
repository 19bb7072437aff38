import { useMay } from '@/web/admin-kit/use-may'
import { UNDO_MINUTES } from '../rules/undo-steps'

const MS_PER_MINUTE = 60_000

/** As the contract has it. */
export const LONGEST_REASON = 500

/** Whether whoever looks may still undo a step taken at an instant in milliseconds. */
export function useIsInTime(): (takenAt: number) => boolean {
  const isAdmin = useMay('refunds')
  return (takenAt) => isAdmin || Date.now() - takenAt < UNDO_MINUTES * MS_PER_MINUTE
}
