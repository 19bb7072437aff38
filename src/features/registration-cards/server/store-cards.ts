import { eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { guestStays } from '@/features/guest-stays/server/table'
import { readIdDocument, saveIdDocument } from '@/features/id-documents/server/store'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { findBookedVilla } from '@/features/villas/server/store'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Context } from '@/server/context'
import { assertUnchanged } from '@/server/crud/assert-unchanged'
import type { Staff } from '@/server/http/access'
import type { SealedColumn } from '@/server/secrets/reseal'
import { openText, sealText } from '@/server/secrets/seal-text'
import { loadKeys } from '@/server/secrets/secret-key'
import type { SignedHow } from '../rules/card'
import type { CardAnswer, CardFields, RegistrationCard } from '../staff-contract'
import { asksCards } from './asks-cards'
import { registrationCards } from './table'

type Keeper = Pick<Context, 'database' | 'settings'>
type By = Pick<Staff, 'id' | 'email'>
type Row = typeof registrationCards.$inferSelect

const purposeOf = (id: number) => `registration-card:${id}`

export const SEALED_CARD_NUMBERS: SealedColumn = {
  table: registrationCards,
  id: registrationCards.id,
  sealed: registrationCards.sealedNumber,
  purposeOf,
}

/** A booking's card, or null where none was begun, with what of the booking stands on it. Throws not-found. */
export async function readCard(
  { database: { orm } }: Pick<Context, 'database'>,
  bookingId: number,
): Promise<CardAnswer> {
  const [found] = await orm
    .select({ booking: bookings, card: registrationCards })
    .from(bookings)
    .leftJoin(registrationCards, eq(registrationCards.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId))
  if (!found) throw new AppError('not-found')
  const { booking, card } = found
  const villa = await findBookedVilla(orm, booking.villaId)
  return {
    isAsked: await asksCards(orm),
    stay: {
      reference: booking.reference,
      guestName: booking.guestName,
      email: booking.guestEmail,
      phone: booking.guestPhone,
      villa: villa ? unitNameOf(villa, 'full') : '',
      checkIn: booking.checkInDate,
      checkOut: booking.checkOutDate,
      guests: booking.numberOfGuests,
    },
    card: card && toDto(card),
  }
}

/**
 * Writes what stands on the card, by staff or, before it is signed, by its guest. Throws not-found, step-not-allowed once it
 * is signed, changed-meanwhile.
 */
export async function saveCard(
  keeper: Keeper,
  by: By,
  bookingId: number,
  { documentNumber, updatedAt, ...fields }: CardFields,
  isByGuest: boolean,
): Promise<CardAnswer> {
  const keys = await loadKeys(keeper.settings)
  await keeper.database.orm.transaction(async (transaction) => {
    const before = await lockCard(transaction, bookingId)
    assertUnsigned(before)
    assertSeen(before, updatedAt)
    const [row] = before
      ? [before]
      : await transaction
          .insert(registrationCards)
          .values({ bookingId, ...fields, isByGuest })
          .returning()
    if (!row) throw new Error('The card was not written down')
    const isNumberLost = fields.documentKind === null || before?.documentKind !== fields.documentKind
    await transaction
      .update(registrationCards)
      .set({
        ...fields,
        isByGuest,
        ...(isNumberLost && { sealedNumber: null }),
        // It is sealed for the row's own number, which the database gives.
        ...(documentNumber !== '' && { sealedNumber: sealText(keys, purposeOf(row.id), documentNumber) }),
      })
      .where(eq(registrationCards.id, row.id))
    await record(transaction, by, bookingId, before ? 'changed' : 'filled in')
  })
  return await readCard(keeper, bookingId)
}

/**
 * Signs the card as it was seen. The number of the document goes over to the guest's profile, where the rules of such
 * numbers hold. Throws not-found, step-not-allowed, changed-meanwhile.
 */
export async function signCard(
  keeper: Keeper,
  staff: Staff,
  bookingId: number,
  { how, path, updatedAt }: { how: SignedHow; path: string | null; updatedAt: string },
): Promise<CardAnswer> {
  const keys = await loadKeys(keeper.settings)
  const given = await keeper.database.orm.transaction(async (transaction) => {
    const card = await lockCard(transaction, bookingId)
    if (!card) throw new AppError('step-not-allowed', { message: 'Please fill the card in first.' })
    assertUnsigned(card)
    assertUnchanged(card.updatedAt.toISOString(), updatedAt)
    await transaction
      .update(registrationCards)
      .set({ signedHow: how, signaturePath: path, signedAt: new Date(), signedByEmail: staff.email })
      .where(eq(registrationCards.id, card.id))
    await record(transaction, staff, bookingId, how === 'drawn' ? 'signed' : 'signed on paper')
    return card
  })
  await passNumber(keeper, keys, staff, given)
  return await readCard(keeper, bookingId)
}

