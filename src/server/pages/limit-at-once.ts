/** More was asked for at once than is done or waited for. */
export class TooManyAtOnce extends Error {}

/** Runs at most `running` tasks at once, and lets `waiting` more wait for their turn. Throws TooManyAtOnce beyond. */
export function limitAtOnce({ running, waiting }: { running: number; waiting: number }) {
  let free = running
  const queue: (() => void)[] = []

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new TooManyAtOnce()
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free += 1
    }
  }
}
