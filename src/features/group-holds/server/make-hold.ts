import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { getBillableOrThrow } from '@/features/billing/server/set-billing'
import { blocks } from '@/features/blocks/server/table'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { checkBoard, checkStay } from '@/features/bookings/rules/limits'
import { assertNightsFree } from '@/features/bookings/server/assert-nights-free'
import { assertPriced, getVillaOrThrow, priceLodging } from '@/features/bookings/server/price-lodging'
import { choosePlan } from '@/features/groups/server/choose-plan'
import { hashOf } from '@/features/groups/server/create-group'
import type { Identity } from '@/features/groups/server/insert-group'
import { setNewPrice } from '@/features/payments/server/set-new-price'
import type { PlanTerms } from '@/features/rates/rules/plan-terms'
import { rateOf } from '@/features/rates/rules/pricing'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { addDays, type Day, toDay } from '@/kernel/days'
import { AppError, type FieldProblem } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Stay } from '@/kernel/stay'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { GroupHold, NewHold } from '../staff-contract'
import { chooseVillas } from './choose-villas'
import { getHoldOrThrow } from './read-holds'
import { groupHolds, heldVillas } from './table'

/**
 * Holds villas for a group or a company until a day, all of them or none, at the price list of now, on a rate plan
 * where staff name one, or at the price they set. The same form sent again under its key holds once. Throws invalid-input, villa-unavailable, nights-taken,
 * not-allowed, key-reused.
 */
export async function makeHold(
  context: Context,
  staff: Staff,
  wanted: NewHold,
  key: string | undefined,
): Promise<GroupHold> {
  const { orm } = context.database
  const identity = key === undefined ? undefined : { key, hash: hashOf(wanted) }
  const earlier = identity && (await findEarlier(orm, identity))
  if (earlier) return earlier
  const stay = { checkIn: toDay(wanted.checkInDate), checkOut: toDay(wanted.checkOutDate) }
  const keptUntil = toDay(wanted.keptUntil)
  assertDays(keptUntil, stay, context.today())
  const hold = await orm
    .transaction((transaction) =>
      holdWithin(transaction, context, staff, { ...wanted, keptUntil, stay, identity }),
    )
    .catch(
      async (error) =>
        // Sent twice at once, the second finds what the first has made.
        (identity && (await findEarlier(orm, identity))) ??
        (await assertNightsFree(orm, error, ...wanted.villaIds.map((villaId) => ({ ...stay, villaId })))),
    )
  context.changed(BOOKINGS_PATH)
  return hold
}

/** Throws invalid-input for a last day that is past, or after which somebody would have arrived. */
export function assertDays(keptUntil: Day, { checkIn }: Stay, today: Day): void {
  const message =
    keptUntil < today
      ? 'This day is past. Please choose today or a later one.'
      : keptUntil >= checkIn
        ? 'Please choose a day before the arrival: by then there are bookings, or the nights come free.'
        : null
  if (message !== null) throw new AppError('invalid-input', { problems: [{ path: 'keptUntil', message }] })
}

type Wanted = Omit<NewHold, 'keptUntil'> & { keptUntil: Day; stay: Stay; identity: Identity | undefined }

/** The hold made under this key before; none where there is none. Throws key-reused where something else was sent. */
async function findEarlier(orm: NodePgDatabase, { key, hash }: Identity): Promise<GroupHold | undefined> {
  const [row] = await orm.select().from(groupHolds).where(eq(groupHolds.idempotencyKey, key))
  if (!row) return undefined
  if (row.idempotencyHash !== hash) throw new AppError('key-reused')
  return await getHoldOrThrow(orm, row.id)
}

