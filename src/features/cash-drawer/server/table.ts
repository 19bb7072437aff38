import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cashShifts } from '@/features/payments/server/table'
import { cents, id, isAtLeast, isNotBlank, isOneOf, shillings, timestamps } from '@/server/db/columns'
import { MOVEMENT_KINDS } from '../rules/movement-kinds'

/** Cash put into the drawer or taken out of it that no guest gave or got: added to, never changed. */
export const cashMovements = pgTable(
  'cash_movements',
  {
    id: id(),
    shiftId: integer('shift_id')
      .notNull()
      .references(() => cashShifts.id),
    kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
    amountCents: cents('amount_cents').notNull(),
    shillings: shillings('shillings').notNull(),
    reason: text('reason').notNull(),
    staffId: integer('staff_id').notNull(),
    staffEmail: text('staff_email').notNull(),
    idempotencyKey: text('idempotency_key'),
    ...timestamps(),
  },
  (table) => [
    index('cash_movements_shift').on(table.shiftId),
    uniqueIndex('cash_movements_idempotency_key').on(table.idempotencyKey),
    check('cash_movements_kind_known', isOneOf(table.kind, MOVEMENT_KINDS)),
    check('cash_movements_not_negative', isAtLeast(0, table.amountCents, table.shillings)),
    check('cash_movements_amount_given', sql`${table.amountCents} > 0 or ${table.shillings} > 0`),
    check('cash_movements_reason_given', isNotBlank(table.reason)),
  ],
)
