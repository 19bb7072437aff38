import { explainFailure, openOutside, UnreadableError } from './open-outside'
import type { MayReach } from './public-address'

type Message = { body: string | Uint8Array; headers: Readonly<Record<string, string>> }

type Limits = { mayReach: MayReach; timeLimitMs: number }

/**
 * Posts a body to an http(s) address on the internet, and follows no redirect. Answers the status, and why it is no
 * success in words for staff; null where it is one. What comes back is not read.
 */
export async function postText(
  address: string,
  { body, headers }: Message,
  { mayReach, timeLimitMs }: Limits,
): Promise<{ status: number | null; error: string | null }> {
  const deadline = AbortSignal.timeout(timeLimitMs)
  try {
    const answer = await openOutside(new URL(address), { body, headers }, mayReach, deadline)
    answer.destroy()
    const { statusCode: status = 0 } = answer
    return { status, error: status >= 200 && status < 300 ? null : `It answered with status ${status}.` }
  } catch (error) {
    if (deadline.aborted)
      return { status: null, error: `It took longer than ${Math.ceil(timeLimitMs / 1000)} seconds.` }
    if (error instanceof UnreadableError) return { status: null, error: error.message }
    return { status: null, error: explainFailure(error) }
  }
}
