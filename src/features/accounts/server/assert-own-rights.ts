import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { staffRoles } from '@/features/roles/server/table'
import { AppError } from '@/kernel/errors'
import { isBuiltIn, mayDo, type Permission, permissionsOf } from '@/kernel/roles'
import type { Staff } from '@/server/http/access'

/** Nobody gives, takes or changes rights that they do not have themselves. Throws not-allowed. */
export function assertOwnRights(staff: Pick<Staff, 'permissions'>, rights: readonly Permission[]): void {
  if (rights.every((right) => mayDo(staff.permissions, right))) return
  throw new AppError('not-allowed', {
    message: 'This has rights that you do not have yourself. Please ask somebody who has them.',
  })
}

/**
 * The same for an account of this role, which stays as it is until the transaction ends. Throws not-allowed, and
 * invalid-input where there is no such role.
 */
export async function assertMayHandle(
  transaction: NodePgDatabase,
  staff: Pick<Staff, 'permissions'>,
  role: string,
): Promise<void> {
  const [own] = await transaction.select().from(staffRoles).where(eq(staffRoles.slug, role)).for('share')
  if (!own && !isBuiltIn(role))
    throw new AppError('invalid-input', {
      problems: [{ path: 'role', message: 'Please choose one of the roles there are' }],
    })
  assertOwnRights(staff, permissionsOf(role, own?.permissions))
}
