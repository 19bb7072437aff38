import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PUSH_ENDED_KIND } from '@/features/own-account/rules/push-ended-words'
import { readPropertyFacts } from '@/features/property/server/store'
import { mayDo, type Permission, permissionsOf } from '@/kernel/roles'
import type { Context } from '@/server/context'
import { queueMail } from '@/server/mail/queue-mail'
import { postText } from '@/server/outside/post-text'
import { loadKeys } from '@/server/secrets/secret-key'
import type { PushKind } from '../rules/push-kinds'
import { isPushService } from '../rules/push-services'
import { isGone, pauseAfter } from '../rules/retry-push'
import type { Notice } from '../rules/write-notice'
import type { Subscription } from '../staff-contract'
import { encryptPush } from './encrypt-push'
import { openSigningPair } from './push-keys'
import { readNotice } from './read-notice'
import { type SigningPair, signPush } from './sign-push'
import { openSubscription } from './store-devices'
import { pushDevices, pushMessages } from './table'

const MOST_AT_ONCE = 20
/** Well within the mark of a minute under which a message is taken. */
const TIME_LIMIT_MS = 10_000
/** How long the push service keeps it for a phone that is off: no longer than it is news. */
const KEPT_SECONDS = 2 * 60 * 60
/** What nobody could be told for so long is no news. */
const NEWS_FOR = sql`interval '2 hours'`
/** A device is given up when for so long no message has arrived and one more is given up. */
const FAILING_FOR = sql`interval '1 day'`
const UNREADABLE = 'It cannot be read: SECRET_KEY is not the one it was kept with.'
const NOT_CALLED = 'Its push service is not one we send to.'

type Taken = {
  id: number
  deviceId: number
  kind: PushKind
  sourceId: number
  attempts: number
  isOld: boolean
  isAwake: boolean
  isActive: boolean
  role: string
  stored: Permission[] | null
  sealed: string
}

type Sender = Pick<Context, 'database' | 'settings' | 'mayReach'>

/** What all notices of one round are sent with. */
type Desk = Sender & { keys: Buffer[]; pair: SigningPair | undefined; contact: string }

type Answer = { status: number | null; error: string | null }

/**
 * Sends the notices that are due, up to twenty at once, and answers how many were taken by push services. Any number of
 * processes may do it: each notice is taken by one, under a mark that ends by itself, so that what a process that died was
 * sending is sent by another; the phone shows one of the two, by the notice's tag.
 */
export async function sendPushes(context: Sender, closing?: AbortSignal): Promise<number> {
  if (closing?.aborted) return 0
  const taken = await takeDue(context.database.orm)
  if (taken.length === 0) return 0
  const desk = await openDesk(context)
  const sent = await Promise.allSettled(taken.map((message) => send(desk, message)))
  for (const one of sent) if (one.status === 'rejected') throw one.reason
  return sent.filter((one) => one.status === 'fulfilled' && one.value).length
}

/** Forgets notices that were settled a week ago. */
export async function clearPushes({ database: { orm } }: Pick<Context, 'database'>): Promise<void> {
  await orm.execute(sql`
    delete from push_messages
    where status in ('sent', 'failed', 'skipped') and updated_at < now() - interval '7 days'`)
}

/** No transaction stays open while a notice is on its way: the embedded engine has one connection for everybody. */
async function takeDue(orm: NodePgDatabase): Promise<Taken[]> {
  if (!(await isAnythingDue(orm))) return []
  const { rows } = await orm.execute<Taken>(sql`
    update push_messages taken set status = 'sending', attempts = attempts + 1,
      due_at = now() + interval '1 minute', updated_at = now()
    from push_devices device join users on users.id = device.user_id
      left join staff_roles on staff_roles.slug = users.role
    where taken.id in (
      select id from push_messages where status in ('queued', 'sending') and due_at <= now()
      order by due_at, id limit ${MOST_AT_ONCE} for update skip locked)
      and device.id = taken.device_id
    returning taken.id, taken.device_id as "deviceId", taken.kind, taken.source_id as "sourceId", taken.attempts,
      taken.created_at < now() - ${NEWS_FOR} as "isOld", device.sid is not null and device.ended_at is null as "isAwake",
      users.is_active as "isActive", users.role, staff_roles.permissions as stored,
      device.sealed_subscription as sealed`)
  return rows
}

