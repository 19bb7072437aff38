import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

type Readable<Item extends z.ZodType> = { path: string; item: Item }

/** GET of all that visitors may see of one noun, in the order staff gave it. */
export function publicList<Item extends z.ZodType>(
  app: FastifyInstance,
  { path, item }: Readable<Item>,
  read: () => Promise<z.input<Item>[]>,
) {
  app.get(
    path,
    { config: { access: 'anyone' }, schema: { tags: ['public'], response: { 200: z.array(item) } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return await read()
    },
  )
}
