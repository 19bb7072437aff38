import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { guestPagePath } from '../paths'
import { guestLinks } from './table'

const TOKEN_BYTES = 16
const TOKEN_FORM = /^[\w-]{22}$/

/**
 * The path of a further private link to a booking, beside those handed out before; `isMailed` where it goes to the
 * guest's mailbox and nowhere else. Only its hash is kept.
 */
export async function makeGuestLink(
  orm: NodePgDatabase,
  bookingId: number,
  { isMailed = false } = {},
): Promise<string> {
  const token = newToken()
  await orm.insert(guestLinks).values({ bookingId, tokenHash: hashOfToken(token), isMailed })
  return guestPagePath(token)
}

/** Ends every private link to a booking made so far, those in e-mails too. */
export async function endGuestLinks(orm: NodePgDatabase, bookingId: number): Promise<void> {
  await orm.delete(guestLinks).where(eq(guestLinks.bookingId, bookingId))
}

/** The id of the booking that a private link leads to; undefined for any other text. */
export async function findLinkedBooking(orm: NodePgDatabase, token: string): Promise<number | undefined> {
  return (await findLink(orm, token))?.bookingId
}

/** The same for a link that went to the guest's mailbox alone; undefined for any other. */
export async function findMailedBooking(orm: NodePgDatabase, token: string): Promise<number | undefined> {
  const link = await findLink(orm, token)
  return link?.isMailed ? link.bookingId : undefined
}

async function findLink(orm: NodePgDatabase, token: string) {
  if (!isToken(token)) return undefined
  const [link] = await orm
    .select({ bookingId: guestLinks.bookingId, isMailed: guestLinks.isMailed })
    .from(guestLinks)
    .where(eq(guestLinks.tokenHash, hashOfToken(token)))
  return link
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
