import { createContext, useContext } from 'react'
import { mayDo, type Needed, type Permission } from '@/kernel/roles'

/** What whoever is signed in may do; the panel provides it. */
export const PermissionsContext = createContext<readonly Permission[]>([])

/** True when whoever is signed in may do what asks for `needed`; what they may not is not shown. */
export function useMay(needed: Needed): boolean {
  return mayDo(useContext(PermissionsContext), needed)
}
