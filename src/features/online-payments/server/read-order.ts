import type { Amount } from '@/kernel/amount'
import type { Cents } from '@/kernel/money'
import type { Shillings } from '@/kernel/shillings'
import type { OrderedAmount } from '../rules/order-amount'
import type { OnlinePaymentRow } from './table'

type Stored = Pick<OnlinePaymentRow, 'amountCents' | 'shillings' | 'shillingsPerDollar'>

/** What a stored payment asks for, with the dollars it stands for. */
export function orderOf({ amountCents, shillings, shillingsPerDollar }: Stored): OrderedAmount {
  return { ordered: toAmount(amountCents, shillings), cents: amountCents, shillingsPerDollar }
}

function toAmount(cents: Cents, shillings: Shillings | null): Amount {
  return shillings === null ? { currency: 'USD', cents } : { currency: 'UGX', ...shillings }
}
