import type { z } from 'zod'

export type ApiPath = `/api/${string}`

/**
 * One GET of the API, declared in a contract: the server's route takes path and schemas from it, the browser's query
 * its types (web/kit/query.ts), so that the two cannot disagree.
 */
export type Endpoint = {
  /** As the route has it: `/api/admin/bookings/:id`. */
  path: ApiPath
  /** The answer's schema where all went well. */
  response: z.ZodType
  /** What the address takes after its `?`; left out where a browser asks for the whole. */
  querystring?: z.ZodType
}

/** Declares a GET by its path and the schemas of what it answers and takes. */
export function defineEndpoint<const Path extends ApiPath, Schemas extends Omit<Endpoint, 'path'>>(
  path: Path,
  schemas: Schemas,
): { path: Path } & Schemas {
  return { path, ...schemas }
}

/** One write of the API, declared and used the same way; the browser sends it by `send` (web/kit/send.ts). */
export type Call = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: ApiPath
  /** The answer's schema where all went well. */
  response: z.ZodType
  body?: z.ZodType
}

/** Declares a write by its method, its path and the schemas of what it answers and takes. */
export function defineCall<
  const Method extends Call['method'],
  const Path extends ApiPath,
  Schemas extends Omit<Call, 'method' | 'path'>,
>(method: Method, path: Path, schemas: Schemas): { method: Method; path: Path } & Schemas {
  return { method, path, ...schemas }
}
