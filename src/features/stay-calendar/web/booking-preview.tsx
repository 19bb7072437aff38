import type { ReactNode } from 'react'
import type { Board } from '@/features/rates/rules/board'
import type { Quote, Rate } from '@/features/rates/rules/pricing'
import { PREVIEW_WORDS as words } from '@/features/rates/text'
import { BoardField } from '@/features/rates/web/board-field'
import { PriceBreakdown } from '@/features/rates/web/price-breakdown'
import { type Day, formatDay } from '@/kernel/days'
import { formatPrice } from '@/kernel/money'
import { countNights, STAY_WORDS, type Stay } from '@/kernel/stay'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'

export type PreviewProps = {
  villaName: string
  checkIn: Day | null
  /** The stay that is picked, or that a click on the hovered day would make. */
  stay: Stay | null
  isPicked: boolean
  quote: Quote | null
  times: { checkIn: string; checkOut: string }
  guests: number
  maxGuests: number
  /** How many are coming; more than `guests` where the villa is too small for them. */
  party: number
  /** What guests beyond those included cost, where they cost anything. */
  guestsNote: string | undefined
  canBook: boolean
  /** What the seasons ask of a stay from this check-in on, and whether this one does not meet it. */
  rules: { says: string; isBroken: boolean }
  onGuestsChange: (guests: number) => void
  rate: Rate
  board: Board
  onBoardChange: (board: Board) => void
  onBook: () => void
  onClear: () => void
}

/** The stay as picked so far, its price night by night, and what to do with it. */
export function BookingPreview(props: PreviewProps) {
  const { stay, quote, isPicked, rules } = props
  return (
    <aside aria-labelledby="booking-preview" className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <h3 id="booking-preview" className="text-xl">
        {words.title}
      </h3>
      <dl className="mt-4 grid grid-cols-[auto_1fr] wrap-anywhere gap-x-4 gap-y-2">
        <Row name={words.villa}>{props.villaName}</Row>
        <Row name={words.checkIn}>
          <DayAndTime day={props.checkIn} note={words.from(props.times.checkIn)} />
        </Row>
        <Row name={words.checkOut}>
          <DayAndTime day={stay?.checkOut ?? null} note={words.until(props.times.checkOut)} />
        </Row>
        <Row name={words.nights}>
          {stay ? countNights(stay) : <NotYet />}
          {rules.says && (
            <span className={joinClasses('block text-sm', rules.isBroken ? 'text-alarm' : 'font-normal')}>
              {rules.says}
            </span>
          )}
        </Row>
      </dl>
      {quote && <PriceBreakdown quote={quote} note={isPicked ? undefined : words.ifHere} />}
      {isPicked && (
        <div className="mt-5 flex flex-col gap-4">
          <Field
            label={words.guests}
            help={
              props.party > props.maxGuests ? words.tooSmall(props.maxGuests, props.party) : props.guestsNote
            }
          >
            {(control) => (
              <Select
                {...control}
                value={props.guests}
                onChange={(event) => props.onGuestsChange(Number(event.target.value))}
              >
                {Array.from({ length: props.maxGuests }, (_, index) => index + 1).map((count) => (
                  <option key={count} value={count}>
                    {words.guestOption(count)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <BoardField board={props.board} rate={props.rate} onChange={props.onBoardChange} />
          <Button
            look="action"
            size="large"
            disabled={!props.canBook}
            onClick={props.onBook}
            className="max-xl:hidden"
          >
            {words.book}
          </Button>
        </div>
      )}
      {props.checkIn && (
        <Button look="bare" onClick={props.onClear} className="mt-3 w-full">
          {words.clear}
        </Button>
      )}
    </aside>
  )
}

/** On phones the total and the one action stay at the lower edge while the calendar is in view. */
export function BookingBar({ stay, quote, isPicked, canBook, onBook }: PreviewProps) {
  if (!stay || !quote) return null
  return (
    <div className="sticky bottom-0 low:static z-20 -mx-5 flex items-center justify-between gap-4 border-t border-line bg-paper px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8 xl:hidden">
      <p className="tabular leading-tight">
        <strong className="text-lg text-forest">{formatPrice(quote.total)}</strong>
        <span className="block text-sm text-ink-soft">{STAY_WORDS.nights(quote.nights.length)}</span>
      </p>
      {isPicked && (
        <Button look="action" disabled={!canBook} onClick={onBook}>
          {words.book}
        </Button>
      )}
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </>
  )
}

function DayAndTime({ day, note }: { day: Day | null; note: string }) {
  if (!day) return <NotYet />
  return (
    <>
      {formatDay(day)}
      <span className="block text-sm font-normal text-ink-soft">{note}</span>
    </>
  )
}

function NotYet() {
  return <span className="font-normal text-ink-soft">{words.notYet}</span>
}
