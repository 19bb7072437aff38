import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DeletedList } from '@/kernel/deleted-rows'
import { AppError } from '@/kernel/errors'
import type { Resource } from '@/kernel/resource'
import { type Needed, OFFICE } from '@/kernel/roles'
import { idNumber, idText, instant, problemAnswer } from '@/kernel/wire'
import type { Context } from '../context'
import { staffOf } from '../http/access'
import { listDeleted } from './deleted-rows'
import { tellPage } from './list-page'
import { listQuery, listRows } from './list-rows'
import { type Row, type Rows, storedItem } from './rows'
import { translatable } from './translate-row'
import { translationRoutes } from './translation-routes'
import { changeRow, changeRows, createRow, deleteRow, reorderRows, restoreRow } from './write-rows'

const MOST_AT_ONCE = 10_000
const idParams = z.object({ id: idText })
const ids = z.array(idNumber).min(1).max(MOST_AT_ONCE)
const deletedList: DeletedList['response'] = z.array(
  z.object({ id: idNumber, name: z.string(), staffEmail: z.string(), deletedAt: instant }),
)
const problems = { 404: problemAnswer, 409: problemAnswer, 422: problemAnswer }
/** What a change was made from; anything that is left out is not looked at. */
const version = { updatedAt: z.iso.datetime({ offset: true }).optional() }

/** Who reads and who writes a resource, and whether writing wants a fresh proof. */
export type CrudAccess = { reads?: Needed; writes?: Needed; fresh?: true }

/**
 * Staff's side of a resource: list (search, sort, filters, pages; see list-page.ts), one, create,
 * change as a whole (PUT) or in part (PATCH), delete, and, where staff order the list, POST …/order `{ ids }`.
 * A PUT or PATCH that sends along the `updatedAt` it was made from is refused (409) when the row is newer.
 * What is restorable is listed at …/deleted after it was deleted and comes back by POST …/deleted/:id/restore.
 * What is translated has its texts in other languages at …/translations (translation-routes.ts).
 * What is a history is listed and added to, and that is all.
 * All but those who only clean read, who may change content writes, unless `access` says otherwise; every write is in the audit trail and on the public
 * pages at once.
 */
export function crudRoutes(
  app: FastifyInstance,
  context: Context,
  rows: Rows,
  { reads = OFFICE, writes = 'content', fresh }: CrudAccess = {},
) {
  const { resource } = rows
  const reading = { access: reads }
  const writing = { access: writes, ...(fresh && { fresh }) }
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const item = storedItem(resource)
  const tags = ['staff']
  const itemPath = `${resource.writePath}/:id`
  const whole = wholeInput(resource)

  routes.get(
    resource.adminPath,
    { config: reading, schema: { tags, querystring: listQuery(rows), response: { 200: z.array(item) } } },
    async (request, reply) => {
      const { items, page, total } = await listRows(context.database.orm, rows, request.query)
      tellPage(request, reply, page, total)
      return items as z.infer<typeof item>[]
    },
  )

  routes.get(
    `${resource.adminPath}/:id`,
    { config: reading, schema: { tags, params: idParams, response: { 200: item, 404: problemAnswer } } },
    async (request) => {
      const { table, columns } = rows
      const [row] = await context.database.orm.select().from(table).where(eq(columns.id, request.params.id))
      if (!row) throw new AppError('not-found')
      return rows.toItem(row) as z.infer<typeof item>
    },
  )

  routes.post(
    resource.writePath,
    { config: writing, schema: { tags, body: whole, response: { 201: item, ...problems } } },
    async (request, reply) => {
      const made = await createRow(context, staffOf(request), rows, request.body as Row)
      return reply.code(201).send(made as z.infer<typeof item>)
    },
  )

  if (rows.isHistory) return
  if (resource.translated.length > 0)
    translationRoutes(app, context, translatable(rows, context), { reads, writes })

  routes.put(
    itemPath,
    {
      config: writing,
      schema: {
        tags,
        params: idParams,
        body: replacingInput(resource),
        response: { 200: item, ...problems },
      },
    },
    async (request) => {
      const changed = await changeRow(context, staffOf(request), rows, request.params.id, request.body as Row)
      return changed as z.infer<typeof item>
    },
  )

  routes.patch(
    itemPath,
    {
      config: writing,
      schema: { tags, params: idParams, body: partOfInput(resource), response: { 200: item, ...problems } },
    },
    async (request) => {
      const changed = await changeRow(context, staffOf(request), rows, request.params.id, request.body as Row)
      return changed as z.infer<typeof item>
    },
  )

  routes.delete(
    itemPath,
    { config: writing, schema: { tags, params: idParams, response: { 204: z.null(), ...problems } } },
    async (request, reply) => {
      await deleteRow(context, staffOf(request), rows, request.params.id)
      return reply.code(204).send(null)
    },
  )

  if (resource.isRestorable) {
    routes.get(
      `${resource.adminPath}/deleted`,
      { config: reading, schema: { tags, response: { 200: deletedList } } },
      () => listDeleted(context.database.orm, rows),
    )
    routes.post(
      `${resource.adminPath}/deleted/:id/restore`,
      { config: writing, schema: { tags, params: idParams, response: { 200: item, ...problems } } },
      async (request) => {
        const restored = await restoreRow(context, staffOf(request), rows, request.params.id)
        return restored as z.infer<typeof item>
      },
    )
  }

  if (rows.position !== undefined)
    routes.post(
      `${resource.adminPath}/order`,
      {
        config: writing,
        schema: { tags, body: z.object({ ids }), response: { 204: z.null(), ...problems } },
      },
      async (request, reply) => {
        await reorderRows(context, staffOf(request), rows, request.body.ids)
        return reply.code(204).send(null)
      },
    )
}

