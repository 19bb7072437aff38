import { tellArrivalTime } from '@/features/bookings/rules/arrival-time'
import { holdsNights } from '@/features/bookings/rules/status'
import type { StaffBooking } from '@/features/bookings/staff-contract'
import { StatusBadge } from '@/features/bookings/web/admin-status'
import { SOURCE_LABELS, STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { PAYMENT_LABELS, bookingsAdminText as titles } from '@/features/front-desk/web/admin-text'
import { BOARD_WORDS } from '@/features/rates/text'
import { daysBetween, formatDay, isDay, toDay } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { formatPrice, toCents } from '@/kernel/money'
import type { Column } from '@/web/admin-kit/list-rows'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import type { BookingBalance } from '../staff-contract'
import { bookingListText as words } from './admin-text'

/** Undefined while it is not known. */
type BalanceOf = (booking: StaffBooking) => BookingBalance | undefined

/** Keys of the columns that tell the money of each booking, which is asked for where one of them is shown. */
export const MONEY_COLUMNS: readonly string[] = ['paid', 'balance']

/** What the list can show of a booking; the extra ones where somebody chose them. */
export const bookingColumns = (balanceOf: BalanceOf): readonly Column<StaffBooking>[] => [
  {
    key: 'guest',
    title: titles.guest,
    value: ({ guestName }) => guestName,
    cell: ({ id, reference, groupReference, guestName, guestEmail, guestPhone, specialRequests }) => (
      <>
        <PanelLink
          to={`/bookings/${id}`}
          className="block font-semibold text-forest underline underline-offset-2"
        >
          {guestName}
        </PanelLink>
        <span className="block max-w-60 truncate text-sm font-normal text-ink-soft">
          {guestEmail ?? guestPhone}
        </span>
        <span className="tabular block text-sm font-normal text-ink-soft">{reference}</span>
        {groupReference && (
          <span className="tabular block text-sm font-normal text-ink-soft">
            {titles.group(groupReference)}
          </span>
        )}
        {specialRequests && (
          <span className="line-clamp-2 max-w-72 text-sm font-normal text-ink-soft">
            {titles.requests}
            {LABEL_WORDS.colon} {specialRequests}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'villa',
    title: titles.villa,
    value: ({ villaName }) => villaName,
    cell: ({ villaName, roomNumber, isUnplaced }) => (
      <>
        <span className="block">{villaName}</span>
        {roomNumber && <span className="text-ink-soft">{titles.room(roomNumber)}</span>}
        {isUnplaced && <span className="block text-sm text-ink-soft">{words.anyVilla}</span>}
      </>
    ),
  },
  dayColumn('checkIn', titles.checkIn, ({ checkInDate }) => checkInDate),
  dayColumn('checkOut', titles.checkOut, ({ checkOutDate }) => checkOutDate),
  { key: 'guests', title: titles.guests, cell: ({ numberOfGuests }) => numberOfGuests },
  {
    key: 'total',
    title: titles.total,
    value: ({ totalAmount }) => toCents(totalAmount),
    cell: (booking) => (
      <>
        <Total booking={booking} />
        {paymentOf(booking) && <span className="block text-sm text-ink-soft">{paymentOf(booking)}</span>}
      </>
    ),
  },
  {
    key: 'status',
    title: titles.status,
    value: ({ status }) => STATUS_LABELS[status],
    cell: ({ status }) => (
      <span className="whitespace-nowrap">
        <StatusBadge status={status} />
      </span>
    ),
  },
  {
    key: 'booked',
    title: titles.booked,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt, source }) => (
      <>
        <span className="tabular block whitespace-nowrap">{formatInstantDay(createdAt)}</span>
        <span className="text-ink-soft">{SOURCE_LABELS[source]}</span>
      </>
    ),
  },
  extra('reference', words.reference, ({ reference }) => reference),
  extra('email', words.email, ({ guestEmail }) => guestEmail ?? ''),
  extra('phone', words.phone, ({ guestPhone }) => guestPhone ?? ''),
  extra('nights', words.nights, ({ checkInDate, checkOutDate }) =>
    daysBetween(toDay(checkInDate), toDay(checkOutDate)),
  ),
  extra('meals', words.meals, ({ board }) => BOARD_WORDS.names[board]),
  extra('arrival', words.arrival, ({ arrivalTime }) => (arrivalTime ? tellArrivalTime(arrivalTime) : '')),
  extra('paid', words.paid, (booking) => tellMoney(balanceOf(booking)?.paid)),
  extra('balance', words.balance, (booking) => tellMoney(balanceOf(booking)?.due)),
]

/** A column that is shown where it was chosen, and not sorted by. */
function extra(
  key: string,
  title: string,
  cell: (booking: StaffBooking) => string | number,
): Column<StaffBooking> {
  return {
    key,
    title,
    isExtra: true,
    cell: (booking) => {
      const told = cell(booking)
      return told === '' ? '' : <span className="tabular">{told}</span>
    },
  }
}

function tellMoney(amount: string | undefined): string {
  return amount === undefined ? '…' : formatPrice(toCents(amount))
}

function Total({ booking: { status, totalAmount } }: { booking: StaffBooking }) {
  const total = formatPrice(toCents(totalAmount))
  if (holdsNights(status)) return <span className="tabular">{total}</span>
  return (
    <span className="tabular text-ink-soft">
      <s>{total}</s> {words.notOwed}
    </span>
  )
}

/** `Pays cash, at check-in`, as far as the guest said so. */
function paymentOf({ paymentMethod, paymentTime }: Pick<StaffBooking, 'paymentMethod' | 'paymentTime'>) {
  const chosen = [paymentMethod, paymentTime].filter((choice) => choice !== null)
  return chosen.length > 0 && `${titles.pays} ${chosen.map((choice) => PAYMENT_LABELS[choice]).join(', ')}`
}

function dayColumn(
  key: string,
  title: string,
  dayOf: (booking: StaffBooking) => string,
): Column<StaffBooking> {
  return {
    key,
    title,
    value: dayOf,
    cell: (booking) => {
      const day = dayOf(booking)
      return <span className="tabular whitespace-nowrap">{isDay(day) ? formatDay(day) : day}</span>
    },
  }
}
