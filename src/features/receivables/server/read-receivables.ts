import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { companies } from '@/features/companies/server/table'
import { numberOf } from '@/features/documents/rules/document-kinds'
import { documents } from '@/features/documents/server/table'
import { bookingPayments } from '@/features/payments/server/table'
import type { Day } from '@/kernel/days'
import { toAmount } from '@/kernel/money'
import type { Receivables } from '../contract'
import { openInvoices, sumByAge } from '../rules/receivables'

/** What is still to be paid of invoices that stand, by invoice, by age and by company. */
export async function readReceivables(orm: NodePgDatabase, today: Day): Promise<Receivables> {
  const owing = await listOwing(orm)
  const found = await orm
    .select({ row: documents, left: LEFT.mapWith(Number) })
    .from(documents)
    .where(and(IS_BILLED, sql`${documents.bookingId} = any(${sql.param(owing)}::int[])`, gt(LEFT, 0)))
    .orderBy(asc(documents.id))
  const paid = await readPaid(orm, owing)
  const invoices = found.map(({ row, left }) => ({
    row,
    ...row,
    total: left,
    dueOn: row.dueOn ?? row.issuedOn,
  }))
  const open = openInvoices(invoices, (bookingId) => paid.get(bookingId) ?? 0, today)
  const names = await readNames(orm)
  const companyIds = [...new Set(open.flatMap(({ companyId }) => companyId ?? []))]
  const sumOf = (of: readonly { open: number }[]) => toAmount(of.reduce((sum, one) => sum + one.open, 0))
  return {
    today,
    total: sumOf(open),
    invoices: open.map(({ row, id, bookingId, companyId, issuedOn, dueOn, open: unpaid, daysLate }) => ({
      ...{ id, bookingId, companyId, issuedOn, dueOn, daysLate },
      number: numberOf(row),
      billedTo: row.content.billTo.name,
      total: toAmount(row.totalCents),
      open: toAmount(unpaid),
    })),
    ages: sumByAge(open).map(({ age, open: unpaid }) => ({ age, open: toAmount(unpaid) })),
    companies: companyIds.map((companyId) => ({
      companyId,
      name: names.get(companyId) ?? '',
      open: sumOf(open.filter((invoice) => invoice.companyId === companyId)),
    })),
  }
}

// By names of their own: selected from one table, columns are written without it.
const LEFT = sql<number>`(documents.total_cents + coalesce((
  select sum(credit.total_cents) from documents credit where credit.credits_id = documents.id), 0))`
/** As the index `documents_billed` has it, without a parameter. */
const IS_BILLED = sql`documents.kind = 'invoice' and documents.due_on is not null`

/** The bookings whose invoices come to more than was paid for them: of tens of thousands that are paid nothing else is read. */
async function listOwing(orm: NodePgDatabase): Promise<number[]> {
  const { rows } = await orm.execute<{ id: number }>(sql`
    select billed.booking_id as id
    from (
      select booking_id, sum(greatest(0, total_cents + coalesce(credited.cents, 0))) as cents
      from documents left join (
        select credits_id, sum(total_cents) as cents from documents where credits_id is not null group by credits_id
      ) credited on credited.credits_id = documents.id
      where ${IS_BILLED} group by booking_id
    ) billed
    where cents > greatest(0, (
      select sum(amount_cents) from ${bookingPayments} paid where paid.booking_id = billed.booking_id))
    order by id`)
  return rows.map(({ id }) => id)
}

async function readPaid(orm: NodePgDatabase, bookingIds: number[]): Promise<Map<number, number>> {
  if (bookingIds.length === 0) return new Map()
  const { bookingId, amountCents } = bookingPayments
  const rows = await orm
    .select({ bookingId, paid: sql<number>`sum(${amountCents})`.mapWith(Number) })
    .from(bookingPayments)
    .where(inArray(bookingId, bookingIds))
    .groupBy(bookingId)
  return new Map(rows.map((row) => [row.bookingId, row.paid]))
}

async function readNames(orm: NodePgDatabase): Promise<Map<number, string>> {
  const rows = await orm.select({ id: companies.id, name: companies.name }).from(companies)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
