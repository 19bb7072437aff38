import { randomBytes } from 'node:crypto'
import { asc, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import type { SealedColumn } from '@/server/secrets/reseal'
import { sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import type { Delivery, NewWebhook, Webhook, WebhookChange } from '../contract'
import { webhookDeliveries, webhooks } from './table'

/** As the standard has it: 24 to 64 bytes, in base64, under a name by which it is found where it was left. */
const SECRET_BYTES = 32
const SECRET_PREFIX = 'whsec_'
const resource = 'webhooks'

export const SEALED_WEBHOOK_SECRETS: SealedColumn = {
  table: webhooks,
  id: webhooks.id,
  sealed: webhooks.sealedSecret,
  purposeOf: purposeOfWebhook,
}

export function purposeOfWebhook(id: number): string {
  return `webhook:${id}`
}

export async function listWebhooks(orm: NodePgDatabase): Promise<Webhook[]> {
  return (await orm.select().from(webhooks).orderBy(asc(webhooks.id))).map(toDto)
}

/** Adds an address; the secret its messages are signed with is answered this once. */
export async function addWebhook(
  { database: { orm }, settings }: Context,
  staff: Staff,
  input: NewWebhook,
): Promise<Webhook & { secret: string }> {
  const secret = SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')
  const keys = await loadKeys(settings)
  return await orm.transaction(async (transaction) => {
    // Its number, for which the secret is sealed, is known once it is there.
    const [made] = await transaction
      .insert(webhooks)
      .values({ ...input, sealedSecret: '' })
      .returning()
    const { id } = found(made)
    const sealedSecret = sealText(keys, purposeOfWebhook(id), secret)
    const [row] = await transaction
      .update(webhooks)
      .set({ sealedSecret })
      .where(eq(webhooks.id, id))
      .returning()
    const after = toDto(found(row))
    await recordChange(transaction, staff, { resource, rowId: id, action: 'create', after: forTrail(after) })
    return { ...after, secret }
  })
}

/** Changes what is named. Throws not-found, changed-meanwhile. */
export async function changeWebhook(
  orm: NodePgDatabase,
  staff: Staff,
  id: number,
  { updatedAt, ...change }: WebhookChange,
): Promise<Webhook> {
  return await orm.transaction(async (transaction) => {
    const [current] = await transaction.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
    const before = toDto(found(current))
    assertUnchanged(before.updatedAt, updatedAt)
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const [row] = await transaction
      .update(webhooks)
      .set({ ...given, updatedAt: new Date() })
      .where(eq(webhooks.id, id))
      .returning()
    const after = toDto(found(row))
    const seen = { before: forTrail(before), after: forTrail(after) }
    await recordChange(transaction, staff, { resource, rowId: id, action: 'update', ...seen })
    return after
  })
}

/** Takes an address away with its log. Throws not-found. */
export async function removeWebhook(orm: NodePgDatabase, staff: Staff, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [row] = await transaction.delete(webhooks).where(eq(webhooks.id, id)).returning()
    const before = forTrail(toDto(found(row)))
    await recordChange(transaction, staff, { resource, rowId: id, action: 'delete', before })
  })
}

/** A page of the messages of all addresses, or of one, the newest in front, and how many there are in all. */
export async function listDeliveries(
  orm: NodePgDatabase,
  { webhookId, page, pageSize }: { webhookId?: number | undefined; page: number; pageSize: number },
): Promise<{ total: number; deliveries: Delivery[] }> {
  const where = webhookId === undefined ? undefined : eq(webhookDeliveries.webhookId, webhookId)
  const rows = await orm
    .select({ delivery: webhookDeliveries, webhookName: webhooks.name })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(where)
    .orderBy(desc(webhookDeliveries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    total: await orm.$count(webhookDeliveries, where),
    deliveries: rows.map(({ delivery, webhookName }) => deliveryToDto(delivery, webhookName)),
  }
}

/** Sends a message again, under the same number, whatever became of it before. Throws not-found. */
export async function replayDelivery(orm: NodePgDatabase, staff: Staff, id: number): Promise<Delivery> {
  return await orm.transaction(async (transaction) => {
    const [row] = await transaction
      .update(webhookDeliveries)
      .set({ status: 'queued', attempts: 0, dueAt: new Date(), updatedAt: new Date() })
      .where(eq(webhookDeliveries.id, id))
      .returning()
    const { webhookId, kind, messageId, ...rest } = found(row)
    const [webhook] = await transaction.select().from(webhooks).where(eq(webhooks.id, webhookId))
    await recordChange(transaction, staff, {
      resource,
      rowId: webhookId,
      action: 'replay',
      after: { kind, messageId },
    })
    return deliveryToDto({ webhookId, kind, messageId, ...rest }, found(webhook).name)
  })
}

/** Of an address its host alone: what comes after it may be a secret of another platform. */
function forTrail({ url, ...rest }: Webhook) {
  return { ...rest, host: new URL(url).host }
}

function toDto({ sealedSecret: _, createdAt, updatedAt, ...row }: typeof webhooks.$inferSelect): Webhook {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

function deliveryToDto(row: typeof webhookDeliveries.$inferSelect, webhookName: string): Delivery {
  const { data: _, updatedAt: __, dueAt, createdAt, deliveredAt, status, ...rest } = row
  const isWaiting = status === 'queued' || status === 'sending'
  return {
    ...rest,
    ...{ webhookName, status },
    dueAt: isWaiting ? dueAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  }
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('not-found')
  return row
}
