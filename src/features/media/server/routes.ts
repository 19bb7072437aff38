import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { drawPlaceholder } from '@/features/placeholder-pictures/rules/placeholder-picture'

const side = z.coerce.number().int().min(16).max(4000)

/** Stand-ins for missing pictures, drawn in the size asked for (docs/decisions/product-rules.md). */
export function placeholderRoutes(app: FastifyInstance) {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/placeholder/:width/:height',
    {
      config: { access: 'anyone' },
      schema: {
        tags: ['public'],
        params: z.object({ width: side, height: side }),
        files: { 200: 'image/svg+xml' },
      },
    },
    async (request, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .send(drawPlaceholder(request.params.width, request.params.height)),
  )
}
