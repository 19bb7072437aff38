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

/**
 * What `work` comes to; rejects when the time is up before. Then nothing waits for the signal any more: a page that is made
 * would be held with all it was made from by whoever still knows the signal.
 */
export async function unlessTimeIsUp<T>(timeIsUp: AbortSignal, work: Promise<T>): Promise<T> {
  let end = () => {}
  const ended = new Promise<never>((_resolve, reject) => {
    end = () => reject(new AppError('not-ready'))
  })
  if (timeIsUp.aborted) end()
  timeIsUp.addEventListener('abort', end)
  try {
    return await Promise.race([work, ended])
  } finally {
    timeIsUp.removeEventListener('abort', end)
  }
}
