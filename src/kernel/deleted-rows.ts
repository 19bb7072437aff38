import type { z } from 'zod'
import type { ApiPath } from './endpoint'

/** What was deleted and can be restored, under the id it had; the instant is ISO 8601. */
export type DeletedItem = { id: number; name: string; staffEmail: string; deletedAt: string }

/** Staff's list of it for one resource, as an endpoint (endpoint.ts). */
export type DeletedList = { path: ApiPath; response: z.ZodType<DeletedItem[]> }
