import { isBuiltIn } from '@/kernel/roles'
import { ROLE_LABELS } from './rules/role-labels'

/** What a role that came with the program is called; any other by its slug. */
export function labelOfRole(role: string): string {
  return isBuiltIn(role) ? ROLE_LABELS[role] : role
}
