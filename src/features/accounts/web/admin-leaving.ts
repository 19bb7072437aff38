import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StaffCall } from '@/web/admin-kit/staff-request'
import type { Query } from '@/web/kit/query'
import { readWhole, request } from '@/web/kit/request'
import { leaveWhenUnauthorized } from './admin-session'

/** Calls of gallery and tours: when the session is over they leave for the sign-in. */
export const leavingCall: StaffCall = { send: request, takesOver: leaveWhenUnauthorized }

/** A list read by such calls. */
export function useLeavingList<Item>(list: Query<Item[]>) {
  const query = useQuery({ ...list, queryFn: () => readWhole<Item[]>(list.queryKey[0]) })
  const { error } = query
  useEffect(() => {
    leaveWhenUnauthorized(error)
  }, [error])
  return query
}
