import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import { queueGroupEmail } from '@/features/bookings/server/queue-email'
import { bookings, reservationGroups } from '@/features/bookings/server/table'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import { contactOf } from '../rules/contact-of'
import type { GroupContact, StaffGroup } from '../staff-contract'
import { findGroup } from './read-group'
import { lockGroup } from './step-group'

/** Ends the private links to a booking and to its group; the room of these links stands above this one. */
export type EndLinks = (transaction: NodePgDatabase, bookingId: number) => Promise<void>

/**
 * Gives a group another guest in charge, or another way to reach them. Bookings that have a contact of their own keep it.
 * With another address the links that went to the former end, and new ones go to the new; what one mailbox proved, the
 * other has not (docs/decisions/groups.md). Throws not-found.
 */
export async function changeContact(
  { database, changed }: Pick<Context, 'database' | 'changed'>,
  staff: Pick<Staff, 'id' | 'email'>,
  id: number,
  contact: GroupContact,
  endLinks: EndLinks,
): Promise<StaffGroup> {
  const group = await database.orm.transaction(async (transaction) => {
    const parts = await lockGroup(transaction, id)
    const before = await findGroup(transaction, id)
    if (!before) throw new AppError('not-found')
    const isOtherMailbox = before.guestEmail !== contact.guestEmail
    await transaction.update(reservationGroups).set(contact).where(eq(reservationGroups.id, id))
    for (const part of parts) {
      const { values, guestData } = contactOf(part, before, contact)
      if (isOtherMailbox) await endLinks(transaction, part.id)
      if (guestData.length === 0) continue
      const proof = guestData.includes('guestEmail') ? { mailboxProof: 'not-asked' as const } : {}
      await transaction
        .update(bookings)
        .set({ ...values, ...proof })
        .where(eq(bookings.id, part.id))
      await recordChange(transaction, staff, {
        resource: 'bookings',
        rowId: part.id,
        action: 'update',
        after: { guestData },
      })
    }
    const isOpen = parts.some(({ status }) => isStayOpen(status))
    if (isOtherMailbox && contact.guestEmail && isOpen) await queueGroupEmail(transaction, 'group-link', id)
    return await findGroup(transaction, id)
  })
  if (!group) throw new AppError('not-found')
  changed(BOOKINGS_PATH)
  return group
}
