/** What staff may be allowed to do, each by itself (docs/decisions/roles.md). */
export const PERMISSIONS = [
  'front-desk',
  'housekeeping',
  'money',
  'refunds',
  'set-prices',
  'guests-data',
  'reports',
  'content',
  'prices',
  'settings',
  'accounts',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** Roles that come with the program, from least to most; others are made by superadmins. */
export const BUILT_IN_ROLES = {
  housekeeping: ['housekeeping'],
  receptionist: ['front-desk', 'housekeeping', 'money', 'set-prices'],
  user: ['front-desk', 'housekeeping', 'money', 'set-prices', 'guests-data', 'reports'],
  admin: [
    'front-desk',
    'housekeeping',
    'money',
    'refunds',
    'set-prices',
    'guests-data',
    'reports',
    'content',
    'prices',
  ],
  superadmin: PERMISSIONS,
} as const satisfies Record<string, readonly Permission[]>

export type Role = keyof typeof BUILT_IN_ROLES

export const ROLES = Object.keys(BUILT_IN_ROLES) as Role[]

/** What a call or a screen asks for: to be on the staff, a permission, or one of several. */
export type Needed = 'staff' | Permission | readonly Permission[]

/** Who may call a route. */
export type Access = 'anyone' | Needed

/** Who may read what the hotel sells and shows: all but those who only clean. */
export const OFFICE: readonly Permission[] = PERMISSIONS.filter((one) => one !== 'housekeeping')

/** True when somebody of these permissions may do what asks for `needed`. */
export function mayDo(own: readonly Permission[], needed: Needed): boolean {
  if (needed === 'staff') return true
  return [needed].flat().some((permission) => own.includes(permission))
}

/** What a role may do; `stored` is what is kept of one that did not come with the program. */
export function permissionsOf(role: string, stored: readonly Permission[] = []): readonly Permission[] {
  return isBuiltIn(role) ? BUILT_IN_ROLES[role] : stored
}

/** True for a role that came with the program. */
export function isBuiltIn(role: string): role is Role {
  return Object.hasOwn(BUILT_IN_ROLES, role)
}
