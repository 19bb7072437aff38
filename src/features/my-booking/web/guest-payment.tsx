import { useQueryClient } from '@tanstack/react-query'
import type { PayWish } from '@/features/online-payments/contract'
import { PayOnline } from '@/features/payment-screens/web/pay-online'
import { send } from '@/web/kit/send'
import type { payOnlineCall } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestBookingQuery, payingDeskQuery } from '../queries'

/** Paying on the private page: money that came may confirm the booking, so the page is read anew. */
export function GuestPayment({ token }: { token: string }) {
  const client = useQueryClient()
  return (
    <PayOnline
      query={payingDeskQuery(token)}
      pay={(wish: PayWish) =>
        send<typeof payOnlineCall>('POST', `${MY_BOOKING_PATH}/${encodeURIComponent(token)}/payments`, wish)
      }
      onNews={() => void client.invalidateQueries({ queryKey: guestBookingQuery(token).queryKey })}
    />
  )
}
