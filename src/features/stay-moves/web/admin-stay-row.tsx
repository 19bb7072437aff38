import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { formatShortDay, toDay } from '@/kernel/days'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import type { StayInTheWay } from '../staff-contract'
import { clearText as words } from './admin-text'

type StayRowProps = {
  stay: StayInTheWay
  /** The villa chosen for it; null where it is not to move. */
  target: number | null
  isBusy: boolean
  onTarget: (villaId: number | null) => void
  onMove: (villaId: number) => void
}

/** A stay in the way of a block: where it could go, and a press that moves it at once. */
export function StayRow({ stay, target, isBusy, onTarget, onMove }: StayRowProps) {
  const { id, guestName, checkInDate, checkOutDate, numberOfGuests, status, offers } = stay
  const [from, until] = [formatShortDay(toDay(checkInDate)), formatShortDay(toDay(checkOutDate))]
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
          {words.stay(from, until, numberOfGuests, STATUS_LABELS[status].toLowerCase())}
        </p>
      </div>
      {offers.length === 0 ? (
        <p className="font-semibold text-alarm">{words.noOffer}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Select
            aria-label={words.target(guestName)}
            className="min-w-0 grow basis-60"
            value={target ?? ''}
            onChange={(event) => onTarget(Number(event.target.value) || null)}
          >
            <option value="">{words.stayHere}</option>
            {offers.map((offer) => (
              <option key={offer.id} value={offer.id}>
                {words.offer(offer.name, offer.maxGuests, offer.isSameCategory)}
              </option>
            ))}
          </Select>
          <Button
            look="quiet"
            aria-label={words.moveOf(guestName)}
            aria-disabled={target === null || isBusy}
            onClick={() => target !== null && onMove(target)}
          >
            {words.move}
          </Button>
        </div>
      )}
    </li>
  )
}
