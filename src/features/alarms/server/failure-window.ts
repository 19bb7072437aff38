import type { FastifyInstance } from 'fastify'
import { LIMITS } from '../rules/alarm-kinds'

const MINUTE_MS = 60_000
/** Balancers ask these all the time, and one of them says 503 on purpose. */
const HEALTH = /^\/(livez|readyz|healthz)/

type Minute = { minute: number; calls: number; failures: number }

/** Calls that this process answered in the last minutes, and how many of them failed by its own fault. */
export class FailureWindow {
  #minutes: Minute[] = []

  add(isFailure: boolean, at: number): void {
    const minute = Math.floor(at / MINUTE_MS)
    let last = this.#minutes.at(-1)
    if (last?.minute !== minute) {
      last = { minute, calls: 0, failures: 0 }
      this.#minutes = [...this.#since(minute), last]
    }
    last.calls += 1
    if (isFailure) last.failures += 1
  }

  read(at: number): { calls: number; failures: number } {
    const sum = { calls: 0, failures: 0 }
    for (const { calls, failures } of this.#since(Math.floor(at / MINUTE_MS))) {
      sum.calls += calls
      sum.failures += failures
    }
    return sum
  }

  #since(minute: number): Minute[] {
    return this.#minutes.filter((one) => one.minute > minute - LIMITS.errorMinutes)
  }
}

/** Counts every call that the app answers. */
export function watchFailures(app: FastifyInstance): FailureWindow {
  const window = new FailureWindow()
  app.addHook('onResponse', async (request, reply) => {
    if (!HEALTH.test(request.routeOptions.url ?? '')) window.add(reply.statusCode >= 500, Date.now())
  })
  return window
}
