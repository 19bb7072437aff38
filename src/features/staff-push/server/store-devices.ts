import { createHash } from 'node:crypto'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { SealedColumn } from '@/server/secrets/reseal'
import { openText, sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import { MOST_DEVICES } from '../rules/push-kinds'
import { isPushService } from '../rules/push-services'
import type { PushDevice, Subscription } from '../staff-contract'
import { areKeysUsable } from './encrypt-push'
import { pushDevices, pushMessages } from './table'

const resource = 'push-devices'

export const SEALED_SUBSCRIPTIONS: SealedColumn = {
  table: pushDevices,
  id: pushDevices.id,
  sealed: pushDevices.sealedSubscription,
  purposeOf: (id) => `push-device:${id}`,
}

type Row = typeof pushDevices.$inferSelect
type Keeper = Pick<Context, 'database' | 'settings'>

/** One's own devices, the newest in front. */
export async function listPushDevices(orm: NodePgDatabase, staff: Staff): Promise<PushDevice[]> {
  const rows = await orm
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, staff.id))
    .orderBy(desc(pushDevices.id))
  return rows.map((row) => toDto(row, staff))
}

/**
 * Switches notices on in the browser that calls, `name` as its owner knows it. One that was somebody else's is theirs no
 * more. Throws invalid-input for an address that is not called, step-not-allowed beyond the most devices.
 */
export async function addPushDevice(
  { database: { orm }, settings }: Keeper,
  staff: Staff,
  subscription: Subscription,
  name: string,
): Promise<PushDevice> {
  assertUsable(subscription, settings.PUSH_SERVICES)
  const keys = await loadKeys(settings)
  const addressHash = hashOf(subscription.endpoint)
  return await orm.transaction(async (transaction) => {
    await transaction.delete(pushDevices).where(eq(pushDevices.addressHash, addressHash))
    const own = await transaction.$count(pushDevices, eq(pushDevices.userId, staff.id))
    if (own >= MOST_DEVICES)
      throw new AppError('step-not-allowed', {
        message: `There are ${MOST_DEVICES} devices already. Please remove one that you no longer use.`,
      })
    // Its number, for which the subscription is sealed, is known once it is there.
    const [made] = await transaction
      .insert(pushDevices)
      .values({ userId: staff.id, name, addressHash, sealedSubscription: '', sid: staff.sid })
      .returning()
    const { id } = found(made)
    const sealedSubscription = sealText(
      keys,
      SEALED_SUBSCRIPTIONS.purposeOf(id),
      JSON.stringify(subscription),
    )
    const [row] = await transaction
      .update(pushDevices)
      .set({ sealedSubscription })
      .where(eq(pushDevices.id, id))
      .returning()
    await recordChange(transaction, staff, { resource, rowId: id, action: 'create', after: name })
    return toDto(found(row), staff)
  })
}

/** What a browser calls its subscription by now; it is told again what happens. Throws not-found, invalid-input. */
export async function renewPushDevice(
  { database: { orm }, settings }: Keeper,
  staff: Staff,
  id: number,
  subscription: Subscription,
): Promise<PushDevice> {
  assertUsable(subscription, settings.PUSH_SERVICES)
  const keys = await loadKeys(settings)
  const addressHash = hashOf(subscription.endpoint)
  return await orm.transaction(async (transaction) => {
    const [before] = await transaction.select().from(pushDevices).where(ownedBy(staff, id)).for('update')
    const isNew = found(before).addressHash !== addressHash
    // One that was ended stays so until its owner switches it on anew, or its browser has another address.
    const begins = isNew ? { endedAt: null, failingSince: null, error: null } : {}
    await transaction
      .delete(pushDevices)
      .where(and(eq(pushDevices.addressHash, addressHash), ne(pushDevices.id, id)))
    const [row] = await transaction
      .update(pushDevices)
      .set({
        ...begins,
        addressHash,
        sid: staff.sid,
        sealedSubscription: sealText(keys, SEALED_SUBSCRIPTIONS.purposeOf(id), JSON.stringify(subscription)),
      })
      .where(eq(pushDevices.id, id))
      .returning()
    return toDto(found(row), staff)
  })
}

/** Tells a device of one's own nothing any more. Throws not-found. */
export async function removePushDevice(orm: NodePgDatabase, staff: Staff, id: number): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [row] = await transaction.delete(pushDevices).where(ownedBy(staff, id)).returning()
    await recordChange(transaction, staff, { resource, rowId: id, action: 'delete', before: found(row).name })
  })
}

/** Sends a device of one's own a notice, so that its owner sees that it comes. Throws not-found. */
export async function tryPushDevice(orm: NodePgDatabase, staff: Staff, id: number): Promise<void> {
  const [device] = await orm.select().from(pushDevices).where(ownedBy(staff, id))
  await orm
    .insert(pushMessages)
    .values({
      deviceId: found(device).id,
      kind: 'test',
      sourceId: sql`floor(extract(epoch from clock_timestamp()))::int`,
    })
    .onConflictDoNothing()
}

/** The subscription that a row holds; undefined where SECRET_KEY is not the one it was kept with. */
export function openSubscription(
  keys: readonly Buffer[],
  id: number,
  sealed: string,
): Subscription | undefined {
  const text = openText(keys, SEALED_SUBSCRIPTIONS.purposeOf(id), sealed)
  return text === undefined ? undefined : (JSON.parse(text) as Subscription)
}

function assertUsable({ endpoint, keys }: Subscription, services: readonly string[]): void {
  const message = isPushService(endpoint, services)
    ? areKeysUsable(keys)
      ? null
      : 'The keys of this browser cannot be used. Please switch notifications off and on again.'
    : 'The push service of this browser is not one we send to. Please use another browser on this device.'
  if (message !== null)
    throw new AppError('invalid-input', { message, problems: [{ path: 'endpoint', message }] })
}

function ownedBy({ id: userId }: Staff, id: number) {
  return and(eq(pushDevices.id, id), eq(pushDevices.userId, userId))
}

function toDto(
  { id, name, createdAt, sentAt, sid, error, endedAt, failingSince }: Row,
  staff: Staff,
): PushDevice {
  return {
    ...{ id, name, error },
    addedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    isThis: sid === staff.sid,
    state: endedAt ? 'ended' : sid === null ? 'asleep' : failingSince ? 'failing' : 'on',
  }
}

function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url')
}

function found<Found>(row: Found | undefined): Found {
  if (!row) throw new AppError('not-found')
  return row
}
