import { and, eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { addDays } from '@/kernel/days'
import type { Context } from '@/server/context'
import { PERIODS, type PeriodKind } from '../rules/periods'
import {
  deleteCodes,
  deleteConsents,
  deleteEnquiries,
  deleteIdDocuments,
  deleteLinks,
  deleteMessages,
  deleteQuestions,
  deleteSenders,
  deleteTrail,
  type Enforce,
  forgetRecipients,
} from './delete-rows'
import { erasePastGuests } from './erase-past-guests'
import { retentionRuns } from './table'

const ENFORCERS: Record<PeriodKind, Enforce> = {
  stays: (context, limit, closing) => erasePastGuests(context, { limit, hasBooks: true, closing }),
  requests: (context, limit, closing) => erasePastGuests(context, { limit, hasBooks: false, closing }),
  'id-documents': deleteIdDocuments,
  messages: deleteMessages,
  enquiries: deleteEnquiries,
  questions: deleteQuestions,
  mails: forgetRecipients,
  consents: deleteConsents,
  links: deleteLinks,
  codes: deleteCodes,
  senders: deleteSenders,
  trail: deleteTrail,
}

/**
 * Deletes what has been kept for its period (docs/decisions/retention.md), once a day of the property for each kind,
 * whichever process comes first, and writes down how much that was. A kind that fails leaves the others to be done.
 */
export async function enforcePeriods(
  context: Context,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  closing?: AbortSignal,
): Promise<void> {
  const { orm } = context.database
  const ranOn = context.today()
  for (const { kind, days } of PERIODS) {
    if (closing?.aborted) return
    const claimed = await orm
      .insert(retentionRuns)
      .values({ ranOn, kind })
      .onConflictDoNothing()
      .returning({ kind: retentionRuns.kind })
    if (claimed.length === 0) continue
    try {
      const removed = await ENFORCERS[kind](context, addDays(ranOn, -days), closing)
      await orm
        .update(retentionRuns)
        .set({ removed, finishedAt: new Date() })
        .where(and(eq(retentionRuns.ranOn, ranOn), eq(retentionRuns.kind, kind)))
      if (removed > 0) log.info(`Kept long enough and deleted: ${removed} of ${kind}`)
    } catch (err) {
      log.error({ err }, `Deleting what was kept long enough failed for ${kind}`)
    }
  }
}
