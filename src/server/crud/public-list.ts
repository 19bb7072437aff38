import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cutPage, namesPage, pageQuery } from './list-page'

type ListEndpoint<Item extends z.ZodType> = { path: string; response: z.ZodArray<Item> }

/**
 * GET of all that visitors may see of one noun, in the order staff gave it, by pages like every list; `isWhole` for what
 * is never cut unless a page is asked for (docs/decisions/lists.md).
 */
export function publicList<Item extends z.ZodType>(
  app: FastifyInstance,
  { path, response }: ListEndpoint<Item>,
  read: () => Promise<z.input<Item>[]>,
  { isWhole = false } = {},
) {
  app.withTypeProvider<ZodTypeProvider>().get(
    path,
    {
      config: { access: 'anyone' },
      schema: { tags: ['public'], querystring: z.object(pageQuery), response: { 200: response } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache')
      const rows = await read()
      // Checked as it is sent.
      const sent = isWhole && !namesPage(request.query) ? rows : cutPage(request, reply, request.query, rows)
      return sent as z.output<Item>[]
    },
  )
}
