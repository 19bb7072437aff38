import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '@/features/accounts/server/table'
import { bookings, stayParts } from '@/features/bookings/server/table'
import { staffRoles } from '@/features/roles/server/table'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { villas } from '@/features/villas/server/table'
import type { Day } from '@/kernel/days'
import type { Role } from '@/kernel/roles'
import { orderByArrivals, taskOf } from '../rules/cleaning-task'
import type { CleaningVilla } from '../staff-contract'
import { villaConditions } from './table'

/** As many villas as one answer holds. */
const MOST_VILLAS = 500

/** Every villa with its condition and who is or comes in, in the order in which they are to be cleaned. */
export async function listCleaning(
  orm: NodePgDatabase,
  today: Day,
  villaId?: number,
): Promise<CleaningVilla[]> {
  const rows = await orm
    .select({ villa: villas, state: villaConditions })
    .from(villas)
    .leftJoin(villaConditions, eq(villaConditions.villaId, villas.id))
    .where(villaId === undefined ? undefined : eq(villas.id, villaId))
    .orderBy(asc(villas.sortOrder), asc(villas.id))
    .limit(MOST_VILLAS)
  const stays = await listStays(orm, today)
  const found = rows.map(({ villa, state }) => {
    const own = stays.filter((stay) => stay.villaId === villa.id)
    const arriving = own.find(({ status }) => status !== 'checked-in')
    const known = {
      id: villa.id,
      name: unitNameOf(villa),
      building: villa.building,
      condition: state?.condition ?? ('clean' as const),
      turn: state?.turn ?? 0,
      servicedOn: state?.servicedOn ?? null,
      assignedTo: state?.assignedOn === today ? state.assignedTo : null,
      note: state?.note ?? null,
      inHouse: toStay(own.find(({ status }) => status === 'checked-in')),
      arriving: toStay(arriving),
      changedAt: state?.changedAt.toISOString() ?? null,
    }
    return { ...known, task: taskOf(known, today), arrivesAt: arriving?.arrivalTime ?? null }
  })
  // When a guest is expected orders the list and is nobody's business beyond that.
  return orderByArrivals(found, today).map(({ arrivesAt: _, ...villa }) => villa)
}

/** Of the roles that come with the program. */
const CLEANERS: Role[] = ['housekeeping', 'receptionist', 'user']
const isOwnCleaner = sql`${staffRoles.permissions} @> '["housekeeping"]'`

/** Who can be given a villa: whoever cleans, and the front desk. */
export async function listCleaners(orm: NodePgDatabase) {
  const rows = await orm
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.slug, users.role))
    .where(and(eq(users.isActive, true), or(inArray(users.role, CLEANERS), isOwnCleaner)))
    .orderBy(asc(users.role), asc(users.firstName), asc(users.email))
    .limit(MOST_VILLAS)
  return rows.map(({ id, email, firstName, lastName }) => ({
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || (email.split('@')[0] ?? email),
  }))
}

/** Who is in house, and who comes today. */
async function listStays(orm: NodePgDatabase, today: Day) {
  return await orm
    .select({
      villaId: stayParts.villaId,
      status: bookings.status,
      guestName: bookings.guestName,
      checkInDate: stayParts.checkInDate,
      checkOutDate: stayParts.checkOutDate,
      arrivalTime: bookings.arrivalTime,
    })
    .from(stayParts)
    // Guests are, or will be, where their stay ends: they are moved on the day itself.
    .innerJoin(
      bookings,
      and(eq(bookings.id, stayParts.bookingId), eq(bookings.checkOutDate, stayParts.checkOutDate)),
    )
    .where(
      or(
        eq(bookings.status, 'checked-in'),
        and(
          inArray(bookings.status, ['pending', 'confirmed']),
          lte(bookings.checkInDate, today),
          gt(bookings.checkOutDate, today),
          or(isNull(bookings.holdExpiresAt), gt(bookings.holdExpiresAt, sql`now()`)),
        ),
      ),
    )
    .orderBy(asc(bookings.checkInDate))
}

type Stay = Awaited<ReturnType<typeof listStays>>[number]

function toStay(stay: Stay | undefined): CleaningVilla['inHouse'] {
  if (!stay) return null
  const { guestName, checkInDate, checkOutDate } = stay
  return { guestName, checkInDate, checkOutDate }
}
