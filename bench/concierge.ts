import { type RunningServer, startBuiltServer } from '../scripts/built-server'
import { QUESTIONS } from '../test/concierge-stay-questions'
import type { BenchOptions, Figure } from './figure'
import { type LoadProcess, startLoadProcess } from './load-process'

/** The most milliseconds that 99 of 100 answers may take on the sample property. */
const BOUND_MS = 30

/** Time until the concierge's embedded answer is there, through HTTP, over all the questions it is held to. */
export async function benchConcierge({ isQuick }: BenchOptions): Promise<Figure[]> {
  const server = await startBuiltServer()
  const load = startLoadProcess()
  try {
    // The first round only warms up: the index is made, statements are planned.
    await askAll(load, server, 1)
    const latencies = await askAll(load, server, isQuick ? 2 : 10)
    const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? Number.POSITIVE_INFINITY
    return [
      {
        name: `concierge's answer, 99 of 100 within / ${BOUND_MS} ms`,
        ratio: p99 / BOUND_MS,
        bound: { max: 1 },
        detail: `${p99.toFixed(1)} ms, half within ${(latencies[latencies.length >> 1] ?? 0).toFixed(1)} ms, of ${latencies.length} questions`,
      },
    ]
  } finally {
    load.stop()
    await server.close()
  }
}

async function askAll(load: LoadProcess, server: RunningServer, rounds: number): Promise<number[]> {
  const calls = Array.from({ length: rounds }, () => QUESTIONS)
    .flat()
    .map(({ ask }) => {
      const turns = typeof ask === 'string' ? [ask] : ask
      const history = turns.slice(0, -1).map((content) => ({ sender: 'user', content }))
      return { path: '/api/chat/concierge', body: { message: turns.at(-1), history } }
    })
  const { latencies, statuses } = await load.send({ url: server.url, concurrency: 1, calls })
  if (statuses[200] !== calls.length) throw new Error(`The concierge answered ${JSON.stringify(statuses)}`)
  return latencies.sort((one, other) => one - other)
}
