import { defineQuery, type Query, type SearchOf } from '@/web/kit/query'
import type {
  accountsEndpoint,
  auditEndpoint,
  auditStaffEndpoint,
  CurrentUser,
  currentUserEndpoint,
} from './contract'
import { ACCOUNTS_PATH, AUDIT_PATH, AUDIT_STAFF_PATH, CURRENT_USER_PATH } from './paths'

/** Null for somebody who signed out here; the server answers that nobody is signed in with an error. */
export const currentUserQuery: Query<CurrentUser | null> =
  defineQuery<typeof currentUserEndpoint>(CURRENT_USER_PATH)

export const accountsQuery = defineQuery<typeof accountsEndpoint>(ACCOUNTS_PATH)

export function auditEntriesQuery(search: SearchOf<typeof auditEndpoint>) {
  return defineQuery<typeof auditEndpoint>(AUDIT_PATH, search)
}

export const auditStaffQuery = defineQuery<typeof auditStaffEndpoint>(AUDIT_STAFF_PATH)
