import { AppError } from '@/kernel/errors'

/**
 * Does `work` with a signal that is aborted after so many milliseconds. What waits for that signal holds all that the
 * work has read and made: it is let go as soon as the work is done, not seconds later.
 */
export async function withTimeLimit<T>(
  milliseconds: number,
  work: (timeIsUp: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), milliseconds)
  try {
    return await work(limit.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects when the time is up. */
export function endOf(timeIsUp: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new AppError('not-ready'))
    if (timeIsUp.aborted) end()
    else timeIsUp.addEventListener('abort', end, { once: true })
  })
}
