import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { OFFLINE_PAGE, SERVICE_WORKER_PATH } from '@/features/offline/paths'
import { OFFLINE_WORDS } from '@/features/offline/text'
import { OfflinePage } from '@/features/offline/web/offline-page'
import type { PublicProperty } from '@/features/property/contract'
import { readOne, sendFile } from '@/server/http/send-file'
import { writeInFrame } from './plain-pages'

type Options = {
  /** The folder of the built browser files; null while Vite serves them, when there are no copies. */
  built: string | null
  readFacts: () => PublicProperty
}

/** Its head, header and footer are those of the page that stands in; it is the lightest with a way to the hotel. */
const FRAME = '/contact'
const TITLE = /<title>[^<]*<\/title>/

/** The program that answers for the site where the line is cut, and the page it answers with where it has no copy. */
export async function offlineRoutes(app: FastifyInstance, { built, readFacts }: Options): Promise<void> {
  const route = { config: { access: 'anyone' as const }, schema: { hide: true } }

  app.get(OFFLINE_PAGE, route, async (_request, reply) => {
    const { html, headers } = await writeInFrame(app, FRAME, <OfflinePage property={readFacts()} />)
    reply.headers({ ...headers, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    return reply.send(html.replace(TITLE, `<title>${OFFLINE_WORDS.title}</title>`))
  })

  if (built === null) return
  const name = path.basename(SERVICE_WORKER_PATH)
  const program = await readOne(
    path.join(built, 'offline'),
    name,
    new Set([name, `${name}.br`, `${name}.gz`]),
  )
  app.get(SERVICE_WORKER_PATH, route, async (request, reply) => {
    // It reads pages and files of this site, which what is no page may not otherwise.
    reply.header('content-security-policy', "default-src 'none'; connect-src 'self'")
    return sendFile(request, reply, program, 'no-cache')
  })
}
