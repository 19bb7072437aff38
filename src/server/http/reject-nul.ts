import type { FastifyInstance } from 'fastify'
import { AppError, type FieldProblem } from '@/kernel/errors'
import { WIRE_WORDS } from '@/kernel/wire'

const NO_HALF_CHARACTERS = 'Please leave out the half character, such as a piece of an emoji'

/** A surrogate without its other half: with the `u` flag whole pairs are one letter and no surrogate. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** Refuses what no text of the database can keep, NUL and half a character, wherever it stands in what is sent. Throws invalid-input. */
export function rejectNul(app: FastifyInstance) {
  app.addHook('preValidation', async ({ routeOptions, params, query, body }) => {
    // As the router found it: in the address itself letters may stand in other writing.
    if (!routeOptions.url?.startsWith('/api/')) return
    const problem = [params, query, body].map(findProblem).find((found) => found !== null)
    if (problem) throw new AppError('invalid-input', { problems: [problem] })
  })
}

/** The first such text, by its dotted path; null when there is none. However deep: without recursion. */
function findProblem(sent: unknown): FieldProblem | null {
  const open: [path: string, value: unknown][] = [['', sent]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next
    const message = typeof value === 'string' ? judgeText(value) : null
    if (message) return { path, message }
    // Bytes are no text yet.
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    for (const [key, part] of Object.entries(value)) {
      const problem = judgeText(key)
      if (problem) return { path, message: problem }
      open.push([path === '' ? key : `${path}.${key}`, part])
    }
  }
  return null
}

function judgeText(text: string): string | null {
  if (text.includes('\0')) return WIRE_WORDS.controls
  return LONE_SURROGATE.test(text) ? NO_HALF_CHARACTERS : null
}