/** Takes a signature off that was a slip, so that the card can be put right. Throws not-found. */
export async function unsignCard(keeper: Keeper, staff: Staff, bookingId: number): Promise<CardAnswer> {
  await keeper.database.orm.transaction(async (transaction) => {
    const card = await lockCard(transaction, bookingId)
    if (!card?.signedHow) throw new AppError('not-found')
    await transaction
      .update(registrationCards)
      .set({ signedHow: null, signaturePath: null, signedAt: null, signedByEmail: null })
      .where(eq(registrationCards.id, card.id))
    await record(transaction, staff, bookingId, 'signature taken off')
  })
  return await readCard(keeper, bookingId)
}

/** The cards of bookings as their guest is given them in a copy of their data; a number is null where no key opens it. */
export async function copyCards({ database: { orm }, settings }: Keeper, bookingIds: number[]) {
  if (bookingIds.length === 0) return []
  const rows = await orm
    .select({ card: registrationCards, booking: bookings.reference })
    .from(registrationCards)
    .innerJoin(bookings, eq(bookings.id, registrationCards.bookingId))
    .where(inArray(registrationCards.bookingId, bookingIds))
    .orderBy(registrationCards.id)
  const keys = rows.length > 0 ? await loadKeys(settings) : []
  return rows.map(({ booking, card }) => ({
    booking,
    fullName: card.fullName,
    nationality: card.nationality,
    address: card.address,
    vehicle: card.vehicle,
    purpose: card.purpose,
    document: card.documentKind,
    documentNumber: openNumber(keys, card) ?? null,
    signed: card.signedHow,
    signature: card.signaturePath,
    signedAt: card.signedAt,
  }))
}

/**
 * Where there is a profile by now that has no document, the number is its own. Until then, and beside one that was written
 * down before, it stays sealed with the card: nobody has seen it, so it takes no other's place.
 */
async function passNumber(keeper: Keeper, keys: readonly Buffer[], staff: Staff, card: Row): Promise<void> {
  const { orm } = keeper.database
  const number = openNumber(keys, card)
  const [stay] = await orm
    .select({ guestId: guestStays.guestId })
    .from(guestStays)
    .where(eq(guestStays.bookingId, card.bookingId))
  if (!number || !card.documentKind || !stay?.guestId) return
  if (await readIdDocument(orm, stay.guestId)) return
  await saveIdDocument(keeper, staff, stay.guestId, { kind: card.documentKind, number })
  await orm
    .update(registrationCards)
    .set({ sealedNumber: null, updatedAt: card.updatedAt })
    .where(eq(registrationCards.id, card.id))
}

function openNumber(keys: readonly Buffer[], { id, sealedNumber }: Row): string | undefined {
  return sealedNumber === null ? undefined : openText(keys, purposeOf(id), sealedNumber)
}

/** Of two who write at once one waits. Throws not-found without such a booking. */
async function lockCard(transaction: NodePgDatabase, bookingId: number): Promise<Row | undefined> {
  const [booking] = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
    .for('update')
  if (!booking) throw new AppError('not-found')
  const [card] = await transaction
    .select()
    .from(registrationCards)
    .where(eq(registrationCards.bookingId, bookingId))
  return card
}

function assertUnsigned(card: Row | undefined): void {
  if (card?.signedHow)
    throw new AppError('step-not-allowed', {
      message: 'This card is signed. Take the signature off first, then it can be changed.',
    })
}

/** `seen` is the card's version on the form, null where there was none; left out, nothing is asked. */
function assertSeen(card: Row | undefined, seen: string | null | undefined): void {
  if (seen === undefined) return
  if (seen === null && card) throw new AppError('changed-meanwhile')
  if (seen !== null) assertUnchanged(card?.updatedAt.toISOString() ?? '', seen)
}

async function record(transaction: NodePgDatabase, by: By, bookingId: number, after: string): Promise<void> {
  await recordChange(transaction, by, {
    resource: 'bookings',
    rowId: bookingId,
    action: 'update',
    after: { registrationCard: after },
  })
}

function toDto({
  signedHow,
  signaturePath,
  signedAt,
  signedByEmail,
  sealedNumber,
  ...row
}: Row): RegistrationCard {
  const { fullName, nationality, address, vehicle, purpose, documentKind, isByGuest } = row
  return {
    ...{ fullName, nationality, address, vehicle, purpose, documentKind, isByGuest },
    hasNumber: sealedNumber !== null,
    signature:
      signedHow && signedAt && signedByEmail
        ? { how: signedHow, path: signaturePath, at: signedAt.toISOString(), by: signedByEmail }
        : null,
    updatedAt: row.updatedAt.toISOString(),
  }
}
