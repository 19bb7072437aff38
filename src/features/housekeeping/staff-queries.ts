import type { z } from 'zod'
import { defineQuery, type Query } from '@/web/kit/query'
import { CLEANING_PATH } from './paths'
import type { cleaningEndpoint } from './staff-contract'

/** `keptAt` is the instant at which this browser made a copy of it; the server's own answer has none. */
export type ReadCleaningList = z.output<typeof cleaningEndpoint.response> & { keptAt?: string }

export const cleaningQuery: Query<ReadCleaningList> = defineQuery<typeof cleaningEndpoint>(CLEANING_PATH)
