import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { OFFLINE_PAGE } from '@/features/offline/paths'
import { OFFLINE_WORDS } from '@/features/offline/text'
import { OfflinePage } from '@/features/offline/web/offline-page'
import type { PublicProperty } from '@/features/property/contract'
import { serveFiles } from '@/server/http/static-files'
import { writeInFrame } from './plain-pages'

type Options = {
  /** The folder of the built browser files; null while Vite serves them, when there are no copies. */
  built: string | null
  readFacts: () => PublicProperty
}

/** Its head, header and footer are those of the page that stands in; it is the lightest with a way to the hotel. */
const FRAME = '/contact'
const TITLE = /<title>[^<]*<\/title>/
/** How the frame's own page is marked in the menus. */
const AS_THIS_PAGE = / (?:data-status="active"|aria-current="page")/g

/** The program that answers for the site where the line is cut, and the page it answers with where it has no copy. */
export async function offlineRoutes(app: FastifyInstance, { built, readFacts }: Options): Promise<void> {
  const route = { config: { access: 'anyone' as const }, schema: { hide: true } }

  app.get(OFFLINE_PAGE, route, async (_request, reply) => {
    const { html, headers } = await writeInFrame(app, FRAME, <OfflinePage property={readFacts()} />)
    reply.headers({ ...headers, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    const title = `<title>${OFFLINE_WORDS.title}</title>`
    return reply.send(html.replace(TITLE, title).replace(AS_THIS_PAGE, ''))
  })

  // It reads pages and files of this site, and its notifications have a picture.
  const policy = "default-src 'none'; connect-src 'self'; img-src 'self'"
  if (built !== null)
    await serveFiles(app, { folder: path.join(built, 'offline'), prefix: '/', isHashed: false, policy })
}
