import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ADMIN_BOOKINGS_PATH, BOOKINGS_CSV_PATH } from '@/features/bookings/paths'
import { BOOKING_SOURCES } from '@/features/bookings/rules/sources'
import { BOOKING_STATUSES, holdsNights } from '@/features/bookings/rules/status'
import type { BookingSummary, StaffBooking } from '@/features/bookings/staff-contract'
import { bookingSummaryQuery, staffBookingsQuery } from '@/features/bookings/staff-queries'
import { StatusBadge } from '@/features/bookings/web/admin-status'
import { SOURCE_LABELS, STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { onProvedLink } from '@/features/own-account/web/admin-proved-link'
import { useProperty } from '@/features/property/web/use-property'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { staffVillasQuery } from '@/features/villas/staff-queries'
import { countOf } from '@/kernel/count-of'
import { formatDay, isDay } from '@/kernel/days'
import { formatPrice, toCents } from '@/kernel/money'
import { DataTable } from '@/web/admin-kit/data-table'
import { type Column, ROWS_A_PAGE } from '@/web/admin-kit/list-rows'
import { Notice } from '@/web/admin-kit/list-screen'
import type { ListSearch } from '@/web/admin-kit/list-search'
import { ListToolbar } from '@/web/admin-kit/list-toolbar'
import { Pager } from '@/web/admin-kit/pager'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { formatInstantDay } from '@/web/admin-kit/show-instant'
import { listText } from '@/web/admin-kit/text'
import { useListSearch } from '@/web/admin-kit/use-list-search'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button, buttonClass } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { deskFormText, bookingListText as words } from './admin-desk-text'
import { askBookings, FROM, TO } from './admin-list-query'
import { StatusSteps } from './admin-steps'
import { PAYMENT_LABELS, bookingsAdminText as titles } from './admin-text'

const columns: readonly Column<StaffBooking>[] = [
  {
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
            {titles.requests}: {specialRequests}
          </span>
        )}
      </>
    ),
  },
  {
    title: titles.villa,
    value: ({ villaName }) => villaName,
    cell: ({ villaName, roomNumber }) => (
      <>
        <span className="block">{villaName}</span>
        {roomNumber && <span className="text-ink-soft">{titles.room(roomNumber)}</span>}
      </>
    ),
  },
  dayColumn(titles.checkIn, ({ checkInDate }) => checkInDate),
  dayColumn(titles.checkOut, ({ checkOutDate }) => checkOutDate),
  { title: titles.guests, cell: ({ numberOfGuests }) => numberOfGuests },
  {
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
    title: titles.status,
    value: ({ status }) => STATUS_LABELS[status],
    cell: ({ status }) => (
      <span className="whitespace-nowrap">
        <StatusBadge status={status} />
      </span>
    ),
  },
  {
    title: titles.booked,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt, source }) => (
      <>
        <span className="tabular block whitespace-nowrap">{formatInstantDay(createdAt)}</span>
        <span className="text-ink-soft">{SOURCE_LABELS[source]}</span>
      </>
    ),
  },
]

function Total({ booking: { status, totalAmount } }: { booking: StaffBooking }) {
  const total = formatPrice(toCents(totalAmount))
  if (holdsNights(status)) return <span className="tabular">{total}</span>
  return (
    <span className="tabular text-ink-soft">
      <s>{total}</s> {words.notOwed}
    </span>
  )
}

