import { eq } from 'drizzle-orm'
import { BOOKINGS_PATH } from '@/features/bookings/paths'
import { bookings } from '@/features/bookings/server/table'
import { findMailedBooking } from '@/features/guest-links/server/guest-links'
import { acceptProof, lockProvable } from '@/features/mailbox-proof/server/prove-mailbox'
import type { Context } from '@/server/context'

/**
 * Takes an opened link as proof, where it went to the mailbox alone. Nothing happens where nobody asks, or the hold is
 * over: the page says how the booking stands.
 */
export async function proveByLink(context: Context, token: string): Promise<void> {
  const { orm } = context.database
  const id = await findMailedBooking(orm, token)
  if (id === undefined) return
  const isNew = await orm.transaction(async (transaction) => {
    const request = await lockProvable(transaction, eq(bookings.id, id))
    if (request?.mailboxProof !== 'asked' || !request.isHeld) return false
    await acceptProof(transaction, context, request)
    return true
  })
  if (isNew) context.changed(BOOKINGS_PATH)
}
