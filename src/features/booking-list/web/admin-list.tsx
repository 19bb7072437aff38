import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo } from 'react'
import { ADMIN_BOOKINGS_PATH, BOOKINGS_CSV_PATH } from '@/features/bookings/paths'
import type { BookingSummary, StaffBooking } from '@/features/bookings/staff-contract'
import { bookingSummaryQuery, staffBookingsQuery } from '@/features/bookings/staff-queries'
import { deskFormText } from '@/features/front-desk/web/admin-desk-text'
import { StatusSteps } from '@/features/front-desk/web/admin-steps'
import { bookingsAdminText as titles } from '@/features/front-desk/web/admin-text'
import { onProvedLink } from '@/features/own-account/web/admin-proved-link'
import { useProperty } from '@/features/property/web/use-property'
import type { StaffVilla } from '@/features/villas/contract'
import { staffVillasQuery } from '@/features/villas/staff-queries'
import { formatPrice, toCents } from '@/kernel/money'
import { ColumnsChoice } from '@/web/admin-kit/columns-choice'
import { DataTable } from '@/web/admin-kit/data-table'
import { ROWS_A_PAGE } from '@/web/admin-kit/list-rows'
import { Notice } from '@/web/admin-kit/list-screen'
import type { ListSearch } from '@/web/admin-kit/list-search'
import { ListToolbar } from '@/web/admin-kit/list-toolbar'
import { Pager } from '@/web/admin-kit/pager'
import { PanelIcon } from '@/web/admin-kit/panel-icon'
import { pickColumns } from '@/web/admin-kit/shown-columns'
import { listText } from '@/web/admin-kit/text'
import { useColumns } from '@/web/admin-kit/use-columns'
import { useListSearch } from '@/web/admin-kit/use-list-search'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ViewsChoice } from '@/web/admin-kit/views-choice'
import { Button, buttonClass } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { bookingBalancesQuery } from '../staff-queries'
import { ChosenBookings } from './admin-chosen'
import { bookingColumns, MONEY_COLUMNS } from './admin-columns'
import { askBookings, bookingFilters, STAY_DAYS } from './admin-list-query'
import { bookingListText as words } from './admin-text'
import { useChosen } from './admin-use-chosen'

const NO_BOOKINGS: StaffBooking[] = []
const NO_VILLAS: StaffVilla[] = []
const COLUMNS = bookingColumns(() => undefined)

/** The bookings asked for, newest first unless another order is wanted, each with the steps that are legal today. */
export function BookingList({ onAdd, onAddGroup }: { onAdd: () => void; onAddGroup: () => void }) {
  const queryClient = useQueryClient()
  const { timeZone } = useProperty()
  const { data: villas = NO_VILLAS } = useQuery(staffVillasQuery)
  const filters = useMemo(() => bookingFilters(villas), [villas])
  const keys = useMemo(() => ({ columns: COLUMNS, filters: [...filters, ...STAY_DAYS] }), [filters])
  const [asked, onAsk] = useListSearch(keys)
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
  const mayStep = useMay('front-desk')
  const chosen = useChosen(list.data ?? NO_BOOKINGS)
  const [shown, onShow] = useColumns(asked, onAsk, COLUMNS)
  const columns = useColumnsOf(list.data ?? NO_BOOKINGS, shown)
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
          filters={filters}
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
          <ViewsChoice keys={keys} asked={{ ...asked, columns: shown }} onAsk={onAsk} />
          <ColumnsChoice columns={columns} choice={shown} onChoose={onShow} />
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
          {mayStep && <ChosenBookings chosen={chosen.all} onChoose={chosen.onChoose} />}
          <DataTable
            label={listText.rows}
            columns={pickColumns(columns, shown)}
            rows={picked.rows}
            sort={asked.sort}
            onSort={(sort) => onAsk({ sort })}
            actions={(booking) => <StatusSteps booking={booking} timeZone={timeZone} />}
            choice={mayStep ? chosen : undefined}
          />
          <Pager picked={picked} onPage={(to) => onAsk({ page: to })} />
        </>
      )}
    </div>
  )
}

/** The columns there are, with the money of the rows where one of them tells it. */
function useColumnsOf(rows: readonly StaffBooking[], shown: Record<string, boolean>) {
  const wantsMoney = rows.length > 0 && MONEY_COLUMNS.some((key) => shown[key])
  const { data } = useQuery({
    ...bookingBalancesQuery(rows.map(({ id }) => id)),
    staleTime: 0,
    enabled: wantsMoney,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => {
    const balances = new Map(data?.map((balance) => [balance.id, balance]))
    return bookingColumns(({ id }) => balances.get(id))
  }, [data])
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
  return STAY_DAYS.map(({ key, title }) => (
    <div key={key} className="grid gap-1 max-sm:grow">
      <label htmlFor={id + key} className="text-xs font-semibold text-ink-soft">
        {title}
      </label>
      <Input
        id={id + key}
        type="date"
        value={asked.filters[key] ?? ''}
        onChange={({ target: { value } }) => onAsk({ filters: { ...asked.filters, [key]: value } })}
        className="min-h-11 min-w-36 text-sm"
      />
    </div>
  ))
}

function tellSums({ bookings, nights, owed }: BookingSummary): string {
  return words.sum(bookings, nights, formatPrice(toCents(owed)))
}
