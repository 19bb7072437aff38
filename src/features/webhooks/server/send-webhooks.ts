import { setTimeout as wait } from 'node:timers/promises'
import { eq, notInArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Context } from '@/server/context'
import { postText } from '@/server/outside/post-text'
import { openText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import { pauseAfter } from '../rules/retry-pauses'
import { purposeOfWebhook } from './store-webhooks'
import { webhookDeliveries } from './table'

/** So that one slow receiver keeps no process for long. */
const TIME_LIMIT_MS = 15_000
const MOST_AT_ONCE = 20
/** While a receiver lets us wait: how soon messages to others that have become due meanwhile are seen. */
const LOOK_AGAIN_MS = 1000

type Taken = {
  id: number
  webhookId: number
  messageId: string
  kind: string
  data: Record<string, unknown>
  attempts: number
  happenedAt: string
  url: string
  sealedSecret: string
}

type Sender = Pick<Context, 'database' | 'settings' | 'mayReach'>

/**
 * Sends the messages that are due, up to twenty, and answers how many arrived. Each address gets one at a time, in their
 * order, beside the others; one that gives no answer gets no further one in this call, so that it delays nobody else.
 * Any number of processes may do it: each message is taken by one, under a mark that ends by itself, so that what a
 * process that died was sending is sent by another. A receiver may hear of something twice, never not at all. When
 * `closing` aborts it takes no further one.
 */
export async function sendWebhooks(context: Sender, closing?: AbortSignal): Promise<number> {
  const underWay = new Map<number, Promise<void>>()
  const silent = new Set<number>()
  let arrived = 0
  const begin = async (message: Taken) => {
    const outcome = await send(context, message)
    if (outcome === 'arrived') arrived++
    if (outcome === 'silent') silent.add(message.webhookId)
    underWay.delete(message.webhookId)
  }
  try {
    for (let count = 0; ; ) {
      const mayTake = count < MOST_AT_ONCE && !closing?.aborted
      const busy = [...underWay.keys()]
      const message = mayTake ? await takeNext(context.database.orm, [...busy, ...silent]) : undefined
      if (message) {
        count++
        const sending = begin(message)
        // Should it fail while the next message is taken: it stays under way, and the race below says so.
        sending.catch(() => undefined)
        underWay.set(message.webhookId, sending)
      } else {
        if (busy.length === 0) return arrived
        if (underWay.size > 0)
          await Promise.race([...underWay.values(), wait(LOOK_AGAIN_MS, undefined, { ref: false })])
      }
    }
  } finally {
    await Promise.allSettled(underWay.values())
  }
}

/** Forgets messages that were settled a month ago. */
export async function clearWebhookLog({ database: { orm } }: Pick<Context, 'database'>): Promise<void> {
  await orm.execute(sql`
    delete from webhook_deliveries
    where status in ('delivered', 'failed') and updated_at < now() - interval '30 days'`)
}

/** No transaction stays open while a message is on its way: the embedded engine has one connection for everybody. */
async function takeNext(orm: NodePgDatabase, passedOver: readonly number[]): Promise<Taken | undefined> {
  const others = passedOver.length > 0 ? notInArray(sql`one.webhook_id`, [...passedOver]) : sql`true`
  const { rows } = await orm.execute<Taken>(sql`
    update webhook_deliveries taken set status = 'sending', attempts = attempts + 1,
      due_at = now() + interval '1 minute', updated_at = now()
    from webhooks
    where taken.id = (
      select one.id from webhook_deliveries one join webhooks on webhooks.id = one.webhook_id and webhooks.is_active
      where one.status in ('queued', 'sending') and one.due_at <= now() and ${others}
      order by one.due_at, one.id limit 1 for update of one skip locked)
      and webhooks.id = taken.webhook_id
    returning taken.id, taken.webhook_id as "webhookId", taken.message_id as "messageId", taken.kind, taken.data,
      taken.attempts, taken.created_at as "happenedAt", webhooks.url, webhooks.sealed_secret as "sealedSecret"`)
  return rows[0]
}

async function send(context: Sender, message: Taken): Promise<'arrived' | 'refused' | 'silent'> {
  const { orm } = context.database
  const settle = (values: Partial<typeof webhookDeliveries.$inferInsert>) =>
    orm
      .update(webhookDeliveries)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(webhookDeliveries.id, message.id))
  const { status, error } = await post(context, message)
  if (error === null) {
    await settle({ status: 'delivered', answer: status, error: null, deliveredAt: new Date() })
    return 'arrived'
  }
  const pause = pauseAfter(message.attempts, status)
  await settle(
    pause === null
      ? { status: 'failed', answer: status, error }
      : { status: 'queued', answer: status, error, dueAt: new Date(Date.now() + pause * 1000) },
  )
  return status === null ? 'silent' : 'refused'
}

/** What the receiver answered, and why that is no success; null where it is one. */
async function post(
  { settings, mayReach }: Sender,
  { webhookId, messageId, kind, data, happenedAt, url, sealedSecret }: Taken,
): Promise<{ status: number | null; error: string | null }> {
  const secret = openText(await loadKeys(settings), purposeOfWebhook(webhookId), sealedSecret)
  if (secret === undefined)
    return { status: null, error: 'Its secret cannot be read: SECRET_KEY is not the one it was kept with.' }
  const { Webhook } = await import('standardwebhooks')
  const body = JSON.stringify({ type: kind, timestamp: new Date(happenedAt).toISOString(), data })
  const now = new Date()
  const headers = {
    'content-type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(messageId, now, body),
  }
  return await postText(url, { body, headers }, { mayReach, timeLimitMs: TIME_LIMIT_MS })
}
