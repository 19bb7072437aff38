import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '@/kernel/errors'
import { idText, problemAnswer } from '@/kernel/wire'
import type { Context } from '@/server/context'
import { crudRoutes } from '@/server/crud/crud-routes'
import { cutPage, pageQuery } from '@/server/crud/list-page'
import { type Rows, storedIn, storedItem } from '@/server/crud/rows'
import { staffOf } from '@/server/http/access'
import { loadKeys } from '@/server/secrets/secret-key'
import * as contract from '../contract'
import { FEED_CONFLICTS_PATH, VILLA_CALENDARS_PATH } from '../paths'
import { listVillaCalendars, renewAddress } from './calendar-tokens'
import { listConflicts } from './list-conflicts'
import { readFeed } from './read-feed'
import { openAddress, sealWritten } from './seal-feeds'
import { seeConflict } from './see-conflict'
import { calendarFeeds as table } from './table'

/** `keys` are those of the moment. */
function storeFeeds(keys: () => readonly Buffer[]): Rows {
  const rows = storedIn(contract.calendarFeeds, {
    table,
    secret: ['url', 'sealedUrl'],
    toItem: ({ url, sealedUrl, readAt, dueAt, ...same }) => ({
      ...same,
      // Where no key opens it staff see its host, and give it anew (docs/decisions/secrets.md).
      url: openAddress(keys(), { id: same.id, url, sealedUrl }) ?? url,
      readAt: readAt?.toISOString() ?? null,
      dueAt: dueAt.toISOString(),
    }),
    // Whatever staff change about a feed, it is read at once, as if it had never failed.
    toRow: ({ url, ...same }) => ({
      ...same,
      url: url.replace(/^webcal:/i, 'https:'),
      dueAt: new Date(),
      failures: 0,
    }),
    told: ({ villaId, name, url, isActive }) => ({ villaId, name, url: nameAddress(url), isActive }),
  })
  return {
    ...rows,
    onWrite: async (transaction, { after }) => {
      if (after) await sealWritten(transaction, keys(), { id: Number(after.id), url: String(after.url) })
    },
  }
}

const config = { access: 'prices' } as const
const tags = ['staff']

/** Other platforms' calendars, what of them is taken here too, and the addresses of our own. */
export function calendarAdminRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  const routes = app.withTypeProvider<ZodTypeProvider>()
  app.register(async (scope) => feedRoutes(scope, context))

  routes.get(
    contract.feedConflictsEndpoint.path,
    {
      config: { access: ['front-desk', 'prices'] },
      schema: {
        tags,
        querystring: z.object(pageQuery),
        response: { 200: contract.feedConflictsEndpoint.response },
      },
    },
    async (request, reply) =>
      cutPage(request, reply, request.query, await listConflicts(orm, context.today())),
  )

  routes.post(
    `${FEED_CONFLICTS_PATH}/:id/seen`,
    {
      config: { access: 'front-desk' },
      schema: {
        tags,
        summary: 'Puts a conflict aside that staff have seen; it stays in the list',
        params: z.object({ id: z.string().max(120) }),
        response: { 200: contract.feedConflict, 404: problemAnswer },
      },
    },
    async (request) => await seeConflict(orm, staffOf(request), request.params.id, context.today()),
  )

  routes.get(
    contract.villaCalendarsEndpoint.path,
    {
      config: { access: ['front-desk', 'prices'] },
      schema: { tags, response: { 200: contract.villaCalendarsEndpoint.response } },
    },
    async () => await listVillaCalendars(context),
  )

  routes.post(
    `${VILLA_CALENDARS_PATH}/:id/renew`,
    {
      config,
      schema: {
        tags,
        summary: 'Gives a villa’s calendar a new address; the one before leads nowhere any more',
        params: z.object({ id: idText }),
        response: { 200: contract.villaCalendar, 404: problemAnswer },
      },
    },
    async (request) => await renewAddress(context, staffOf(request), request.params.id),
  )
}

function feedRoutes(app: FastifyInstance, context: Context) {
  const { orm } = context.database
  let keys: readonly Buffer[] = []
  app.addHook('onRequest', async () => {
    keys = await loadKeys(context.settings)
  })
  const rows = storeFeeds(() => keys)
  crudRoutes(app, context, rows, { reads: ['front-desk', 'prices'], writes: 'prices' })

  const feed = storedItem(contract.calendarFeeds)
  app.withTypeProvider<ZodTypeProvider>().post(
    `${contract.calendarFeeds.adminPath}/:id/read`,
    {
      config,
      schema: {
        tags,
        summary: 'Reads a feed now; whether that went well is in the answer',
        params: z.object({ id: idText }),
        response: { 200: feed, 404: problemAnswer },
      },
    },
    async ({ params: { id } }) => {
      const find = async () => (await orm.select().from(table).where(eq(table.id, id)))[0]
      const before = await find()
      if (!before) throw new AppError('not-found')
      await readFeed(context, before)
      const after = await find()
      if (!after) throw new AppError('not-found')
      return rows.toItem(after) as z.infer<typeof feed>
    },
  )
}

/** Enough of a feed's address to tell it from another: who has the whole of it reads that calendar. */
function nameAddress(url: string): string {
  const mark = createHash('sha256').update(url).digest('hex').slice(0, 8)
  return `${new URL(url).hostname} (${mark})`
}
