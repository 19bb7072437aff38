/** What a member of staff may do, from least to most (docs/decisions/product-rules.md); `housekeeping` sees villas alone. */
export const ROLES = ['housekeeping', 'user', 'admin', 'superadmin'] as const

export type Role = (typeof ROLES)[number]

/** Who may call a route: anybody, or staff of at least that role. */
export type Access = 'anyone' | Role

/** True when a role may do what `needed` may. */
export function hasRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}
