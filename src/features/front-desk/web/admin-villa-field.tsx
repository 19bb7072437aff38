import { useQuery } from '@tanstack/react-query'
import { LostPlan, planIn } from '@/features/booking-plans/web/admin-plan-field'
import type { OfferedVilla } from '@/features/booking-prices/rules/offered-villas'
import { tellChangedExtras, useChangedExtras } from '@/features/extras/web/admin-changed-extras'
import { isReady } from '@/features/housekeeping/rules/condition'
import { CONDITION_WORDS } from '@/features/housekeeping/rules/condition-words'
import { cleaningQuery } from '@/features/housekeeping/staff-queries'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { labelled } from '@/kernel/labels'
import { type Cents, formatPrice, toCents } from '@/kernel/money'
import { countNights, type Stay } from '@/kernel/stay'
import type { ControlArgs, FieldKind } from '@/web/admin-kit/field-kinds'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { Select } from '@/web/ui/control'
import { deskFormText as words } from './admin-desk-text'
import { type BookedStay, boardIn, partyIn, stayIn, totalIn, useOfferedVillas } from './admin-offered-villas'

/** The booking the form is of; `villaName` with its room. */
type BookedVilla = BookedStay & { villaName: string }

/** The villa of a stay, chosen among those free in the days of the same form, each with what the stay costs in it. */
export function villaField(booking: BookedVilla | null): FieldKind<number> {
  return {
    label: words.villa,
    help: booking?.status === 'checked-in' ? words.moveHelp : undefined,
    isRequired: true,
    isWide: true,
    write: (value) => String(value ?? ''),
    read: (text) => (text === '' ? undefined : Number(text)),
    render: (args) => <VillaChoice {...args} booking={booking} />,
  }
}

function VillaChoice({
  control,
  value,
  onChange,
  draft,
  booking,
}: ControlArgs & { booking: BookedVilla | null }) {
  const stay = stayIn(draft.checkInDate, draft.checkOutDate)
  const { data: plans } = useQuery({ ...staffPlansQuery, enabled: booking === null })
  const plan = planIn(plans, draft.ratePlanId)
  const offered = useOfferedVillas(stay, {
    ...partyIn(draft),
    board: boardIn(draft.board),
    plan,
    booking,
  })
  const conditions = useConditions(stay)
  const chosen = offered?.find(({ villa }) => String(villa.id) === value)
  const { data: villas } = useQuery(bookableVillasQuery)
  const total = totalIn(villas, { ...draft, plan }, booking)
  const listTotal = totalIn(villas, { ...draft, plan, priceKind: '' }, booking)
  const extras = useChangedExtras(booking, stay && { stay, guests: Number(draft.numberOfGuests) })

  return (
    <>
      <Select {...control} value={String(value)} onChange={(event) => onChange(event.target.value)}>
        {!chosen && (
          <option value={String(value)}>{describeNone(String(value), booking, stay !== null)}</option>
        )}
        {offered?.map((one) => (
          <option key={one.villa.id} value={one.villa.id} disabled={!one.isFree || one.total === null}>
            {tellOffer(one, conditions.get(one.villa.id))}
          </option>
        ))}
      </Select>
      {(offered === undefined || offered === null) && (
        <p role="status" className="text-sm text-ink-soft">
          {offered === null ? words.failed : words.loading}
        </p>
      )}
      <p aria-live="polite" className="tabular text-base font-semibold text-forest empty:hidden">
        {stay && total !== null && tellTotal(stay, total, booking, listTotal)}
      </p>
      <LostPlan booking={booking} stay={stay} villa={chosen?.villa} />
      <p aria-live="polite" className="tabular empty:hidden">
        {tellChangedExtras(extras, total)}
      </p>
    </>
  )
}

/** What villas are like that the next guests may not have yet; asked only for who needs one tonight. */
function useConditions(stay: Stay | null): ReadonlyMap<number, string> {
  const today = propertyToday()
  const isTonight = stay !== null && stay.checkIn <= today && today < stay.checkOut
  const { data } = useQuery({ ...cleaningQuery, enabled: isTonight })
  const villas = (isTonight && data?.villas) || []
  return new Map(
    villas
      .filter(({ condition }) => !isReady(condition))
      .map(({ id, condition }) => [id, CONDITION_WORDS[condition]]),
  )
}

/** What the stay in the form costs, and what it did until now where that is another sum. */
function tellTotal(stay: Stay, total: Cents, booking: BookedVilla | null, listTotal: Cents | null): string {
  const now = words.total(countNights(stay), formatPrice(total))
  if (!booking && listTotal !== null && listTotal !== total)
    return `${now}, ${words.listPrice(formatPrice(listTotal))}`
  const before = booking && toCents(booking.totalAmount)
  return before === null || before === total ? now : `${now}, ${words.wasTotal(formatPrice(before))}`
}

function tellOffer({ villa, total, isFree, isLargeEnough }: OfferedVilla, condition?: string): string {
  const price = total === null ? words.noBoard : formatPrice(total)
  const named = words.offer(unitNameOf(villa), villa.maxGuests, price)
  const offer = villa.isHidden ? labelled(words.hidden, named) : named
  if (!isFree) return labelled(words.taken, offer)
  const now = condition ? words.notReady(offer, condition) : offer
  return isLargeEnough ? now : labelled(words.small, now)
}

/** What stands there already stays a choice while the others are not known. */
function describeNone(value: string, booking: BookedVilla | null, hasStay: boolean): string {
  if (booking && value === String(booking.villaId)) return booking.villaName
  return hasStay ? words.chooseVilla : words.chooseDays
}
