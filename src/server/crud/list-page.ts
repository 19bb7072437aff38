import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** Rows in one answer at most, whoever asks (docs/decisions/lists.md). */
const LARGEST_PAGE = 500
const USUAL_PAGE = 50

/** How a list is asked for a page. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(LARGEST_PAGE).optional(),
}

export type PageQuery = { page?: number | undefined; pageSize?: number | undefined }

/** Rows of a list from `offset` on; `limit` is Infinity for a list that is never cut. */
export type Page = { limit: number; offset: number }

export const WHOLE: Page = { limit: Number.POSITIVE_INFINITY, offset: 0 }

export function namesPage({ page, pageSize }: PageQuery): boolean {
  return page !== undefined || pageSize !== undefined
}

/** The page a query names, or the first rows that fit into an answer when it names none. */
export function pageOf(query: PageQuery): Page {
  const limit = query.pageSize ?? (namesPage(query) ? USUAL_PAGE : LARGEST_PAGE)
  return { limit, offset: ((query.page ?? 1) - 1) * limit }
}

/** Says how many rows there are on all pages (`x-total-count`) and where the next page is (`Link`, RFC 8288). */
export function tellPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, offset }: Page,
  total: number,
) {
  reply.header('x-total-count', total)
  if (offset + limit >= total) return
  const [path, query] = request.url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(Math.floor(offset / limit) + 2))
  parameters.set('pageSize', String(limit))
  reply.header('link', `<${path}?${parameters}>; rel="next"`)
}

/** The page of rows that are all at hand, with the same headers. */
export function cutPage<Row>(
  request: FastifyRequest,
  reply: FastifyReply,
  query: PageQuery,
  rows: readonly Row[],
): Row[] {
  const page = pageOf(query)
  tellPage(request, reply, page, rows.length)
  return rows.slice(page.offset, page.offset + page.limit)
}
