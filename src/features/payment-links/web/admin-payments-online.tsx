import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { OnlinePayments } from '@/features/payment-screens/web/admin-online-payments'
import { formatPrice, toCents } from '@/kernel/money'
import { confirm } from '@/web/admin-kit/confirm'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { sendForStaff, staffRequest } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { PAYMENT_LINKS_PATH } from '../paths'
import { messagesWith } from '../rules/link-message'
import type {
  BookingLinks,
  mailPaymentLinkCall,
  makePaymentLinkCall,
  PaymentLink,
  showPaymentLinkCall,
} from '../staff-contract'
import { bookingLinksQuery } from '../staff-queries'
import { LinkAddress } from './admin-link-address'
import { LinkForm, type WantedLink } from './admin-link-form'
import { paymentLinksText as words } from './admin-text'

/** The payment links of a booking and what became of its online payments; nothing where the hotel takes none and none are there. */
export function PaymentsOnline({ bookingId }: { bookingId: number }) {
  const { data, isError } = useQuery({ ...bookingLinksQuery(bookingId), staleTime: 0 })
  const [shown, setShown] = useState<ShownLink | null>(null)
  if (data?.offer === null && data.links.length === 0) return null
  return (
    <section className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">{words.title}</h3>
      <OnlinePayments bookingId={bookingId} isAwaited={shown !== null} />
      {isError && !data && <p className="text-alarm">{words.failed}</p>}
      {!data && !isError && (
        <Loading label={words.loading}>
          <Skeleton className="h-10" />
        </Loading>
      )}
      {data && <Links bookingId={bookingId} {...data} shown={shown} onShown={setShown} />}
    </section>
  )
}

/** The link whose address and code stand on the screen. */
type ShownLink = { id: number; path: string }

function Links({
  bookingId,
  links,
  offer,
  message,
  shown,
  onShown: setShown,
}: {
  shown: ShownLink | null
  onShown: (shown: ShownLink | null) => void
  bookingId: number
  links: readonly PaymentLink[]
  offer: BookingLinks['offer']
  message: BookingLinks['message']
}) {
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [amountError, setAmountError] = useState<string>()
  const attempt = useRef<Attempt | null>(null)

  async function change(work: () => Promise<void>) {
    setSending(true)
    setAmountError(undefined)
    try {
      await work()
    } catch (error) {
      const problems = error instanceof ApiError ? error.problems : []
      const atAmount = problems.find(({ path }) => path === 'amount')?.message
      setAmountError(atAmount)
      const description = reasonOf(error) ?? words.tryAgain
      if (!atAmount) showToast({ title: words.actionFailed, description, tone: 'destructive' })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  const onMake = (wanted: WantedLink) =>
    change(async () => {
      const path = `${ADMIN_BOOKINGS_PATH}/${bookingId}/payment-links` as const
      attempt.current = nextAttempt(attempt.current, JSON.stringify([path, wanted]))
      const headers = { 'idempotency-key': attempt.current.key }
      try {
        setShown(await sendForStaff<typeof makePaymentLinkCall>('POST', path, wanted, headers))
        attempt.current = null
      } catch (error) {
        if (isRefused(error)) attempt.current = null
        throw error
      }
    })
  const actions: Pick<LinkLineProps, 'onShow' | 'onMail' | 'onRevoke'> = {
    onShow: (id) =>
      change(async () => {
        setShown(
          await sendForStaff<typeof showPaymentLinkCall>('POST', `${PAYMENT_LINKS_PATH}/${id}/address`),
        )
      }),
    onMail: (id) =>
      change(async () => {
        const { to } = await sendForStaff<typeof mailPaymentLinkCall>(
          'POST',
          `${PAYMENT_LINKS_PATH}/${id}/mails`,
        )
        showToast({ title: words.mailed, description: to })
      }),
    onRevoke: async (id) => {
      const question = {
        title: words.revokeTitle,
        line: words.revokeLine,
        action: words.revoke,
        decline: words.keep,
      }
      if (!(await confirm(question))) return
      await change(async () => {
        await staffRequest('DELETE', `${PAYMENT_LINKS_PATH}/${id}`)
        setShown(null)
        showToast({ title: words.revoked })
      })
    },
  }

  return (
    <>
      {links.length > 0 && (
        <ul aria-label={words.links} className="grid border-t border-line pt-3">
          {links.map((link) => (
            <LinkLine
              key={link.id}
              {...actions}
              link={link}
              address={shown?.id === link.id ? location.origin + shown.path : null}
              isSending={isSending}
              canMail={offer?.canMail ?? false}
              message={message}
            />
          ))}
        </ul>
      )}
      {offer &&
        (toCents(offer.balance) > 0 ? (
          <LinkForm
            offer={offer}
            isSending={isSending}
            amountError={amountError}
            onMake={(wanted) => void onMake(wanted)}
          />
        ) : (
          <p className="text-sm text-ink-soft">{words.nothingDue}</p>
        ))}
    </>
  )
}

type LinkLineProps = {
  link: PaymentLink
  /** Where it is shown just now. */
  address: string | null
  isSending: boolean
  canMail: boolean
  message: BookingLinks['message']
  onShow: (id: number) => Promise<void>
  onMail: (id: number) => Promise<void>
  onRevoke: (id: number) => Promise<void>
}

function LinkLine({ link, address, message, isSending, canMail, onShow, onMail, onRevoke }: LinkLineProps) {
  const { id, purpose, state, asks, received, expiresAt, mail } = link
  const isOpen = state === 'open'
  const notes = [
    ...(isOpen ? [words.until(formatInstant(expiresAt))] : []),
    ...(toCents(received) > 0 ? [words.received(formatPrice(toCents(received)))] : []),
    ...(mail ? [words.mails[mail]] : []),
  ]
  const button = (label: string, run: (id: number) => Promise<void>) => (
    <Button look="quiet" size="small" disabled={isSending} onClick={() => void run(id)}>
      {label}
    </Button>
  )
  return (
    <li className="grid gap-2 border-b border-line py-2 first:pt-0 last:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 grow basis-40">
          <strong>{words.states[state]}</strong>, {words.purposes[purpose]}
          <span className="tabular block text-xs text-ink-soft">{notes.join(', ')}</span>
        </p>
        {isOpen && <p className="tabular font-semibold">{formatPrice(toCents(asks))}</p>}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {canMail && button(words.mail, onMail)}
          {address === null && button(words.show, onShow)}
          {button(words.revoke, onRevoke)}
        </div>
      )}
      {isOpen && address && (
        <LinkAddress
          address={address}
          messages={messagesWith({ ...message, cents: toCents(asks), address })}
        />
      )}
    </li>
  )
}
