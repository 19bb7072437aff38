import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { companyField } from '@/features/booking-plans/web/admin-company-field'
import { planField, planIn } from '@/features/booking-plans/web/admin-plan-field'
import { PRICE_FIELDS, priceFieldKinds } from '@/features/booking-prices/web/admin-price-fields'
import { priceText } from '@/features/booking-prices/web/admin-text'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { ASKED_AT } from '@/features/bookings/rules/status-steps'
import { isStayOpen } from '@/features/bookings/rules/stay-changes'
import type { changeBookingCall, takeBookingCall } from '@/features/bookings/staff-contract'
import {
  type DeskFields,
  deskFields,
  type NewDeskFields,
  newDeskFields,
  type StaffBooking,
} from '@/features/bookings/staff-contract'
import { staffBookingQuery } from '@/features/bookings/staff-queries'
import { refuseUnseenExtras, seenExtras } from '@/features/extras/web/admin-changed-extras'
import { KnownGuest } from '@/features/guest-stays/web/admin-known-guest'
import { staffPlansQuery } from '@/features/rate-plans/staff-queries'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import { judgePriceText } from '@/features/rates/rules/set-price'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { addDays, type Day } from '@/kernel/days'
import type { FieldProblem } from '@/kernel/errors'
import { toAmount } from '@/kernel/money'
import type { Fields } from '@/web/admin-kit/field-kinds'
import { field } from '@/web/admin-kit/fields'
import { FormDialog } from '@/web/admin-kit/form-dialog'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { readForStaff, sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { type Attempt, isRefused, nextAttempt } from '@/web/kit/send-attempt'
import { showToast } from '@/web/ui/toast'
import { deskForm, GUEST, LIMITS, STARTS, STAY, VILLA_FIRST, WALK_IN } from './admin-desk-fields'
import { deskFormText as words } from './admin-desk-text'
import { stayIn, totalIn } from './admin-offered-villas'
import { sendAsking } from './admin-send-step'
import { STEP_LABELS } from './admin-text'

/** A new booking for a guest who called or stands at the desk: filled in from top to bottom with the keyboard alone. */
export function NewBookingForm({
  today,
  isWalkIn = false,
  start = {},
  onClose,
}: {
  today: Day
  /** For who stands at the desk and stays tonight: checked in by the same press, and asked for less. */
  isWalkIn?: boolean
  start?: Partial<NewDeskFields>
  onClose: (made: StaffBooking | null) => void
}) {
  const queryClient = useQueryClient()
  const attempt = useRef<Attempt | null>(null)
  const maySetPrices = useMay('set-prices')
  const [fields] = useState(
    (): Fields<NewDeskFields> => ({
      ...deskForm(null),
      ...(priceFieldKinds() as Pick<Fields<NewDeskFields>, (typeof PRICE_FIELDS)[number]>),
      companyId: companyField(),
      ratePlanId: planField(),
      status: field.choice(words.status, STARTS, { help: words.statusHelp }),
    }),
  )

  async function onSave(values: Partial<NewDeskFields>) {
    const body = { ...values, ...seenTotal(queryClient, values, null) }
    attempt.current = nextAttempt(attempt.current, JSON.stringify(body))
    const headers = { 'idempotency-key': attempt.current.key }
    try {
      const send = (asksFirst: boolean) =>
        sendForStaff<typeof takeBookingCall>('POST', ADMIN_BOOKINGS_PATH, { ...body, asksFirst }, headers)
      const made = await sendAsking(send, STEP_LABELS['checked-in'], rethrow)
      const isPriceWaiting = 'totalAmount' in body && body.totalAmount !== made.totalAmount
      showToast({
        title: isWalkIn ? words.arrived : words.added,
        description: isPriceWaiting ? priceText.waitsNew : words.addedLine(made.guestName, unitNameOf(made)),
      })
      onClose(made)
    } catch (error) {
      if (isRefused(error)) attempt.current = null
      showFailure(words.failedAdd, error)
      throw error
    } finally {
      void refetchLists(queryClient)
    }
  }

  return (
    <FormDialog
      title={isWalkIn ? words.walkIn : words.add}
      fields={fields}
      groups={[
        { title: words.stay, fields: isWalkIn ? WALK_IN.stay : [...STAY, 'companyId', 'ratePlanId'] },
        {
          title: words.guest,
          fields: isWalkIn ? WALK_IN.guest : [...GUEST, 'status'],
          note: (draft, _values, onChange) => (
            <KnownGuest
              draft={draft}
              onFill={(known) => {
                for (const [name, value] of Object.entries(known)) onChange(name, value)
              }}
            />
          ),
        },
        ...(isWalkIn ? [{ title: words.rest, fields: WALK_IN.rest }] : []),
        ...(maySetPrices ? [{ title: priceText.group, fields: PRICE_FIELDS }] : []),
        LIMITS,
      ]}
      save={isWalkIn ? STEP_LABELS['checked-in'] : words.take}
      judged={{ input: newDeskFields, defaults: {} }}
      values={{
        checkInDate: today,
        checkOutDate: addDays(today, 1),
        numberOfGuests: 2,
        childAges: [],
        wantsCot: false,
        board: DEFAULT_BOARD,
        source: 'walk-in',
        status: isWalkIn ? 'checked-in' : 'confirmed',
        ...start,
      }}
      check={async (values) => [...judgeNewPrice(values), ...(await refuseUnseen(queryClient, values, null))]}
      onSave={onSave}
      onClose={() => onClose(null)}
    />
  )
}

type BookingFormProps = {
  booking: StaffBooking
  /** Opened to give a guest who is in house another villa: it stands first. */
  isMove?: boolean
  onClose: () => void
}

/** The form of a booking there is. When somebody else changed it meanwhile, their values stand beside one's own. */
export function BookingForm({ booking, isMove = false, onClose }: BookingFormProps) {
  const queryClient = useQueryClient()
  // As old as when it was opened: what is read behind it does not make it newer.
  const [opened] = useState(booking)
  const [theirs, setTheirs] = useState<StaffBooking | null>(null)
  const now = theirs ?? opened
  const fields = useMemo(() => deskForm(now), [now])
  const isOpen = isStayOpen(now.status)
  const query = staffBookingQuery(booking.id)

  async function onSave(values: Partial<DeskFields>) {
    const { updatedAt } = now
    const kept = isOpen ? { ...values, ...seenTotal(queryClient, values, now) } : withoutStay(values)
    const send = (asksFirst: boolean) =>
      sendForStaff<typeof changeBookingCall>('PATCH', `${ADMIN_BOOKINGS_PATH}/${booking.id}`, {
        ...{ ...kept, updatedAt, asksFirst },
      })
    try {
      queryClient.setQueryData(query.queryKey, await sendAsking(send, words.moveAction, rethrow))
      showToast({ title: isMove ? words.moved(booking.guestName) : words.changed })
      onClose()
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        const newer = await readForStaff(query).catch(() => null)
        if (newer && newer.updatedAt !== updatedAt) setTheirs(newer)
      }
      showFailure(words.failedChange, error)
      throw error
    } finally {
      void refetchLists(queryClient)
    }
  }

  const stay = { title: words.stay, fields: isMove ? VILLA_FIRST : STAY }
  const guest = { title: words.guest, fields: GUEST }
  return (
    <FormDialog
      title={isMove ? words.moveOf(booking.guestName) : words.edit(booking.id)}
      fields={fields}
      groups={isOpen ? [stay, guest, LIMITS] : [guest]}
      judged={{ input: deskFields, defaults: {} }}
      {...(isMove && { save: words.moveAction })}
      values={opened}
      theirs={theirs}
      check={(values) => (isOpen ? refuseUnseen(queryClient, values, now) : [])}
      onSave={onSave}
      onClose={onClose}
    />
  )
}

