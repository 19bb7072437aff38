import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tellWays } from '@/features/online-payments/rules/tell-ways'
import { UNSETTLED_SENTENCES } from '@/features/online-payments/rules/unsettled-text'
import { unsettledMoneyQuery } from '@/features/online-payments/staff-queries'
import { METHOD_NAMES } from '@/features/payments/text'
import { formatShortDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { Button, buttonClass } from '@/web/ui/button'
import { SendBackButton } from './admin-money-refund'
import { attentionText as words } from './admin-text'

const MOST_AT_FIRST = 5

/** Providers post it while nobody looks. */
function useUnsettledMoney() {
  return useQuery({ ...unsettledMoneyQuery, staleTime: 0 })
}

/** Bookings that hold money they should not, or that less came for than was asked; nothing without any. */
export function MoneyToLookAt() {
  const { data = [], isError } = useUnsettledMoney()
  const [showsAll, setShowsAll] = useState(false)
  if (data.length === 0 && !isError) return null
  const shown = showsAll ? data : data.slice(0, MOST_AT_FIRST)
  return (
    <section
      aria-labelledby="money-to-look-at"
      className="rounded-card border-2 border-clay bg-paper p-4 sm:p-5"
    >
      <h2 id="money-to-look-at" className="text-lg">
        {words.money}
      </h2>
      {isError ? (
        <p className="mt-2">{words.moneyUnknown}</p>
      ) : (
        <p className="mt-2 max-w-measure text-ink-soft">{words.moneyHelp}</p>
      )}
      <ul className="mt-2">
        {shown.map(({ bookingId, guestName, reference, checkInDate, reason, amount, ways, ...back }) => (
          <li
            key={bookingId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-2.5 wrap-anywhere first:border-0"
          >
            <p className="min-w-0">
              <span className="font-semibold">
                {UNSETTLED_SENTENCES[reason](formatPrice(toCents(amount)))}
              </span>
              <span className="block">{words.moneyOf(guestName, reference)}</span>
              <span className="block text-sm text-ink-soft">
                {words.moneyCame(tellWays(ways, METHOD_NAMES), formatShortDay(toDay(checkInDate)))}
              </span>
              {back.onItsWayBack && (
                <span className="block text-sm font-semibold">
                  {words.moneyOnItsWay(formatPrice(toCents(back.onItsWayBack)))}
                </span>
              )}
            </p>
            <div className="flex flex-wrap gap-3">
              {back.refundable && (
                <SendBackButton
                  bookingId={bookingId}
                  guestName={guestName}
                  money={back.refundable}
                  reason={UNSETTLED_SENTENCES[reason](formatPrice(toCents(amount)))}
                />
              )}
              <PanelLink
                to={`/bookings/${bookingId}`}
                aria-label={words.moneyOpenOf(guestName)}
                className={buttonClass({ look: 'quiet', size: 'small' })}
              >
                {words.moneyOpen}
              </PanelLink>
            </div>
          </li>
        ))}
      </ul>
      {shown.length < data.length && (
        <Button look="quiet" size="small" onClick={() => setShowsAll(true)}>
          {words.moneyAll(data.length)}
        </Button>
      )}
    </section>
  )
}
