import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tellTerms } from '@/features/rate-plans/rules/tell-rate-plan'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay, formatShortDay, toDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { confirm } from '@/web/admin-kit/confirm'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Badge } from '@/web/ui/badge'
import { Button } from '@/web/ui/button'
import { showToast } from '@/web/ui/toast'
import { GROUP_HOLDS_PATH } from '../paths'
import type { GroupHold, HeldVilla, releaseHoldCall } from '../staff-contract'
import { KeepUntilDialog } from './admin-keep-until'
import { RoomingListDialog } from './admin-rooming-list'
import { holdText as words } from './admin-text'

/** One hold: its villas with what became of each, and what can be done with it. */
export function HoldCard({ hold }: { hold: GroupHold }) {
  const { name, note, checkInDate, checkOutDate, keptUntil, state, villas, madeBy, ratePlan, company } = hold
  return (
    <li className="grid min-w-0 gap-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg">
          {name}{' '}
          <Badge color={state === 'held' ? 'orange' : state === 'booked' ? 'green' : 'blue'}>
            {words.states[state]}
          </Badge>
        </h2>
        <p className="tabular">
          {words.nights(formatDay(toDay(checkInDate)), formatDay(toDay(checkOutDate)))}
        </p>
        {state === 'held' && (
          <p className="tabular font-semibold">{words.keptUntil(formatDay(toDay(keptUntil)))}</p>
        )}
        {ratePlan && <p>{words.plan(ratePlan.name, tellTerms(ratePlan))}</p>}
        {company && <p>{words.billedTo(company.name)}</p>}
        {note && <p className="whitespace-pre-line">{note}</p>}
        <p className="text-sm text-ink-soft">{words.madeBy(madeBy)}</p>
      </div>
      <ul>
        {villas.map((villa) => (
          <VillaLine key={villa.id} villa={villa} isReleased={hold.releasedAt !== null} />
        ))}
      </ul>
      {state === 'held' && <Actions hold={hold} />}
    </li>
  )
}

function VillaLine({ villa, isReleased }: { villa: HeldVilla; isReleased: boolean }) {
  const { bookingId, numberOfGuests, totalAmount } = villa
  return (
    <li className="tabular flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 text-sm">
      <span>
        {unitNameOf(villa)}, {words.guests(numberOfGuests)}, {formatPrice(toCents(totalAmount))}
      </span>
      {bookingId !== null ? (
        <PanelLink
          to={`/bookings/${bookingId}`}
          className="font-semibold text-forest underline underline-offset-2"
        >
          {words.booking(bookingId)}
        </PanelLink>
      ) : (
        <span className="text-ink-soft">{isReleased ? words.free : words.open}</span>
      )}
    </li>
  )
}

function Actions({ hold }: { hold: GroupHold }) {
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<'rooms' | 'day' | null>(null)
  const { id, name } = hold

  async function onRelease() {
    const isAgreed = await confirm({
      title: words.releaseTitle(name),
      line: words.releaseLine,
      action: words.release,
      decline: words.releaseDecline,
    })
    if (!isAgreed) return
    try {
      await sendForStaff<typeof releaseHoldCall>('POST', `${GROUP_HOLDS_PATH}/${id}/release`)
      showToast({ title: words.released(name) })
    } catch (error) {
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.changeFailed, description, tone: 'destructive' })
    } finally {
      void refetchLists(queryClient)
    }
  }

  return (
    <div className="flex flex-wrap gap-1.5">
      <Button size="small" aria-label={words.bookOf(name)} onClick={() => setOpened('rooms')}>
        {words.book}
      </Button>
      <Button look="quiet" size="small" aria-label={words.keepOf(name)} onClick={() => setOpened('day')}>
        {words.keep}
      </Button>
      <Button look="quiet" size="small" aria-label={words.releaseOf(name)} onClick={() => void onRelease()}>
        {words.release}
      </Button>
      {opened === 'rooms' && <RoomingListDialog hold={hold} onClose={() => setOpened(null)} />}
      {opened === 'day' && (
        <KeepUntilDialog
          hold={hold}
          onKept={(day) => showToast({ title: words.kept(formatShortDay(toDay(day))) })}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}
