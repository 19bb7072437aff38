import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
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
  // By names of their own: selected from one table, columns are written without it.
  const left = sql<number>`(documents.total_cents + coalesce((
    select sum(credit.total_cents) from documents credit where credit.credits_id = documents.id), 0))::int`
  const found = await orm
    .select({ row: documents, left })
    .from(documents)
    .where(and(eq(documents.kind, 'invoice'), isNotNull(documents.dueOn), gt(left, 0)))
    .orderBy(asc(documents.id))
  const rows = found.map(({ row }) => row)
  const paid = await readPaid(orm, [...new Set(rows.map(({ bookingId }) => bookingId))])
  const invoices = found.map(({ row, left }) => ({
    row,
    ...row,
    total: left,
    dueOn: row.dueOn ?? row.issuedOn,
  }))
  const open = openInvoices(invoices, (bookingId) => paid.get(bookingId) ?? 0, today)
  const names = await readNames(orm)
  const owing = [...new Set(open.flatMap(({ companyId }) => companyId ?? []))]
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
    companies: owing.map((companyId) => ({
      companyId,
      name: names.get(companyId) ?? '',
      open: sumOf(open.filter((invoice) => invoice.companyId === companyId)),
    })),
  }
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