/** The price the form shows, for the server to hold against its own; nothing where it shows none. */
function seenTotal(queryClient: QueryClient, values: Partial<NewDeskFields>, booking: StaffBooking | null) {
  const plan = planIn(queryClient.getQueryData(staffPlansQuery.queryKey), values.ratePlanId)
  const total = totalIn(queryClient.getQueryData(bookableVillasQuery.queryKey), { ...values, plan }, booking)
  const stay = stayIn(values.checkInDate, values.checkOutDate)
  const guests = values.numberOfGuests ?? 1
  const extras = booking && stay ? seenExtras(queryClient, booking, { stay, guests }) : {}
  return { ...(total !== null && { totalAmount: toAmount(total) }), ...extras }
}

/** A stay is not sent without the price that was seen of it. One that is no stay is the server's to refuse. */
async function refuseUnseen(
  queryClient: QueryClient,
  values: Partial<NewDeskFields>,
  booking: StaffBooking | null,
): Promise<FieldProblem[]> {
  const stay = stayIn(values.checkInDate, values.checkOutDate)
  if (!stay) return []
  if (!('totalAmount' in seenTotal(queryClient, values, booking)))
    return [{ path: 'villaId', message: words.noPrice }]
  if (!booking) return []
  const message = await refuseUnseenExtras(queryClient, booking, { stay, guests: values.numberOfGuests ?? 1 })
  return message ? [{ path: 'villaId', message }] : []
}

/** What is wrong with a price that staff set. */
function judgeNewPrice({ priceKind, ...price }: Partial<NewDeskFields>): FieldProblem[] {
  return priceKind ? judgePriceText({ priceKind, ...price }) : []
}

function withoutStay({
  board,
  villaId,
  checkInDate,
  checkOutDate,
  numberOfGuests,
  childAges,
  wantsCot,
  arrivalTime,
  limitsReason,
  ...guest
}: Partial<DeskFields>) {
  return guest
}

/** Who thinks better of it finds the form as it was, and in it what was asked. */
function rethrow(error: ApiError): never {
  throw error
}

/** Nothing of who thought better of it: they were asked, and what was asked stands in the form. */
function showFailure(title: string, error: unknown) {
  if (error instanceof ApiError && error.problems.some(({ path }) => path === ASKED_AT)) return
  showToast({ title, description: reasonOf(error) ?? words.tryAgain, tone: 'destructive' })
}
