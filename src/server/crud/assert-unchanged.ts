import { AppError } from '@/kernel/errors'

/**
 * For writes of what somebody has had open for a while: `seenAt` is the `updatedAt` (ISO 8601) their form began with.
 * Without one the last write wins. Throws changed-meanwhile.
 */
export function assertUnchanged(updatedAt: unknown, seenAt: string | undefined): void {
  if (seenAt === undefined) return
  if (new Date(String(updatedAt)).getTime() !== Date.parse(seenAt)) throw new AppError('changed-meanwhile')
}
