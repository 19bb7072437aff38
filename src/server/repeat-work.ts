import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** `everyMs` is the pause from the end of one to the beginning of the next. */
export type Work = { name: string; everyMs: number; run: (closing: AbortSignal) => Promise<unknown> }

/**
 * Does `run` again and again while the app stands, with a pause between two of them; what it throws is logged, and the
 * next one tries anew. Closing the app waits for one under way, which hears of it by its signal while the last requests
 * are still answered.
 */
export function repeatWork(app: FastifyInstance, { name, everyMs, run }: Work) {
  const ending = new AbortController()
  const isOver = () => ending.signal.aborted

  async function work() {
    while (!isOver()) {
      await sleep(everyMs, undefined, { ref: false, signal: ending.signal }).catch(() => {})
      if (isOver()) return
      await run(ending.signal).catch((err) => {
        if (err !== ending.signal.reason) app.log.error({ err }, `${name} failed`)
      })
    }
  }

  const done = work()
  app.addHook('preClose', async () => ending.abort())
  app.addHook('onClose', async () => await done)
}
