import { ApiError } from '@/web/kit/request'
import { guestDataText as words } from '../rules/guest-data-text'

/** What the server said to the guest, of a field where there is one. */
export function messageOf(error: unknown): string {
  const said = error instanceof ApiError ? (error.problems[0]?.message ?? error.serverMessage) : undefined
  return said ?? words.failed
}