/** POST …/bulk `{ ids, action: 'show' | 'hide' | 'delete' }` for a resource with such a switch: all or none. */
export function bulkRoutes(
  app: FastifyInstance,
  context: Context,
  rows: Rows,
  flag: 'isVisible' | 'isActive',
) {
  const body = z.object({ ids, action: z.enum(['show', 'hide', 'delete']) })
  const writing = { access: 'content' } as const
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      `${rows.resource.adminPath}/bulk`,
      { config: writing, schema: { tags: ['staff'], body, response: { 204: z.null(), ...problems } } },
      async (request, reply) => {
        const { action } = request.body
        const change = action === 'delete' ? null : { [flag]: action === 'show' }
        await changeRows(context, staffOf(request), rows, request.body.ids, change)
        return reply.code(204).send(null)
      },
    )
}

/** Staff's forms leave out what is empty: a field left out is its default, else null where it may be. */
function wholeInput(resource: Resource) {
  return z.preprocess((sent) => withOwnNames(resource, sent, blankOf(resource)), resource.input)
}

/** The same in the place of one there is, which keeps what older programs know nothing of. */
function replacingInput(resource: Resource) {
  const names: readonly string[] = resource.preserved
  const blank = Object.fromEntries(Object.entries(blankOf(resource)).filter(([key]) => !names.includes(key)))
  const optional = names.flatMap((name) => {
    const field: unknown = resource.input.shape[name]
    return field instanceof z.ZodType ? [[name, field.optional()] as const] : []
  })
  const input = resource.input.extend({ ...Object.fromEntries(optional), ...version })
  return z.preprocess((sent) => withOwnNames(resource, sent, blank), input)
}

function blankOf(resource: Resource): Row {
  const nothing = Object.keys(resource.input.shape).filter((key) => mayBeNull(resource, key))
  return { ...Object.fromEntries(nothing.map((key) => [key, null])), ...resource.defaults }
}

function partOfInput(resource: Resource) {
  return z.preprocess((sent) => withOwnNames(resource, sent, {}), resource.input.partial().extend(version))
}

function withOwnNames(resource: Resource, sent: unknown, blank: Row): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  const named = Object.entries(sent)
    .filter(([key, value]) => value !== undefined && !((resource.aliases[key] ?? '') in sent))
    .map(([key, value]) => {
      const own = resource.aliases[key] ?? key
      return [own, value === '' && mayBeNull(resource, own) ? null : value]
    })
  return { ...blank, ...Object.fromEntries(named) }
}

function mayBeNull({ input }: Resource, key: string): boolean {
  const field: unknown = input.shape[key]
  return field instanceof z.ZodType && field.safeParse(null).success
}
