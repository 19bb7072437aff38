import { ApiError } from '@/web/kit/request'
import { guestPageText } from './guest-page-text'

/** What the server said to the guest. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return guestPageText.failed
  // Of another total the message says all, in words for a guest.
  const problem = error.problems.find(({ path }) => path !== 'totalAmount')
  return problem?.message ?? error.serverMessage ?? guestPageText.failed
}
