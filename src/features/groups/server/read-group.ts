import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { holdsNights } from '@/features/bookings/rules/status'
import { listGroupBookings } from '@/features/bookings/server/list-bookings'
import { reservationGroups } from '@/features/bookings/server/table'
import { toAmount, toCents } from '@/kernel/money'
import type { StaffGroup } from '../staff-contract'

/** A group with all its bookings; undefined when there is none. */
export async function findGroup(orm: NodePgDatabase, id: number): Promise<StaffGroup | undefined> {
  const [group] = await orm.select().from(reservationGroups).where(eq(reservationGroups.id, id))
  if (!group) return undefined
  const bookings = await listGroupBookings(orm, id)
  const cents = bookings
    .filter(({ status }) => holdsNights(status))
    .reduce((sum, { totalAmount }) => sum + toCents(totalAmount), 0)
  return {
    id: group.id,
    reference: group.reference,
    guestName: group.guestName,
    guestEmail: group.guestEmail,
    guestPhone: group.guestPhone,
    totalAmount: toAmount(cents),
    createdAt: group.createdAt.toISOString(),
    bookings,
  }
}
