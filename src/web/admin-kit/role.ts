import { createContext, useContext } from 'react'
import { hasRole, type Role } from '@/kernel/roles'

/** The role of whoever is signed in; the panel's frame provides it. */
export const RoleContext = createContext<Role>('user')

/** True when whoever is signed in may do what `needed` may; what they may not is not shown. */
export function useMay(needed: Role): boolean {
  return hasRole(useContext(RoleContext), needed)
}
