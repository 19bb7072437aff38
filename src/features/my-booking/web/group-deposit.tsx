import { useMutation } from '@tanstack/react-query'
import { inLanguage } from '@/kernel/language'
import { formatPrice, toCents } from '@/kernel/money'
import { send } from '@/web/kit/send'
import { Button } from '@/web/ui/button'
import type { groupDepositCall } from '../contract'
import { MY_BOOKING_PATH } from '../paths'
import { guestGroupText as words } from './guest-group-text'
import { messageOf } from './message-of'

/** The way to the page where the deposit of all villas is paid at once. */
export function GroupDeposit({ amount, token }: { amount: string; token: string }) {
  const asking = useMutation({
    mutationFn: () =>
      send<typeof groupDepositCall>('POST', `${MY_BOOKING_PATH}/${encodeURIComponent(token)}/group-deposit`),
    onSuccess: ({ path }) => location.assign(inLanguage(path)),
  })
  return (
    <div className="mt-4 print:hidden">
      <Button onClick={() => asking.mutate()} disabled={asking.isPending || asking.isSuccess}>
        {words.payDeposit(formatPrice(toCents(amount)))}
      </Button>
      {asking.error && (
        <p role="alert" className="mt-2 font-semibold text-alarm">
          {messageOf(asking.error)}
        </p>
      )}
    </div>
  )
}
