import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClearingProps } from '@/features/blocks/web/admin-clearing'
import { ADMIN_BOOKINGS_PATH } from '@/features/bookings/paths'
import { formatDay, toDay } from '@/kernel/days'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Dialog } from '@/web/ui/dialog'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { showToast } from '@/web/ui/toast'
import { CLEARINGS_PATH } from '../paths'
import type { clearNightsCall, moveRestCall, StayInTheWay } from '../staff-contract'
import { staysInTheWayQuery } from '../staff-queries'
import { StayRow } from './admin-stay-row'
import { clearText as words } from './admin-text'

/** Who is in the way of a block, where each could go, and one press that moves all of them and blocks. */
export function ClearNights({ villaName, onDone, onClose, ...wanted }: ClearingProps) {
  const { villaId, startDate, endDate } = wanted
  const queryClient = useQueryClient()
  const { data, isError, refetch } = useQuery({
    ...staysInTheWayQuery({ villaId, startDate, endDate }),
    staleTime: 0,
  })
  // What staff chose goes before what is suggested; null for who is not to move.
  const [chosen, setChosen] = useState<Readonly<Record<number, number | null>>>({})
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const targetOf = ({ id, suggestedId }: StayInTheWay) => (id in chosen ? chosen[id] : suggestedId) ?? null
  const moves = (data?.stays ?? []).flatMap((stay) => {
    const target = targetOf(stay)
    return target === null ? [] : [{ bookingId: stay.id, villaId: target, updatedAt: stay.updatedAt }]
  })
  const mayBlock = data !== undefined && data.obstacles.length === 0 && moves.length === data.stays.length

  async function attempt(call: () => Promise<unknown>): Promise<boolean> {
    if (isSending) return false
    setSending(true)
    setProblem(null)
    try {
      await call()
      return true
    } catch (error) {
      setProblem(`${words.refused}. ${reasonOf(error) ?? words.refusedHelp}`)
      return false
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  async function onClear() {
    if (!mayBlock) return
    const isDone = await attempt(() =>
      sendForStaff<typeof clearNightsCall>('POST', CLEARINGS_PATH, { ...wanted, moves }),
    )
    if (!isDone) return
    showToast({ title: words.done })
    onDone?.()
    onClose()
  }

  async function onMove({ id, guestName, updatedAt, offers }: StayInTheWay, target: number) {
    const path = `${ADMIN_BOOKINGS_PATH}/${id}/move` as const
    const isDone = await attempt(() =>
      sendForStaff<typeof moveRestCall>('POST', path, { villaId: target, updatedAt }),
    )
    const villa = offers.find((offer) => offer.id === target)?.name ?? ''
    if (isDone) showToast({ title: words.moved(guestName, villa) })
  }

  return (
    <Dialog open title={words.title(villaName)} onClose={onClose} className="sm:max-w-2xl">
      <p className="tabular text-ink-soft">{words.line(tellNights(startDate, endDate))}</p>
      {!data &&
        (isError ? (
          <div role="alert" className="grid gap-3">
            <p>{words.failed}</p>
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
      {data && (
        <>
          {data.stays.length === 0 && data.obstacles.length === 0 && <p>{words.nobody}</p>}
          <ul className="grid gap-3 empty:hidden">
            {data.stays.map((stay) => (
              <StayRow
                key={stay.id}
                stay={stay}
                target={targetOf(stay)}
                isBusy={isSending}
                onTarget={(target) => setChosen({ ...chosen, [stay.id]: target })}
                onMove={(target) => void onMove(stay, target)}
              />
            ))}
          </ul>
          {data.obstacles.length > 0 && (
            <div className="grid gap-1 rounded-control border border-gold bg-sand p-3">
              <p className="font-semibold">{words.obstacles}</p>
              {data.obstacles.map((obstacle) => (
                <p key={obstacle} className="wrap-anywhere">
                  {obstacle}
                </p>
              ))}
            </div>
          )}
          <p role="alert" className="font-semibold text-alarm empty:hidden">
            {problem}
          </p>
          <Button
            look="action"
            size="large"
            aria-disabled={!mayBlock || isSending}
            onClick={() => void onClear()}
          >
            {isSending
              ? words.working
              : data.stays.length > 0
                ? words.moveAndBlock(data.stays.length)
                : words.block}
          </Button>
        </>
      )}
    </Dialog>
  )
}

function tellNights(startDate: string, endDate: string): string {
  const days = startDate === endDate ? [startDate] : [startDate, endDate]
  return days.map((day) => formatDay(toDay(day))).join(' – ')
}
