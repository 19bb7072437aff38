import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatShortDay, toDay } from '@/kernel/days'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { PLACEMENTS_PATH } from '../paths'
import type { placeCall, UnplacedBooking } from '../staff-contract'
import { unplacedQuery } from '../staff-queries'
import { placingText as words } from './admin-text'

/** Bookings for which any villa of a category would do: each is settled by itself, or all at once as it stands there. */
export function PlaceBookings({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery({ ...unplacedQuery, staleTime: 0 })
  // What staff chose goes before what is suggested.
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({})
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const targetOf = ({ id, suggested }: UnplacedBooking) => chosen[id] ?? suggested.id

  async function place(all: readonly UnplacedBooking[], done: string) {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      const places = all.map((one) => ({
        bookingId: one.id,
        villaId: targetOf(one),
        updatedAt: one.updatedAt,
      }))
      await sendForStaff<typeof placeCall>('POST', PLACEMENTS_PATH, { places })
      showToast({ title: done })
      if (all.length === data?.length) onClose()
    } catch (error) {
      setProblem(`${words.refused}. ${reasonOf(error) ?? words.refusedHelp}`)
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <Dialog open title={words.title} onClose={onClose} className="sm:max-w-2xl">
      <p className="-mt-2 text-ink-soft">{words.line}</p>
      {!data &&
        (isError ? (
          <div role="alert" className="grid gap-3">
            <p>
              {words.failed}. {words.failedHelp}
            </p>
            <Button look="quiet" className="justify-self-start" onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          </div>
        ) : (
          <Loading label={words.loading} className="grid gap-3">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </Loading>
        ))}
      {data?.length === 0 && <p>{words.nobody}</p>}
      <ul className="grid gap-3 empty:hidden">
        {data?.map((booking) => (
          <PlaceRow
            key={booking.id}
            booking={booking}
            target={targetOf(booking)}
            isBusy={isSending}
            onTarget={(villaId) => setChosen({ ...chosen, [booking.id]: villaId })}
            onPlace={(villa) => void place([booking], words.placed(booking.guestName, villa))}
          />
        ))}
      </ul>
      <p role="alert" className="font-semibold text-alarm empty:hidden">
        {problem}
      </p>
      {data !== undefined && data.length > 0 && (
        <Button
          look="action"
          size="large"
          aria-disabled={isSending}
          onClick={() => void place(data, words.allPlaced(data.length))}
        >
          {isSending ? words.placing : words.placeAll(data.length)}
        </Button>
      )}
    </Dialog>
  )
}

type PlaceRowProps = {
  booking: UnplacedBooking
  target: number
  isBusy: boolean
  onTarget: (villaId: number) => void
  onPlace: (villa: string) => void
}

function PlaceRow({ booking, target, isBusy, onTarget, onPlace }: PlaceRowProps) {
  const { id, guestName, checkInDate, checkOutDate, numberOfGuests, categoryName, offers, suggested } =
    booking
  const [from, until] = [formatShortDay(toDay(checkInDate)), formatShortDay(toDay(checkOutDate))]
  const isOffered = offers.some((offer) => offer.id === suggested.id)
  const villa = offers.find((offer) => offer.id === target)
  return (
    <li className="grid gap-2 rounded-control border border-line bg-cream p-3.5">
      <div>
        <PanelLink
          to={`/bookings/${id}`}
          aria-label={words.open(guestName)}
          className="font-semibold wrap-anywhere text-forest underline underline-offset-2"
        >
          {guestName}
        </PanelLink>
        <p className="tabular text-sm text-ink-soft">
          {words.stay(categoryName ?? '', from, until, numberOfGuests)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Select
          aria-label={words.target(guestName)}
          className="min-w-0 grow basis-60"
          value={target}
          onChange={(event) => onTarget(Number(event.target.value))}
        >
          {offers.map((offer) => (
            <option key={offer.id} value={offer.id}>
              {offer.id === booking.villaId ? words.kept(offer.name) : offer.name}
            </option>
          ))}
          {!isOffered && <option value={suggested.id}>{words.withOthers(suggested.name)}</option>}
        </Select>
        <Button
          look="quiet"
          aria-label={words.placeOf(guestName)}
          aria-disabled={isBusy || villa === undefined}
          onClick={() => villa && onPlace(villa.name)}
        >
          {words.place}
        </Button>
      </div>
    </li>
  )
}
