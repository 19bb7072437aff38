import {
  findRefundUnderKey,
  isTiedToRefund,
  measureRefund,
  orderRefund,
  sumOpen,
  sumOrdered,
} from '@/features/online-payments/server/order-refund'
import { sendRefund } from '@/features/online-payments/server/send-refund'
import type { ProviderRefunds } from '@/features/payments/server/provider-refunds'

/** How money that came online goes back. */
export const PROVIDER_REFUNDS: ProviderRefunds = {
  sumOpen,
  sumOrdered,
  isTied: isTiedToRefund,
  measure: measureRefund,
  findUnderKey: findRefundUnderKey,
  order: orderRefund,
  send: sendRefund,
}
