import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { BOARDS } from '@/features/rates/rules/board'
import { amountText, dayText } from '@/kernel/wire'
import { BY_GUEST } from '@/server/audit/record-change'
import { auditEntries } from '@/server/audit/table'

const stayInTrail = z.object({
  villa: z.string(),
  checkInDate: dayText,
  checkOutDate: dayText,
  numberOfGuests: z.number(),
  board: z.enum(BOARDS),
  totalAmount: amountText,
})

const guestDataInTrail = z.object({ guestData: z.array(z.string()).default([]) })

export type StayInTrail = z.infer<typeof stayInTrail>

/** How a stay was before its guest changed it, and which of the guest's own words and wishes are new. */
export type GuestChange = { before: StayInTrail | null; guestData: string[] }

/** What a guest has changed since an e-mail about it was queued, from the audit trail; without `since` the last change. */
export async function readGuestChange(
  orm: NodePgDatabase,
  bookingId: number,
  since: Date | undefined,
): Promise<GuestChange> {
  const isByGuest = and(
    eq(auditEntries.resource, 'bookings'),
    eq(auditEntries.rowId, bookingId),
    eq(auditEntries.action, 'update'),
    eq(auditEntries.staffEmail, BY_GUEST.email),
  )
  const select = () =>
    orm.select({ before: auditEntries.before, after: auditEntries.after }).from(auditEntries)
  const entries = since
    ? await select()
        .where(and(isByGuest, gte(auditEntries.createdAt, since)))
        .orderBy(asc(auditEntries.id))
    : await select().where(isByGuest).orderBy(desc(auditEntries.id)).limit(1)
  const guestData = entries.flatMap(({ after }) => guestDataInTrail.parse(after).guestData)
  const [first] = entries
  return { before: first ? stayInTrail.parse(first.before) : null, guestData: [...new Set(guestData)] }
}
