import type { QueryClient } from '@tanstack/react-query'
import { CASH_DRAWER_PATH, CASH_SHIFTS_PATH } from '../paths'

/** Asks anew for all that a shift that opened, moved or closed changes. */
export function refetchDrawer(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && (address === CASH_DRAWER_PATH || address.startsWith(CASH_SHIFTS_PATH)),
  })
}
