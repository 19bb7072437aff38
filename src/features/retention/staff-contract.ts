import { z } from 'zod'
import { defineEndpoint } from '@/kernel/endpoint'
import { dayText, instant } from '@/kernel/wire'
import { RETENTION_PATH } from './paths'

/** A night's work on one kind; `finishedAt` is null where it did not come to its end. */
const run = z.object({
  kind: z.string(),
  ranOn: dayText,
  removed: z.number().int(),
  finishedAt: instant.nullable(),
})

/** The newest night first. */
export const retentionEndpoint = defineEndpoint(RETENTION_PATH, { response: z.array(run) })

export type RetentionRun = z.infer<typeof run>
