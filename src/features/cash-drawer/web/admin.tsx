import { useQuery } from '@tanstack/react-query'
import { useProperty } from '@/features/property/web/use-property'
import { dayIn, firstOfMonth, isDay } from '@/kernel/days'
import { Notice } from '@/web/admin-kit/list-screen'
import { usePlace, usePlaceSearch } from '@/web/admin-kit/use-place'
import { Button } from '@/web/ui/button'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { cashDrawerQuery, shiftReportQuery } from '../staff-queries'
import { OpenShiftForm } from './admin-open-shift'
import { OpenShiftCard } from './admin-open-shift-card'
import { PastShifts } from './admin-past-shifts'
import { ShiftReportView } from './admin-shift-report'
import { cashAdminText as words } from './admin-text'

/** The cash drawer: the shift that is open, and those before it; one of them by its number in the address. */
export function CashDrawer() {
  const { timeZone } = useProperty()
  const today = dayIn(timeZone, new Date())
  const shift = usePlace()
  const { first = '', last = '' } = usePlaceSearch()
  const period = {
    first: isDay(first) ? first : firstOfMonth(today),
    last: isDay(last) ? last : today,
  }
  if (/^\d{1,9}$/.test(shift)) return <OneShift id={Number(shift)} />
  return (
    <div className="grid min-w-0 gap-6">
      <DrawerNow />
      <PastShifts period={period} />
    </div>
  )
}

function DrawerNow() {
  const { data, isError, refetch } = useQuery({ ...cashDrawerQuery, staleTime: 0 })
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />
  return data.open ? <OpenShiftCard shift={data.open} /> : <OpenShiftForm />
}

function OneShift({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery({ ...shiftReportQuery(id), staleTime: 0 })
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />
  return <ShiftReportView shift={data} />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice role="alert" title={words.failed} help={words.failedHelp}>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </Notice>
  )
}

function Waiting() {
  return (
    <Loading label={words.loading} className="grid gap-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-52" />
    </Loading>
  )
}
