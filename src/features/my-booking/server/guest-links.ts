import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { guestPagePath } from '../paths'
import { guestLinks } from './table'

const TOKEN_BYTES = 16
const TOKEN_FORM = /^[\w-]{22}$/

/** The path of a further private link to a booking, beside those handed out before. Only its hash is kept. */
export async function makeGuestLink(orm: NodePgDatabase, bookingId: number): Promise<string> {
  const token = newToken()
  await orm.insert(guestLinks).values({ bookingId, tokenHash: hashOfToken(token) })
  return guestPagePath(token)
}

/** Ends every private link to a booking made so far, those in e-mails too. */
export async function endGuestLinks(orm: NodePgDatabase, bookingId: number): Promise<void> {
  await orm.delete(guestLinks).where(eq(guestLinks.bookingId, bookingId))
}

/** The id of the booking that a private link leads to; undefined for any other text. */
export async function findLinkedBooking(orm: NodePgDatabase, token: string): Promise<number | undefined> {
  if (!isToken(token)) return undefined
  const [link] = await orm
    .select({ bookingId: guestLinks.bookingId })
    .from(guestLinks)
    .where(eq(guestLinks.tokenHash, hashOfToken(token)))
  return link?.bookingId
}

/** The secret of a private link: 128 random bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Whether a text has the form of such a secret. */
export function isToken(text: string): boolean {
  return TOKEN_FORM.test(text)
}

/** What the database keeps of a secret. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
