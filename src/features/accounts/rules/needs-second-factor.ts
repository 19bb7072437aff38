import type { WrittenFacts } from '@/features/property/contract'
import { BUILT_IN_ROLES, type Permission } from '@/kernel/roles'

/**
 * Whether the hotel asks somebody of these permissions for a second factor: 'admin' names whoever may do more than a
 * user, 'superadmin' whoever may do more than an admin; null where its facts do not say.
 */
export function needsSecondFactor(
  permissions: readonly Permission[],
  from: WrittenFacts['secondFactorFrom'] | null,
): boolean {
  if (from === null || from === 'nobody') return false
  if (from === 'user') return true
  const below: readonly Permission[] = from === 'admin' ? BUILT_IN_ROLES.user : BUILT_IN_ROLES.admin
  return permissions.some((permission) => !below.includes(permission))
}
