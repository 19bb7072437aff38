import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { addDays, type Day, formatDay } from '@/kernel/days'
import { AppError } from '@/kernel/errors'
import { recordChange } from '@/server/audit/record-change'
import type { Staff } from '@/server/http/access'
import type { BLOCK_KINDS } from '../rules/block-kinds'
import { lastBlockedNight } from '../rules/blocked-stay'
import { blocks } from './table'

type Block = typeof blocks.$inferSelect

/** Nights from the first to the last, both included, that staff take off sale. */
export type NewBlock = {
  villaId: number
  startDate: Day
  endDate: Day
  kind: (typeof BLOCK_KINDS)[number]
  note: string | null
}

/**
 * Blocks nights as part of something larger, in its transaction. The caller tells what the database refuses, and
 * calls `changed` for the calendar. Throws invalid-input.
 */
export async function insertBlock(
  transaction: NodePgDatabase,
  staff: Staff,
  block: NewBlock,
  today: Day,
): Promise<Block> {
  if (block.endDate < block.startDate)
    throw new AppError('invalid-input', {
      problems: [{ path: 'endDate', message: 'The last night must not be before the first.' }],
    })
  assertWithinYears(block.endDate, today)
  const [made] = await transaction.insert(blocks).values(block).returning()
  if (!made) throw new Error('the block was not written')
  await recordChange(transaction, staff, {
    resource: 'blocks',
    rowId: made.id,
    action: 'create',
    after: toTrail(made),
  })
  return made
}

/** Puts the nights of a block from `today` on back on sale; what is past of it stays. Does nothing where none is left. */
export async function endBlock(
  transaction: NodePgDatabase,
  staff: Staff,
  id: number,
  today: Day,
): Promise<void> {
  const [block] = await transaction.select().from(blocks).where(eq(blocks.id, id)).for('update')
  if (!block || block.endDate < today) return
  if (block.startDate >= today) {
    await transaction.delete(blocks).where(eq(blocks.id, id))
    const change = { resource: 'blocks', rowId: id, action: 'delete', before: toTrail(block) } as const
    return await recordChange(transaction, staff, change)
  }
  const after = { ...block, endDate: addDays(today, -1) }
  await transaction.update(blocks).set({ endDate: after.endDate }).where(eq(blocks.id, id))
  await recordChange(transaction, staff, {
    resource: 'blocks',
    rowId: id,
    action: 'update',
    before: toTrail(block),
    after: toTrail(after),
  })
}

/** Throws invalid-input for a night beyond the last that can be blocked. */
export function assertWithinYears(endDate: Day, today: Day): Day {
  const last = lastBlockedNight(today)
  if (endDate <= last) return endDate
  const message = `Nights can be blocked until ${formatDay(last)}. Please choose that day or an earlier one.`
  throw new AppError('invalid-input', { problems: [{ path: 'endDate', message }] })
}

function toTrail({ villaId, startDate, endDate, kind, note }: Block) {
  return { villaId, startDate, endDate, kind, note }
}
