import { and, asc, gt } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { postCharge } from '@/features/charges/server/post-charge'
import { folioCharges } from '@/features/charges/server/table'
import { restoreExtras } from '@/features/extras/server/restore-extras'
import { negateTaxes } from '@/features/taxes/rules/add-taxes'
import type { Staff } from '@/server/http/access'
import type { Step } from '../rules/undo-steps'
import { isOfStep, isStandingCharge } from './since-step'

const REASON = 'the stay stands again'

/**
 * Makes a folio what it was before the stay ended, in the transaction that restores it: what ending it cost is taken back,
 * and its extras are charged again at the price that was agreed. Throws extra-not-left.
 */
export async function takeEndingBack(
  transaction: NodePgDatabase,
  staff: Staff,
  bookingId: number,
  step: Step,
): Promise<void> {
  const charged = await transaction
    .select()
    .from(folioCharges)
    .where(
      and(
        isStandingCharge(bookingId),
        gt(folioCharges.amountCents, 0),
        isOfStep(folioCharges.createdAt, step),
      ),
    )
    .orderBy(asc(folioCharges.id))
  for (const { id, amountCents, taxes, ...charge } of charged) {
    const { chargedOn, department, description, quantity, taxKind } = charge
    await postCharge(transaction, staff, {
      ...{ bookingId, chargedOn, department, description, quantity, taxKind },
      amountCents: -amountCents,
      taxes: taxes && negateTaxes(taxes),
      correctsId: id,
      reason: REASON,
    })
  }
  await restoreExtras(transaction, staff, bookingId, isOfStep(folioCharges.createdAt, step))
}
