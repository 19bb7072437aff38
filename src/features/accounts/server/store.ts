import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Account } from '../contract'
import { users } from './table'

/** One account as staff see it; null when there is none. */
export async function findAccount(orm: NodePgDatabase, id: number): Promise<Account | null> {
  const [row] = await orm.select().from(users).where(eq(users.id, id))
  return row ? toAccount(row) : null
}

/** A row without its password's hash. */
export function toAccount(row: typeof users.$inferSelect): Account {
  const { passwordHash: _passwordHash, createdAt, updatedAt, ...same } = row
  return { ...same, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}
