import { planText } from '@/features/booking-plans/web/admin-text'
import { tellChangedExtras } from '@/features/extras/web/admin-changed-extras'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { formatDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import type { TimelineVilla } from '../rules/timeline'
import type { Timeline } from './admin-move'
import { timelineText as words } from './admin-text'

/** What the booking on its way would become, to be saved or taken back; it is also read aloud as it moves. */
export function MoveBar({ villas, timeline }: { villas: readonly TimelineVilla[]; timeline: Timeline }) {
  const { move, isSaving, onSave, onUndo } = timeline
  const extras = move && tellChangedExtras(move.extras, move.total)
  return (
    <div aria-live="polite" className="sticky bottom-3 z-40 empty:hidden print:hidden">
      {move && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line-strong bg-paper p-4 shadow-float">
          <div className="min-w-0 grow">
            <p className="font-semibold">{words.wanted(move.booking.guestName)}</p>
            <p className="tabular text-sm">
              {words.spot(
                nameIn(villas, move.spot.villaId),
                formatDay(move.spot.checkIn),
                formatDay(move.spot.checkOut),
              )}
              {move.total !== null && `, ${tellPrice(move.total, toCents(move.booking.totalAmount))}`}
            </p>
            {extras && (
              <p
                className={joinClasses('tabular text-sm', move.extras === null && 'font-semibold text-alarm')}
              >
                {extras}
              </p>
            )}
            {move.planLost && <p className="text-sm font-semibold">{planText.lost(move.planLost)}</p>}
            {move.inTheWay && (
              <p className="text-sm font-semibold text-alarm">{words.inTheWay(move.inTheWay)}</p>
            )}
            {move.total === null && <p className="text-sm font-semibold text-alarm">{words.noPrice}</p>}
          </div>
          <div className="flex gap-2">
            <Button look="quiet" size="small" onClick={onUndo}>
              {words.undo}
            </Button>
            <Button
              look="primary"
              size="small"
              aria-disabled={
                isSaving || move.inTheWay !== undefined || move.total === null || move.extras === undefined
              }
              onClick={() => void onSave()}
            >
              {isSaving ? words.saving : words.save}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function nameIn(villas: readonly TimelineVilla[], id: number): string {
  const villa = villas.find((one) => one.id === id)
  return villa ? unitNameOf(villa) : ''
}

function tellPrice(now: number, was: number | null): string {
  const price = words.price(formatPrice(now))
  return was === null || was === now ? price : `${price}, ${words.wasPrice(formatPrice(was))}`
}
