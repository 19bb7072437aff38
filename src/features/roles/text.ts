import { isBuiltIn, type Role } from '@/kernel/roles'

export const ROLE_LABELS: Record<Role, string> = {
  superadmin: 'Super Admin',
  admin: 'Admin',
  user: 'User',
  receptionist: 'Receptionist',
  housekeeping: 'Housekeeping',
}

/** What a role that came with the program is called; any other by its slug. */
export function labelOfRole(role: string): string {
  return isBuiltIn(role) ? ROLE_LABELS[role] : role
}
