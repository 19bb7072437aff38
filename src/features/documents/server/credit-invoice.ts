import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { AppError } from '@/kernel/errors'
import { toCents } from '@/kernel/money'
import type { Context } from '@/server/context'
import type { Staff } from '@/server/http/access'
import type { DocumentContent, NewCredit } from '../contract'
import { type CreditedInvoice, type EarlierNote, planCredit } from '../rules/credit-note'
import { numberOf } from '../rules/document-kinds'
import { untaxed } from '../rules/tax-shares'
import { tellContent } from '../rules/told-content'
import { creditContent, fromWireSums, partsOf } from './compose-content'
import { lockBooking, storeDocument } from './issue-document'
import { documents } from './table'
import { writeTold } from './write-told'

type DocumentRow = typeof documents.$inferSelect

/**
 * Takes an invoice back by a credit note, all that is left of it or a part, and answers the note's id; what it covered
 * can be invoiced anew. Throws not-found, step-not-allowed for what is no invoice or was invoiced anew in part,
 * already-there where nothing is left, invalid-input for more than is left.
 */
export async function creditInvoice(
  context: Pick<Context, 'database' | 'today' | 'loadLanguage'>,
  staff: Staff,
  id: number,
  { reason, lines, amount }: NewCredit,
): Promise<number> {
  return await context.database.orm.transaction(async (transaction) => {
    const [found] = await transaction.select().from(documents).where(eq(documents.id, id))
    if (!found) throw new AppError('not-found')
    await lockBooking(transaction, found.bookingId)
    if (found.kind !== 'invoice')
      throw new AppError('step-not-allowed', { message: 'Only an invoice is taken back by a credit note.' })
    const notes = await readNotes(transaction, id)
    if (notes.reduce((sum, { totalCents }) => sum + totalCents, found.totalCents) <= 0)
      throw new AppError('already-there', { message: 'This invoice has been taken back already.' })
    const wanted = { lines, amount: amount === undefined ? undefined : toCents(amount) }
    const plan = planCredit(toCredited(found.content), notes.map(toEarlier), wanted)
    if (typeof plan === 'string') {
      const path = lines ? 'lines' : 'amount'
      throw new AppError('invalid-input', { message: plan, problems: [{ path, message: plan }] })
    }
    if (plan.isRest) await assertNotInvoicedAnew(transaction, found, notes)
    const content = await writeTold(transaction, context, found.bookingId, () =>
      creditContent(tellContent(found.content), numberOf(found), { reason, plan }),
    )
    const { bookingId, companyId } = found
    return await storeDocument(transaction, staff, {
      ...{ kind: 'credit-note', bookingId, companyId, creditsId: id, content },
      issuedOn: context.today(),
      dueOn: null,
    })
  })
}

export async function readNotes(orm: NodePgDatabase, invoiceId: number): Promise<DocumentRow[]> {
  return await orm
    .select()
    .from(documents)
    .where(eq(documents.creditsId, invoiceId))
    .orderBy(asc(documents.id))
}

export function toCredited(content: DocumentContent): CreditedInvoice {
  const { nights, chargeIds, creditIds = [] } = content.covers
  return {
    lines: content.lines.map(({ amount }) => toCents(amount)),
    parts: partsOf(content),
    nights: nights === null ? null : toCents(nights),
    ...{ chargeIds, creditIds },
  }
}

export function toEarlier({ totalCents, content: { takes } }: DocumentRow): EarlierNote {
  const total = 0 - totalCents
  return { lines: takes?.lines ?? [], total, sums: takes ? fromWireSums(takes.sums) : untaxed(total) }
}

/** An amount that stands on a later invoice would be owed twice once all of this one can be invoiced anew. */
async function assertNotInvoicedAnew(
  transaction: NodePgDatabase,
  { bookingId }: DocumentRow,
  notes: readonly DocumentRow[],
): Promise<void> {
  const ids = notes.map((note) => note.id)
  const invoices = await transaction
    .select()
    .from(documents)
    .where(and(eq(documents.bookingId, bookingId), eq(documents.kind, 'invoice')))
  for (const later of invoices) {
    if (!later.content.covers.creditIds?.some((id) => ids.includes(id))) continue
    const taken = await readNotes(transaction, later.id)
    if (taken.reduce((sum, { totalCents }) => sum + totalCents, later.totalCents) === 0) continue
    throw new AppError('step-not-allowed', {
      message: `What was taken back before was invoiced anew by ${numberOf(later)}. Please take that back first.`,
    })
  }
}
