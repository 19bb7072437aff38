import type { FastifyInstance } from 'fastify'
import { HouseError } from '@/kernel/errors'
import { NO_CONTROL_CHARACTERS } from '@/kernel/wire'

/** Refuses the one character no text of the database can keep, wherever it stands in what is sent. Throws invalid-input. */
export function refuseNul(app: FastifyInstance) {
  app.addHook('preValidation', async ({ routeOptions, params, query, body }) => {
    // As the router found it: in the address itself letters may stand in other writing.
    if (!routeOptions.url?.startsWith('/api/')) return
    const path = [params, query, body].map(findNul).find((found) => found !== null)
    if (path !== undefined)
      throw new HouseError('invalid-input', { problems: [{ path, message: NO_CONTROL_CHARACTERS }] })
  })
}

/** The dotted path of a text with that character in it; null when there is none. However deep: without recursion. */
function findNul(sent: unknown): string | null {
  const open: [path: string, value: unknown][] = [['', sent]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && value.includes('\0')) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value)) {
      if (key.includes('\0')) return path
      open.push([path === '' ? key : `${path}.${key}`, part])
    }
  }
  return null
}
