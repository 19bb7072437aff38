import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import { queueMail } from '@/server/mail/queue-mail'
import { ALARMS, type AlarmKind, LIMITS } from '../rules/alarm-kinds'
import { ALARM_BEGAN_KIND, ALARM_ENDED_KIND } from '../rules/alarm-mail-kinds'
import { alarms } from './table'

export type AlarmLog = Pick<FastifyBaseLogger, 'info' | 'error'>

const KEPT = sql`interval '1 year'`

/**
 * Begins, keeps or ends the alarm of one kind by what a process has just found; null is nothing. Whichever process writes the
 * row queues the mail and says it in the log, so each is told once. It ends when no process has found anything for a
 * while, so that one that comes and goes is told once as well.
 */
export async function settleAlarm(
  orm: NodePgDatabase,
  log: AlarmLog,
  kind: AlarmKind,
  found: string | null,
): Promise<void> {
  if (found === null) await end(orm, log, kind)
  else await begin(orm, log, kind, found)
}

async function begin(orm: NodePgDatabase, log: AlarmLog, kind: AlarmKind, detail: string): Promise<void> {
  const isNew = await orm.transaction(async (transaction) => {
    const [begun] = await transaction
      .insert(alarms)
      .values({ kind, detail })
      .onConflictDoNothing()
      .returning({ id: alarms.id })
    if (!begun) {
      await transaction.update(alarms).set({ detail, seenAt: sql`now()` }).where(goesOn(kind))
      return false
    }
    // A mail that says that mails do not go out would come when they do.
    if (kind !== 'mails') await queueMail(transaction, ALARM_BEGAN_KIND, [begun.id])
    return true
  })
  if (isNew) log.error({ alarm: kind }, `${ALARMS[kind].title}. ${detail} ${ALARMS[kind].advice}`)
}

async function end(orm: NodePgDatabase, log: AlarmLog, kind: AlarmKind): Promise<void> {
  const quiet = sql`now() - make_interval(mins => ${LIMITS.quietMinutes})`
  // Most looks find nothing to end, and need no transaction for it.
  if ((await orm.$count(alarms, and(goesOn(kind), lt(alarms.seenAt, quiet)))) === 0) return
  const hasEnded = await orm.transaction(async (transaction) => {
    const ended = await transaction
      .update(alarms)
      .set({ endedAt: sql`now()` })
      .where(and(goesOn(kind), lt(alarms.seenAt, quiet)))
      .returning({ id: alarms.id })
    await queueMail(
      transaction,
      ALARM_ENDED_KIND,
      ended.map(({ id }) => id),
    )
    await transaction.delete(alarms).where(lt(alarms.endedAt, sql`now() - ${KEPT}`))
    return ended.length > 0
  })
  if (hasEnded) log.info({ alarm: kind }, `Over: ${ALARMS[kind].title}`)
}

function goesOn(kind: AlarmKind) {
  return and(eq(alarms.kind, kind), isNull(alarms.endedAt))
}
