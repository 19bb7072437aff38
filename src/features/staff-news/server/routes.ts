import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Context } from '@/server/context'
import { staffNewsEndpoint } from '../staff-contract'
import { readNews } from './read-news'
import { watchNews } from './watch-news'

/** Proxies hang up on a line where nothing comes. */
const HEARTBEAT_MS = 20_000
/** The browser then asks again, and whoever has signed out meanwhile is told so. */
const LONGEST_MS = 5 * 60_000

/** What happened, for everybody at the desk: once, or, to a browser that listens, whenever it changes. */
export function staffNewsRoutes(app: FastifyInstance, context: Context) {
  const news = watchNews(context, (err) => app.log.error({ err }, 'news could not be read'))
  const lines = new Set<() => void>()
  app.addHook('preClose', async () => {
    news.stop()
    for (const end of lines) end()
  })

  app.withTypeProvider<ZodTypeProvider>().get(
    staffNewsEndpoint.path,
    {
      config: { access: 'front-desk' },
      schema: {
        tags: ['staff'],
        summary: 'What happened that staff should hear of; to who accepts text/event-stream, as it happens',
        response: { 200: staffNewsEndpoint.response },
      },
    },
    async (request, reply) => {
      if (!request.headers.accept?.includes('text/event-stream')) return await readNews(context.database.orm)
      const line = openLine(reply)
      const end = () => {
        stopListening()
        clearInterval(heartbeat)
        clearTimeout(limit)
        lines.delete(end)
        line.end()
      }
      const stopListening = news.listen((now) => line.write(`data: ${JSON.stringify(now)}\n\n`))
      const heartbeat = setInterval(() => line.write(':\n\n'), HEARTBEAT_MS).unref()
      const limit = setTimeout(end, LONGEST_MS).unref()
      lines.add(end)
      line.on('close', end)
    },
  )
}

/** From here on the answer is written by hand, with the headers every answer has. */
function openLine(reply: FastifyReply) {
  const headers = reply.getHeaders()
  reply.hijack()
  reply.raw.writeHead(200, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // Proxies would gather it.
    'x-accel-buffering': 'no',
  })
  reply.raw.write('retry: 1000\n\n')
  return reply.raw
}
