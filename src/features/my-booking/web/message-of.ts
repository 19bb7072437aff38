import { ApiError } from '@/web/kit/request'
import { guestPageText } from './guest-page-text'

/** What the server said to the guest. */
export function messageOf(error: unknown): string {
  const said = error instanceof ApiError ? (error.problems[0]?.message ?? error.serverMessage) : undefined
  return said ?? guestPageText.failed
}
