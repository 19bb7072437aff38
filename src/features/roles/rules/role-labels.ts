import type { Role } from '@/kernel/roles'

export const ROLE_LABELS: Record<Role, string> = {
  superadmin: 'Super Admin',
  admin: 'Admin',
  user: 'User',
  receptionist: 'Receptionist',
  housekeeping: 'Housekeeping',
}
