import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookings } from '@/features/bookings/server/table'
import { companies } from '@/features/companies/server/table'
import { addDays, type Day } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import type { Billing, GroupBilling } from '../contract'
import { bookingBilling } from './table'

const NOBODY: Billing = { companyId: null, name: null, address: null, taxNumber: null }

/** To whom a booking is billed, as staff wrote it. Throws not-found. */
export async function readBilling(orm: NodePgDatabase, bookingId: number): Promise<Billing> {
  const [row] = await orm
    .select({ booking: bookings.id, billing: bookingBilling })
    .from(bookings)
    .leftJoin(bookingBilling, eq(bookingBilling.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId))
  if (!row) throw new AppError('not-found')
  if (!row.billing) return NOBODY
  const { companyId, name, address, taxNumber } = row.billing
  return { companyId, name, address, taxNumber }
}

/**
 * Bills a booking to a company, to a name, or, with neither, to its guest. Documents issued before stay as they are.
 * Throws not-found, invalid-input for a company that is not there or not billed any more.
 */
export async function setBilling(
  orm: NodePgDatabase,
  staff: Staff,
  bookingId: number,
  wanted: Billing,
): Promise<Billing> {
  return await orm.transaction((transaction) => setWithin(transaction, staff, bookingId, wanted))
}

/** The same for every booking of a group, ended ones too, whose fees are billed like stays. Throws what `setBilling` throws. */
export async function billGroup(
  orm: NodePgDatabase,
  staff: Staff,
  groupId: number,
  wanted: Billing,
): Promise<GroupBilling> {
  return await orm.transaction(async (transaction) => {
    const { payers } = await readGroupBilling(transaction, groupId)
    for (const { bookingId } of payers) await setWithin(transaction, staff, bookingId, wanted)
    return await readGroupBilling(transaction, groupId)
  })
}

/** To whom the bookings of a group are billed, in the order they were booked. Throws not-found. */
export async function readGroupBilling(orm: NodePgDatabase, groupId: number): Promise<GroupBilling> {
  const rows = await orm
    .select({ bookingId: bookings.id, billing: bookingBilling, company: companies.name })
    .from(bookings)
    .leftJoin(bookingBilling, eq(bookingBilling.bookingId, bookings.id))
    .leftJoin(companies, eq(companies.id, bookingBilling.companyId))
    .where(eq(bookings.groupId, groupId))
    .orderBy(bookings.id)
  if (rows.length === 0) throw new AppError('not-found')
  return {
    payers: rows.map(({ bookingId, billing, company }) => ({
      bookingId,
      companyId: billing?.companyId ?? null,
      name: billing?.name ?? null,
      address: billing?.address ?? null,
      taxNumber: billing?.taxNumber ?? null,
      billedTo: company ?? billing?.name ?? null,
    })),
  }
}

async function setWithin(
  transaction: NodePgDatabase,
  staff: Staff,
  bookingId: number,
  wanted: Billing,
): Promise<Billing> {
  const before = await readBilling(transaction, bookingId)
  const payer = settleBilling(wanted)
  if (payer.companyId !== null && payer.companyId !== before.companyId)
    await getBillableOrThrow(transaction, payer.companyId)
  if (payer.companyId === null && payer.name === null)
    await transaction.delete(bookingBilling).where(eq(bookingBilling.bookingId, bookingId))
  else
    await transaction
      .insert(bookingBilling)
      .values({ bookingId, ...payer })
      .onConflictDoUpdate({ target: bookingBilling.bookingId, set: payer })
  await recordChange(transaction, staff, {
    resource: 'bookings',
    rowId: bookingId,
    action: 'update',
    after: { billedTo: await tellPayer(transaction, payer) },
  })
  return payer
}

/**
 * Bills a booking that is just being made to a company; who is called, for its trail. Null is the guest.
 * Throws invalid-input for a company that is not there or not billed any more.
 */
export async function billNewBooking(orm: NodePgDatabase, bookingId: number, companyId: number | null) {
  if (companyId === null) return {}
  const { name } = await getBillableOrThrow(orm, companyId)
  await orm.insert(bookingBilling).values({ bookingId, ...NOBODY, companyId })
  return { billedTo: name }
}

type Payer = {
  billTo: { name: string; address: string | null; taxNumber: string | null; email: string | null }
  companyId: number | null
  termsDays: number
}

/** Whom a document is for, as they are called today. An invoice of a company is due after the company's terms. */
export async function readPayer(
  orm: NodePgDatabase,
  booking: { id: number; guestName: string; guestEmail: string | null },
): Promise<Payer> {
  const { companyId, name, address, taxNumber } = await readBilling(orm, booking.id)
  const company = companyId === null ? undefined : await findCompany(orm, companyId)
  if (!company)
    return {
      billTo: { name: name ?? booking.guestName, address, taxNumber, email: booking.guestEmail },
      companyId: null,
      termsDays: 0,
    }
  const { name: called, address: at, taxNumber: number, email } = company
  return {
    billTo: { name: called, address: at, taxNumber: number, email },
    companyId: company.id,
    termsDays: company.termsDays,
  }
}

/** The day until which what is issued on `day` is to be paid. */
export function dueOn(day: Day, { termsDays }: Pick<Payer, 'termsDays'>): Day {
  return addDays(day, termsDays)
}

/** A company has its own name and address; an empty name is none. */
function settleBilling({ companyId, name, address, taxNumber }: Billing): Billing {
  if (companyId !== null) return { ...NOBODY, companyId }
  return name ? { companyId: null, name, address: address || null, taxNumber: taxNumber || null } : NOBODY
}

async function findCompany(orm: NodePgDatabase, id: number) {
  const [company] = await orm.select().from(companies).where(eq(companies.id, id))
  return company
}

/** A company to which stays can be billed. Throws invalid-input for one that is not there or not billed any more. */
export async function getBillableOrThrow(orm: NodePgDatabase, id: number) {
  const company = await findCompany(orm, id)
  if (company?.isActive) return company
  throw new AppError('invalid-input', {
    problems: [
      { path: 'companyId', message: 'Stays cannot be billed to this company. Please choose another.' },
    ],
  })
}

/** For the trail, which keeps no data of guests. */
async function tellPayer(orm: NodePgDatabase, { companyId, name }: Billing): Promise<string> {
  if (companyId !== null) return (await findCompany(orm, companyId))?.name ?? ''
  return name === null ? 'the guest' : 'another name the guest gave'
}
