import { useQuery } from '@tanstack/react-query'
import { staffPaymentsQuery } from '@/features/online-payments/staff-queries'
import { PROVIDER_TRAITS } from '@/features/payment-providers/rules/provider-names'
import type { RefundWay } from '@/features/payments/rules/refund-way'

/** What providers can be asked to send back of the money of a booking, newest payment first. */
export function useRefundWays(bookingId: number): RefundWay[] {
  const { data = [] } = useQuery({ ...staffPaymentsQuery(bookingId), staleTime: 0 })
  return data.flatMap(({ refundable }) =>
    refundable ? [{ ...refundable, name: PROVIDER_TRAITS[refundable.provider].name }] : [],
  )
}
