import { and, asc, eq, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import { bookings } from '@/features/bookings/server/table'
import { DEPARTMENTS } from '@/features/charges/rules/departments'
import { folioCharges } from '@/features/charges/server/table'
import { chargeLine, nightLines } from '@/features/documents/rules/folio-lines'
import { ENTRY_METHODS } from '@/features/payments/rules/methods'
import { bookingPayments } from '@/features/payments/server/table'
import { readPropertyFacts } from '@/features/property/server/store'
import { sumTaxes } from '@/features/taxes/rules/tax-of'
import { formatPercentage, type TaxRate } from '@/features/taxes/rules/tax-rates'
import { readTaxRates } from '@/features/taxes/server/store'
import { writeCsv } from '@/kernel/csv'
import { addDays, type Day, instantOf, lastOfMonth, toDay } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { MoneyReport } from '../contract'
import {
  type SoldLine,
  sumByDepartment,
  type TaxedSale,
  type TillBookDay,
  taxSales,
  writeTillBook,
} from '../rules/money-report'

type Period = { first: Day; last: Day }
type Orm = Context['database']['orm']

/** Statuses of stays that are sold, as reports have them: a request that is pending is not. */
const SOLD = ['confirmed', 'checked-in', 'checked-out'] as const

/** A month (`yyyy-MM`) of money: sales with their taxes, what was taken, and the deposits held today. Throws not-ready. */
export async function readMoneyReport({ database: { orm } }: Context, month: string): Promise<MoneyReport> {
  const period = periodOf(month)
  const { timeZone } = await readPropertyFacts(orm)
  const { sales, rates } = await readSales(orm, period)
  const sums = sumTaxes(sales)
  const methods = await readMethods(orm, period, timeZone)
  const deposits = await readDeposits(orm)
  return {
    ...period,
    departments: sumByDepartment(sales, DEPARTMENTS).map(({ department, ...own }) => ({
      department,
      ...toWire(own),
    })),
    sales: {
      ...toWire(sums),
      vatGroups: sums.vatGroups.map(({ vatRate, taxable, vat }) => ({
        rate: formatPercentage(vatRate),
        taxable: toAmount(taxable),
        vat: toAmount(vat),
      })),
    },
    tillBook: writeTillBook(sales, rates).map(({ rate, tax, ...same }) => ({
      ...same,
      rate: toAmount(rate),
      tax: toAmount(tax),
    })),
    methods: methods.map(({ cents, ...same }) => ({ ...same, amount: toAmount(cents) })),
    taken: toAmount(methods.reduce((sum, { cents }) => sum + cents, 0)),
    deposits: deposits.map(({ cents, ...same }) => ({ ...same, paid: toAmount(cents) })),
    held: toAmount(deposits.reduce((sum, { cents }) => sum + cents, 0)),
  }
}

/** What one day sold and what was taken on it, in cents, as the report of its month counts them. */
export async function readDayMoney(orm: Orm, day: Day): Promise<{ sales: number; taken: number }> {
  const period = { first: day, last: day }
  const { timeZone } = await readPropertyFacts(orm)
  const { sales } = await readSales(orm, period)
  const methods = await readMethods(orm, period, timeZone)
  return { sales: sumTaxes(sales).gross, taken: methods.reduce((sum, { cents }) => sum + cents, 0) }
}

/** Every night and charge of a month with the taxes in it, as a table for a spreadsheet. */
export async function writeVatReport({ database: { orm } }: Context, month: string): Promise<string> {
  const { sales } = await readSales(orm, periodOf(month))
  const columns: [string, (sale: TaxedSale) => string][] = [
    ['Day', ({ day }) => day],
    ['Booking', ({ booking }) => booking],
    ['Department', ({ department }) => department],
    ['What', ({ text }) => text],
    ['VAT rate', ({ vatRate }) => (vatRate === null ? '' : formatPercentage(vatRate))],
    ['Net USD', ({ net }) => toAmount(net)],
    ['Service charge USD', ({ serviceCharge }) => toAmount(serviceCharge)],
    ['VAT USD', ({ vat }) => toAmount(vat)],
    ['Hotel tax USD', ({ hotelTax }) => toAmount(hotelTax)],
    ['Total USD', ({ gross }) => toAmount(gross)],
  ]
  return writeCsv(
    columns.map(([title]) => title),
    sales.map((sale) => columns.map(([, cell]) => cell(sale))),
  )
}

/** The till book of the hotel tax of a month, the same way. */
export async function writeHotelTax({ database: { orm } }: Context, month: string): Promise<string> {
  const { sales, rates } = await readSales(orm, periodOf(month))
  const toRow = ({ day, rooms, rate, tax }: TillBookDay) => [day, rooms, toAmount(rate), toAmount(tax)]
  return writeCsv(
    ['Day', 'Occupied rooms', 'Tax per room USD', 'Tax USD'],
    writeTillBook(sales, rates).map(toRow),
  )
}

function periodOf(month: string): Period {
  const first = toDay(`${month}-01`)
  return { first, last: lastOfMonth(first) }
}

async function readSales(orm: Orm, period: Period): Promise<{ sales: TaxedSale[]; rates: TaxRate[] }> {
  const { first, last } = period
  const { reference, status, totalCents, nights, checkInDate, checkOutDate } = bookings
  const stays = await orm
    .select({ reference, status, totalCents, nights, checkInDate, checkOutDate })
    .from(bookings)
    .where(
      and(
        lte(bookings.checkInDate, last),
        gt(bookings.checkOutDate, first),
        inArray(bookings.status, [...SOLD]),
      ),
    )
  const charges = await orm
    .select({ charge: folioCharges, reference: bookings.reference })
    .from(folioCharges)
    .innerJoin(bookings, eq(bookings.id, folioCharges.bookingId))
    // What a request brings is sold with its nights, once it is confirmed; what an ended stay still costs stays.
    .where(
      and(
        gte(folioCharges.chargedOn, first),
        lte(folioCharges.chargedOn, last),
        ne(bookings.status, 'pending'),
      ),
    )
    .orderBy(asc(folioCharges.id))
  const lines: SoldLine[] = [
    ...stays.flatMap(({ reference, status, totalCents, nights, checkInDate, checkOutDate }) => {
      const stay = { status, total: totalCents, nights, checkIn: checkInDate, checkOut: checkOutDate }
      return nightLines(stay).map((line) => ({
        ...line,
        booking: reference,
        department: 'accommodation',
        text: 'Night',
      }))
    }),
    ...charges.map(({ charge, reference }) => ({
      ...chargeLine(charge),
      booking: reference,
      department: charge.department,
      text: charge.description,
    })),
  ]
  const rates = await readTaxRates(orm)
  return { sales: taxSales(lines, rates, period), rates }
}

/** Money by the business day it counts for, or where it has none by the property's day on which it was written down. */
async function readMethods(orm: Orm, { first, last }: Period, timeZone: string) {
  const { method, amountCents, shillings, createdAt, businessDay } = bookingPayments
  const countedOn = sql`coalesce(${businessDay}, (${createdAt} at time zone ${timeZone})::date)`
  const rows = await orm
    .select({
      method,
      entries: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${amountCents})`.mapWith(Number),
      shillings: sql<string>`coalesce(sum(${shillings}), 0)::text`,
    })
    .from(bookingPayments)
    .where(
      and(
        // Money that another booking of the hotel already had was not taken again.
        ne(method, 'moved'),
        sql`${countedOn} between ${first} and ${last}`,
        // The same once more as what an index finds: a business day ends on the day after it.
        gte(createdAt, instantOf(first, 0, timeZone)),
        lt(createdAt, instantOf(addDays(last, 2), 0, timeZone)),
      ),
    )
    .groupBy(method)
  return rows.sort((one, other) => ENTRY_METHODS.indexOf(one.method) - ENTRY_METHODS.indexOf(other.method))
}

async function readDeposits(orm: Orm) {
  const { id, reference, guestName, checkInDate, status } = bookings
  const paid = sql<number>`sum(${bookingPayments.amountCents})`.mapWith(Number)
  return await orm
    .select({ bookingId: id, reference, guestName, checkInDate, cents: paid })
    .from(bookings)
    .innerJoin(bookingPayments, eq(bookingPayments.bookingId, id))
    // As the index `bookings_coming` has it, without parameters.
    .where(sql`${status} in ('pending', 'confirmed')`)
    .groupBy(id)
    .having(sql`sum(${bookingPayments.amountCents}) <> 0`)
    .orderBy(asc(checkInDate), asc(id))
}

type Sums = Record<'gross' | 'net' | 'serviceCharge' | 'hotelTax' | 'vat', number>

function toWire({ gross, net, serviceCharge, hotelTax, vat }: Sums) {
  return {
    gross: toAmount(gross),
    net: toAmount(net),
    serviceCharge: toAmount(serviceCharge),
    hotelTax: toAmount(hotelTax),
    vat: toAmount(vat),
  }
}
