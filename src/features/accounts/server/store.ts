import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { staffRoles } from '@/features/roles/server/table'
import { DEFAULT_LANGUAGE } from '@/kernel/language'
import { toPanelLanguage } from '@/kernel/panel-language'
import { permissionsOf } from '@/kernel/roles'
import type { Account, CurrentUser } from '../contract'
import { users } from './table'

/** A row without its password's hash. */
export function toAccount(row: typeof users.$inferSelect): Account {
  const { passwordHash: _passwordHash, createdAt, updatedAt, ...same } = row
  return { ...same, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** One's own account, with the role's name and what it allows; null when there is none. */
export async function findCurrentUser(orm: NodePgDatabase, id: number): Promise<CurrentUser | null> {
  const [found] = await orm
    .select()
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.slug, users.role))
    .where(eq(users.id, id))
  if (!found) return null
  const { users: row, staff_roles: own } = found
  return {
    ...toAccount(row),
    // A newer release, since taken back, may have stored a language that this one does not know.
    language: toPanelLanguage(row.language) ?? DEFAULT_LANGUAGE,
    roleName: own?.name ?? null,
    permissions: [...permissionsOf(row.role, own?.permissions)],
  }
}