/** Looked at every two seconds, most of them in vain. */
async function isAnythingDue(orm: NodePgDatabase): Promise<boolean> {
  const { rows } = await orm.execute(
    sql`select from push_messages where status in ('queued', 'sending') and due_at <= now() limit 1`,
  )
  return rows.length > 0
}

async function openDesk(context: Sender): Promise<Desk> {
  const { database, settings } = context
  const { generalEmail } = await readPropertyFacts(database.orm)
  return {
    ...context,
    keys: await loadKeys(settings),
    pair: await openSigningPair(context),
    contact: `mailto:${settings.ALARM_EMAIL ?? generalEmail}`,
  }
}

/** True where the push service has taken it. */
async function send(desk: Desk, message: Taken): Promise<boolean> {
  const { orm } = desk.database
  const notice = mayHear(message) ? await readNotice(orm, message.kind, message.sourceId) : null
  if (!notice) {
    await settle(orm, message.id, { status: 'skipped' })
    return false
  }
  const subscription = openSubscription(desk.keys, message.deviceId, message.sealed)
  const answer = subscription ? await post(desk, subscription, notice) : { status: null, error: UNREADABLE }
  if (answer.error === null) await recordSent(orm, message, answer)
  else if (isGone(answer.status)) await orm.delete(pushDevices).where(eq(pushDevices.id, message.deviceId))
  else await recordFailure(orm, message, answer)
  return answer.error === null
}

/** Judged when it is sent: rights may have changed since it was queued. */
function mayHear({ isOld, isAwake, isActive, role, stored, kind }: Taken): boolean {
  if (isOld || !isAwake || !isActive) return false
  return mayDo(permissionsOf(role, stored ?? []), kind === 'test' ? 'staff' : 'front-desk')
}

async function post(
  { settings, mayReach, pair, contact }: Desk,
  { endpoint, keys }: Subscription,
  notice: Notice,
): Promise<Answer> {
  if (!pair) return { status: null, error: UNREADABLE }
  // The settings may name fewer services than when it was switched on.
  if (!isPushService(endpoint, settings.PUSH_SERVICES)) return { status: 403, error: NOT_CALLED }
  const headers = {
    authorization: signPush(pair, { address: endpoint, contact, now: new Date() }),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(KEPT_SECONDS),
    urgency: 'high',
    topic: notice.tag,
  }
  const body = encryptPush(JSON.stringify(notice), keys)
  return await postText(endpoint, { body, headers }, { mayReach, timeLimitMs: TIME_LIMIT_MS })
}

async function recordSent(orm: NodePgDatabase, { id, deviceId }: Taken, { status }: Answer): Promise<void> {
  await orm.transaction(async (transaction) => {
    await settle(transaction, id, { status: 'sent', answer: status, error: null })
    await transaction
      .update(pushDevices)
      .set({ sentAt: new Date(), failingSince: null, error: null })
      .where(eq(pushDevices.id, deviceId))
  })
}

/** Tries again later, or gives it up; a device where that goes on is given up as well, and its owner hears of it by mail. */
async function recordFailure(
  orm: NodePgDatabase,
  { id, deviceId, attempts }: Taken,
  { status, error }: Answer,
): Promise<void> {
  const pause = pauseAfter(attempts, status)
  if (pause !== null) {
    const dueAt = new Date(Date.now() + pause * 1000)
    return await settle(orm, id, { status: 'queued', answer: status, error, dueAt })
  }
  await orm.transaction(async (transaction) => {
    await settle(transaction, id, { status: 'failed', answer: status, error })
    const isLasting = sql`${pushDevices.failingSince} < now() - ${FAILING_FOR}`
    const [device] = await transaction
      .update(pushDevices)
      .set({
        error,
        endedAt: sql`case when ${isLasting} then now() end`,
        failingSince: sql`coalesce(${pushDevices.failingSince}, now())`,
      })
      .where(sql`${pushDevices.id} = ${deviceId} and ${pushDevices.endedAt} is null`)
      .returning({ endedAt: pushDevices.endedAt })
    if (device?.endedAt) await queueMail(transaction, PUSH_ENDED_KIND, [deviceId])
  })
}

async function settle(
  orm: NodePgDatabase,
  id: number,
  values: Partial<typeof pushMessages.$inferInsert>,
): Promise<void> {
  await orm.update(pushMessages).set(values).where(eq(pushMessages.id, id))
}
