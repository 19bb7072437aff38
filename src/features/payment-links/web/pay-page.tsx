import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PayWish } from '@/features/online-payments/contract'
import { PayOnline } from '@/features/payment-screens/web/pay-online'
import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { formatInstant } from '@/kernel/instants'
import { ApiError } from '@/web/kit/request'
import { send } from '@/web/kit/send'
import { Button, buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { PayPage as Page, payByLinkCall } from '../contract'
import { PAY_PATH } from '../paths'
import { linkDeskQuery, payPageQuery } from '../queries'
import { payPageText as words } from './pay-page-text'

/** What a payment link asks for, and paying it. The token is its secret. */
export function PayPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({ ...payPageQuery(token), staleTime: 0 })
  if (data) return <Asked page={data} token={token} />
  if (error instanceof ApiError && error.status === 404) return <PayPageFailed />
  if (error) return <PayPageFailed onRetry={refetch} />
  return (
    <>
      <Loading label={words.loading} className="grid min-h-160 content-start gap-6 noscript:hidden">
        <Skeleton className="h-14 w-2/3" />
        <Skeleton className="h-72 w-full" />
      </Loading>
      <div className="hidden noscript:block">
        <p className="text-lg font-semibold">{words.noScript}</p>
        <Contacts />
      </div>
    </>
  )
}

/** What stands in place of a payment. Without `onRetry` there is none behind the link. */
export function PayPageFailed({ onRetry }: { onRetry?: () => Promise<unknown> }) {
  return (
    <div role="alert" className="min-h-64">
      <p className="text-2xl">{onRetry ? words.failed : words.over}</p>
      {!onRetry && <p className="mt-2 max-w-measure text-ink-soft">{words.overHelp}</p>}
      <Contacts onRetry={onRetry} />
    </div>
  )
}

function Asked({ page, token }: { page: Page; token: string }) {
  const client = useQueryClient()
  const { name, timeZone } = useProperty()
  const { reference, purpose, state, expiresAt, isUsed } = page
  return (
    <div className="grid max-w-measure gap-6">
      <div>
        {state === 'open' && <p className="text-lg">{words.intro(name)}</p>}
        <dl className="tabular mt-3 grid gap-1">
          <Fact name={words.booking} value={reference} />
          <Fact name={words.what} value={words.purposes[purpose]} />
          {state === 'open' && <Fact name={words.until} value={formatInstant(expiresAt, timeZone)} />}
        </dl>
      </div>
      {state !== 'open' && (
        <div role="status" className="rounded-card bg-mist p-5">
          <p className="font-serif text-xl">{state === 'settled' ? words.settled : words.over}</p>
          <p className="mt-2">{state === 'settled' ? words.settledHelp : words.overHelp}</p>
        </div>
      )}
      {(state === 'open' || isUsed) && (
        <PayOnline
          query={linkDeskQuery(token)}
          pay={(wish: PayWish) =>
            send<typeof payByLinkCall>('POST', `${PAY_PATH}/${encodeURIComponent(token)}/payments`, wish)
          }
          onNews={() => void client.invalidateQueries({ queryKey: payPageQuery(token).queryKey })}
        />
      )}
      <Contacts />
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

function Contacts({ onRetry }: { onRetry?: (() => Promise<unknown>) | undefined }) {
  const { phones } = useProperty()
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {onRetry && <Button onClick={() => void onRetry()}>{words.tryAgain}</Button>}
      <MessageLink className={buttonClass({ look: 'quiet' })} />
      {phones.map((phone) => (
        <a key={phone} href={phoneAddress(phone)} className={buttonClass({ look: 'quiet' })}>
          <Icon name="phone" />
          {words.call} {phone}
        </a>
      ))}
    </div>
  )
}
