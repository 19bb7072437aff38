import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { readReference } from '@/features/bookings/rules/reference'
import { bookings } from '@/features/bookings/server/table'
import { GROUP_MARK, guestPagePath } from '../paths'
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

/**
 * The path of a further private link to all bookings of a group, for its guest in charge. It leads to the booking that
 * ends last, and with another's reference behind it to that one (docs/decisions/groups.md). `isMailed` as for a booking's.
 */
export async function makeGroupLink(
  orm: NodePgDatabase,
  groupId: number,
  { isMailed = false } = {},
): Promise<string | null> {
  const [last] = await orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.groupId, groupId))
    .orderBy(desc(bookings.checkOutDate), bookings.id)
    .limit(1)
  if (!last) return null
  const token = newToken()
  const kept = { bookingId: last.id, tokenHash: hashOfToken(token), isMailed, opensGroup: true }
  await orm.insert(guestLinks).values(kept)
  return guestPagePath(token)
}

/** Ends every private link to a booking made so far, those in e-mails and those to its group too. */
export async function endGuestLinks(orm: NodePgDatabase, bookingId: number): Promise<void> {
  const group = orm.select({ id: bookings.groupId }).from(bookings).where(eq(bookings.id, bookingId))
  const ofGroup = orm.select({ id: bookings.id }).from(bookings).where(inArray(bookings.groupId, group))
  await orm
    .delete(guestLinks)
    .where(
      or(
        eq(guestLinks.bookingId, bookingId),
        and(eq(guestLinks.opensGroup, true), inArray(guestLinks.bookingId, ofGroup)),
      ),
    )
}

/** The id of the booking that a private link leads to; undefined for any other text. */
export async function findLinkedBooking(orm: NodePgDatabase, token: string): Promise<number | undefined> {
  const [secret = '', reference] = token.split(GROUP_MARK)
  const link = await findLink(orm, secret)
  if (!link || reference === undefined) return link?.bookingId
  if (!link.opensGroup || link.groupId === null) return undefined
  const [booking] = await orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.groupId, link.groupId), eq(bookings.reference, readReference(reference) ?? '')))
  return booking?.id
}

/** The same for a link that went to the guest's mailbox alone; undefined for any other. */
export async function findMailedBooking(orm: NodePgDatabase, token: string): Promise<number | undefined> {
  const [secret = ''] = token.split(GROUP_MARK)
  const link = await findLink(orm, secret)
  return link?.isMailed ? link.bookingId : undefined
}

/** The secret of a private link that opens all of its booking's group; undefined for any other text. */
export async function findGroupSecret(orm: NodePgDatabase, token: string): Promise<string | undefined> {
  const [secret = ''] = token.split(GROUP_MARK)
  const link = await findLink(orm, secret)
  return link?.opensGroup ? secret : undefined
}

async function findLink(orm: NodePgDatabase, secret: string) {
  if (!isToken(secret)) return undefined
  const [link] = await orm
    .select({
      bookingId: guestLinks.bookingId,
      isMailed: guestLinks.isMailed,
      opensGroup: guestLinks.opensGroup,
      groupId: bookings.groupId,
    })
    .from(guestLinks)
    .innerJoin(bookings, eq(bookings.id, guestLinks.bookingId))
    .where(eq(guestLinks.tokenHash, hashOfToken(secret)))
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
