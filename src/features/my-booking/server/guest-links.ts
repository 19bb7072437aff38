import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { guestPagePath } from '../paths'
import { guestLinks } from './table'

const TOKEN_BYTES = 16
const TOKEN_FORM = /^[\w-]{22}$/

/** The path of a further private link to a booking, beside those handed out before. Only its hash is kept. */
export async function makeGuestLink(orm: NodePgDatabase, bookingId: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await orm.insert(guestLinks).values({ bookingId, tokenHash: hashOf(token) })
  return guestPagePath(token)
}

/** Ends every private link to a booking made so far, those in e-mails too. */
export async function endGuestLinks(orm: NodePgDatabase, bookingId: number): Promise<void> {
  await orm.delete(guestLinks).where(eq(guestLinks.bookingId, bookingId))
}

/** The id of the booking that a private link leads to; undefined for any other text. */
export async function findLinkedBooking(orm: NodePgDatabase, token: string): Promise<number | undefined> {
  if (!TOKEN_FORM.test(token)) return undefined
  const [link] = await orm
    .select({ bookingId: guestLinks.bookingId })
    .from(guestLinks)
    .where(eq(guestLinks.tokenHash, hashOf(token)))
  return link?.bookingId
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