/** The bookings asked for, newest first unless another order is wanted, each with the steps that are legal today. */
export function BookingList({ onAdd, onAddGroup }: { onAdd: () => void; onAddGroup: () => void }) {
  const [asked, onAsk] = useListSearch()
  const queryClient = useQueryClient()
  const { timeZone } = useProperty()
  const { data: villas = [] } = useQuery(staffVillasQuery)
  const wanted = askBookings(asked, villas)
  const [listed] = staffBookingsQuery(wanted).queryKey
  const options = { placeholderData: keepPreviousData, staleTime: 0 }
  const list = useQuery({
    ...staffBookingsQuery({ ...wanted, page: asked.page, pageSize: ROWS_A_PAGE }),
    ...options,
  })
  const summary = useQuery({ ...bookingSummaryQuery(wanted), ...options })
  const sums = summary.data
  const mayExport = useMay('guests-data')
  const onRefresh = () => void refetchLists(queryClient)

  if (list.isError || summary.isError)
    return (
      <Notice role="alert" title={listText.failed} help={listText.failedHelp}>
        <Button onClick={onRefresh}>{listText.tryAgain}</Button>
      </Notice>
    )
  const picked = sums &&
    list.data && {
      rows: list.data,
      total: sums.bookings,
      page: asked.page,
      pages: Math.max(1, Math.ceil(sums.bookings / ROWS_A_PAGE)),
      groupSizes: new Map<string, number>(),
    }

  return (
    <div className="grid min-w-0 gap-4">
      <div className="print:hidden">
        <ListToolbar
          asked={asked}
          onAsk={onAsk}
          filters={[
            { title: titles.status, choices: BOOKING_STATUSES.map((status) => STATUS_LABELS[status]) },
            { title: titles.villa, choices: villas.map((villa) => unitNameOf(villa)) },
            { title: titles.source, choices: BOOKING_SOURCES.map((source) => SOURCE_LABELS[source]) },
          ]}
          more={<StayDays asked={asked} onAsk={onAsk} />}
          onRefresh={onRefresh}
          isRefreshing={list.isFetching}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="tabular text-sm text-ink-soft">
          {sums && tellSums(sums)}
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          {mayExport && (
            <a
              href={listed.replace(ADMIN_BOOKINGS_PATH, BOOKINGS_CSV_PATH)}
              download
              title={words.csvTitle}
              onClick={onProvedLink}
              className={buttonClass({ look: 'quiet', size: 'small' })}
            >
              {words.csv}
            </a>
          )}
          <Button look="quiet" size="small" onClick={() => print()}>
            {words.print}
          </Button>
          <Button look="quiet" size="small" onClick={onAddGroup}>
            <PanelIcon name="add" />
            {deskFormText.addGroup}
          </Button>
          <Button look="action" size="small" onClick={onAdd}>
            <PanelIcon name="add" />
            {deskFormText.add}
          </Button>
        </div>
      </div>
      {!picked ? (
        <Loading label={listText.loading} className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      ) : picked.total === 0 ? (
        <Nothing asked={asked} onAsk={onAsk} />
      ) : (
        <>
          <DataTable
            label={listText.rows}
            columns={columns}
            rows={picked.rows}
            sort={asked.sort}
            onSort={(sort) => onAsk({ sort })}
            actions={(booking) => <StatusSteps booking={booking} timeZone={timeZone} />}
          />
          <Pager picked={picked} onPage={(to) => onAsk({ page: to })} />
        </>
      )}
    </div>
  )
}

type Asking = { asked: ListSearch; onAsk: (change: Partial<ListSearch>) => void }

function Nothing({ asked, onAsk }: Asking): ReactNode {
  const isNarrowed = asked.words !== '' || Object.values(asked.filters).some((value) => value !== '')
  if (!isNarrowed) return <Notice title={titles.empty} help={titles.emptyHelp} />
  return (
    <Notice title={listText.noMatch}>
      <Button look="quiet" onClick={() => onAsk({ words: '', filters: {} })}>
        {listText.clear}
      </Button>
    </Notice>
  )
}

/** The first and the last day that a stay may touch. */
function StayDays({ asked, onAsk }: Asking) {
  const id = useId()
  return [FROM, TO].map((title) => (
    <div key={title} className="grid gap-1 max-sm:grow">
      <label htmlFor={id + title} className="text-xs font-semibold text-ink-soft">
        {title}
      </label>
      <Input
        id={id + title}
        type="date"
        value={asked.filters[title] ?? ''}
        onChange={({ target: { value } }) => onAsk({ filters: { ...asked.filters, [title]: value } })}
        className="min-h-11 min-w-36 text-sm"
      />
    </div>
  ))
}

function tellSums({ bookings, nights, owed }: BookingSummary): string {
  return words.sum(countOf(bookings, 'booking'), countOf(nights, 'night'), formatPrice(toCents(owed)))
}

/** `Pays cash, at check-in`, as far as the guest said so. */
function paymentOf({ paymentMethod, paymentTime }: Pick<StaffBooking, 'paymentMethod' | 'paymentTime'>) {
  const chosen = [paymentMethod, paymentTime].filter((choice) => choice !== null)
  return chosen.length > 0 && `${titles.pays} ${chosen.map((choice) => PAYMENT_LABELS[choice]).join(', ')}`
}

function dayColumn(title: string, dayOf: (booking: StaffBooking) => string): Column<StaffBooking> {
  return {
    title,
    value: dayOf,
    cell: (booking) => {
      const day = dayOf(booking)
      return <span className="tabular whitespace-nowrap">{isDay(day) ? formatDay(day) : day}</span>
    },
  }
}
