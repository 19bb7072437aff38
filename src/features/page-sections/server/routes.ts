import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { pageSectionsEndpoint } from '../contract'
import { SECTION_PAGES } from '../rules/section-names'
import { listPageSections } from './store'

const params = z.object({ page: z.enum(SECTION_PAGES) })

/** What visitors read of a page's sections. */
export function pageSectionRoutes(app: FastifyInstance, { database }: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    pageSectionsEndpoint.path,
    {
      config: { access: 'anyone' },
      schema: {
        tags: ['public'],
        params,
        response: { 200: pageSectionsEndpoint.response, 422: problemAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache')
      return await listPageSections(database.orm, request.params.page)
    },
  )
}
