/** Minutes until the next try after the first, the second … failure; after the last the mail goes, while it still helps. */
export const PAUSES_MINUTES = [1, 2, 5, 15, 30, 60]

/** The quiet hours that go on at `now`. */
export type QuietTime = { now: Date; end: Date }

/**
 * What becomes of a message that comes to its turn in the quiet hours. It waits for their end, unless it failed before and
 * would go by e-mail earlier, were it tried and failed on (`too-long`), or has nothing to tell by then (`stale`). `attempts`
 * are those before this turn.
 */
export function decideInQuiet(
  { now, end }: QuietTime,
  { attempts, staleFrom }: { attempts: number; staleFrom: Date },
): 'wait' | 'too-long' | 'stale' {
  const minutesLeft = PAUSES_MINUTES.slice(attempts).reduce((sum, pause) => sum + pause, 0)
  if (attempts > 0 && now.getTime() + minutesLeft * 60_000 < end.getTime()) return 'too-long'
  return staleFrom <= end ? 'stale' : 'wait'
}