async function holdWithin(
  transaction: NodePgDatabase,
  context: Context,
  staff: Staff,
  wanted: Wanted,
): Promise<GroupHold> {
  const { stay, keptUntil, name, note, board, identity } = wanted
  const villaIds = await chooseVillas(transaction, wanted, stay, context.today())
  const held = []
  for (const villaId of villaIds) {
    const villa = assertPriced(await getVillaOrThrow(transaction, villaId))
    assertFits(villa, wanted, context.today())
    held.push({ villa, stay })
  }
  const limits = { today: context.today(), isByStaff: true }
  const plan = await choosePlan(transaction, held, { ...limits, ratePlanId: wanted.ratePlanId })
  const company = wanted.companyId == null ? null : await getBillableOrThrow(transaction, wanted.companyId)
  const rooms = []
  for (const { villa } of held)
    rooms.push({
      villa,
      ...(await priceRoom(transaction, staff, villa, { ...wanted, plan }, context.today())),
    })
  const [hold] = await transaction
    .insert(groupHolds)
    .values({
      ...{ name, note, board, keptUntil, checkInDate: stay.checkIn, checkOutDate: stay.checkOut },
      ...{ companyId: company?.id ?? null, staffId: staff.id, staffEmail: staff.email },
      ...(identity && { idempotencyKey: identity.key, idempotencyHash: identity.hash }),
    })
    .returning({ id: groupHolds.id })
  if (!hold) throw new AppError('internal')
  const nights = { startDate: stay.checkIn, endDate: addDays(stay.checkOut, -1) }
  await transaction.insert(blocks).values(
    villaIds.map((villaId) => ({
      villaId,
      ...nights,
      kind: 'other' as const,
      note: name,
      holdId: hold.id,
    })),
  )
  await transaction.insert(heldVillas).values(
    rooms.map(({ villa, totalCents, nights: agreed }) => ({
      ...{ holdId: hold.id, villaId: villa.id, numberOfGuests: wanted.numberOfGuests },
      ...{ totalCents, nights: agreed },
    })),
  )
  await recordChange(transaction, staff, {
    resource: 'group-holds',
    rowId: hold.id,
    action: 'create',
    after: {
      ...{ name, note, checkInDate: stay.checkIn, checkOutDate: stay.checkOut, keptUntil },
      ...(plan && { ratePlan: plan.name }),
      ...(company && { billedTo: company.name }),
      villas: rooms
        .map(({ villa, totalCents }) => `${unitNameOf(villa)}: ${toAmount(totalCents)}`)
        .join(', '),
    },
  })
  return await getHoldOrThrow(transaction, hold.id)
}

function assertFits(villa: Villa, { stay, numberOfGuests: guests, board }: Wanted, today: Day): void {
  if (!villa.isAvailable)
    throw new AppError('villa-unavailable', {
      message: `${unitNameOf(villa)} cannot be booked at the moment. Please choose another.`,
    })
  const problems: FieldProblem[] = [
    ...checkStay({ ...stay, guests }, { today, maxGuests: villa.maxGuests }),
    ...checkBoard(board, rateOf(villa)),
  ]
  if (problems.length > 0)
    throw new AppError('invalid-input', {
      problems: problems.map(({ path, message }) => ({ path, message: `${unitNameOf(villa)}: ${message}` })),
    })
}

/** Throws not-allowed for a price that lets the guests off more than reception may by itself. */
async function priceRoom(
  transaction: NodePgDatabase,
  staff: Staff,
  villa: Villa,
  { stay, numberOfGuests: guests, board, pricePerNight, name, plan }: Wanted & { plan: PlanTerms | null },
  today: Day,
) {
  const listPrice = priceLodging(villa, { ...stay, guests, childAges: [], board, plan })
  if (pricePerNight === null) return listPrice
  const wanted = {
    priceKind: 'per-night' as const,
    priceValue: pricePerNight,
    priceReason: `Held for ${name}`,
  }
  const set = await setNewPrice(transaction, staff, wanted, { listPrice, villa, today })
  if (set?.isWaiting)
    throw new AppError('not-allowed', {
      message: `This price lets the guests off more than reception may by itself. Please ask an admin to make the hold.`,
    })
  return set?.price ?? listPrice
}
