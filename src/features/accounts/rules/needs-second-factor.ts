import type { WrittenFacts } from '@/features/property/contract'
import { hasRole, type Role } from '@/kernel/roles'

/** Whether the hotel asks this role for a second factor; null where its facts do not say. */
export function needsSecondFactor(role: Role, from: WrittenFacts['secondFactorFrom'] | null): boolean {
  if (from === null || from === 'nobody') return false
  return from === 'user' || hasRole(role, from)
}
