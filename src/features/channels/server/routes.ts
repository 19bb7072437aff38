import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Context } from '@/server/context'
import { limited } from '@/server/http/rate-limits'
import { villaCalendarPath } from '../paths'
import { writeVillaCalendar } from './villa-calendar'

/** What other booking platforms read: a villa's busy nights, at an address that only staff hand out. */
export function calendarRoutes(app: FastifyInstance, context: Context) {
  app.withTypeProvider<ZodTypeProvider>().get(
    villaCalendarPath(':token').replace('.ics', ''),
    {
      config: { access: 'anyone', ...limited('calendars') },
      schema: {
        tags: ['public'],
        summary: 'Busy nights of a villa for other booking platforms, as an .ics file',
        params: z.object({ token: z.string().meta({ description: 'The secret token, and .ics after it' }) }),
        files: { 200: 'text/calendar', 304: null },
      },
    },
    async (request, reply) => {
      const text = await writeVillaCalendar(context, request.params.token)
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      reply.header('cache-control', 'private, no-cache')
      reply.header('etag', etag)
      reply.header('x-robots-tag', 'noindex')
      const known = request.headers['if-none-match']?.split(/,\s*/) ?? []
      if (known.some((one) => one.replace(/^W\//, '') === etag)) return reply.code(304).send()
      reply.header('content-type', 'text/calendar; charset=utf-8')
      reply.header('content-disposition', 'inline; filename="calendar.ics"')
      return reply.send(text)
    },
  )
}
