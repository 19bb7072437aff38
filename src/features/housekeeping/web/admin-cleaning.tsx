import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useCurrentUser } from '@/features/accounts/web/admin-session'
import { ReportButton, VillaTickets } from '@/features/maintenance/web/admin-open-tickets'
import { formatShortDay, toDay } from '@/kernel/days'
import { labelled } from '@/kernel/labels'
import { Notice } from '@/web/admin-kit/list-screen'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { useMay } from '@/web/admin-kit/use-may'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { taskOf } from '../rules/cleaning-task'
import { applyMark, type CleaningMark } from '../rules/condition'
import type { CleaningVilla } from '../staff-contract'
import { cleaningQuery } from '../staff-queries'
import { ConditionBadge } from './admin-condition'
import { useKeptList } from './admin-keep-list'
import type { QueuedMark } from './admin-mark-queue'
import { cleaningText as words } from './admin-text'
import { useMarks } from './admin-use-marks'

const REFRESH_AFTER_MS = 60_000

/** What is to be cleaned, for the phone of whoever does it; it goes on working while there is no network. */
export function CleaningList() {
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const { data, isError, dataUpdatedAt } = useQuery({ ...cleaningQuery, refetchInterval: REFRESH_AFTER_MS })
  useKeptList(data, dataUpdatedAt)
  if (!user || !data)
    return isError ? (
      <Notice role="alert" title={words.failed} help={words.failedHelp}>
        <Button onClick={() => void refetchLists(queryClient)}>{words.tryAgain}</Button>
      </Notice>
    ) : (
      <Loading label={words.loading} className="grid gap-3">
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} className="h-40" />
        ))}
      </Loading>
    )
  return <Villas key={user.id} staffId={user.id} {...data} />
}

type VillasProps = {
  staffId: number
  today: string
  villas: readonly CleaningVilla[]
  keptAt?: string | undefined
}

function Villas({ staffId, today, villas, keptAt }: VillasProps) {
  const { waiting, press } = useMarks(staffId)
  useRefetchOnceOnline(keptAt !== undefined && waiting.length === 0)
  const hasOwn = villas.some(({ assignedTo }) => assignedTo === staffId)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isMine = chosen ?? hasOwn
  const foreseen = villas.map((villa) => foresee(villa, waiting, today))
  const shown = isMine ? foreseen.filter(({ assignedTo }) => assignedTo === staffId) : foreseen
  const toDo = shown.filter(({ task }) => task === 'clean' || task === 'service')
  const rest = shown.filter(({ task }) => task !== 'clean' && task !== 'service')
  const onPress = (villa: CleaningVilla, mark: CleaningMark) => press(villa, mark, today)
  if (villas.length === 0) return <Notice title={words.noVillas} />
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-lg font-semibold">
          {words.progress(toDo.length)}
        </p>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{words.show}</legend>
          {([true, false] as const).map((own) => (
            <Button
              key={String(own)}
              look={own === isMine ? 'primary' : 'quiet'}
              size="small"
              aria-pressed={own === isMine}
              onClick={() => setChosen(own)}
            >
              {own ? words.mine : words.all}
            </Button>
          ))}
        </fieldset>
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {keptAt && (
          <p className="flex gap-2 rounded-card border border-gold bg-sand p-4">
            <Icon name="wifi" className="mt-0.5 size-5 shrink-0" />
            {words.kept(formatInstant(keptAt))}
          </p>
        )}
        {waiting.length > 0 && (
          <p className="flex gap-2 rounded-card border border-gold bg-sand p-4">
            <Icon name="wifi" className="mt-0.5 size-5 shrink-0" />
            {words.waiting(waiting.length)}
          </p>
        )}
      </div>
      {toDo.length === 0 ? (
        <Notice title={words.empty} help={isMine && shown.length === 0 ? words.emptyMine : words.emptyHelp} />
      ) : (
        <Group title={words.toDo}>
          {toDo.map((villa) => (
            <VillaCard key={villa.id} villa={villa} today={today} onPress={onPress} />
          ))}
        </Group>
      )}
      {rest.length > 0 && (
        <Group title={words.rest}>
          {rest.map((villa) => (
            <VillaCard key={villa.id} villa={villa} today={today} onPress={onPress} />
          ))}
        </Group>
      )}
    </div>
  )
}

/** A list of before is read again as soon as there is a network and what was pressed has been sent. */
function useRefetchOnceOnline(isWanted: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isWanted) return
    const onOnline = () => {
      if (navigator.onLine) void queryClient.invalidateQueries({ queryKey: cleaningQuery.queryKey })
    }
    onOnline()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [isWanted, queryClient])
}

/** A villa as it will be once what waits has been sent. */
function foresee(villa: CleaningVilla, waiting: readonly QueuedMark[], today: string): CleaningVilla {
  const state = { ...villa, servicedOn: villa.servicedOn === null ? null : toDay(villa.servicedOn) }
  const after = waiting
    .filter(({ villaId }) => villaId === villa.id)
    .reduce((before, mark) => applyMark(before, { ...mark, day: toDay(mark.day) }) ?? before, state)
  return { ...after, task: taskOf(after, toDay(today)) }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-lg">{title}</h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  )
}

type CardProps = {
  villa: CleaningVilla
  today: string
  onPress: (villa: CleaningVilla, mark: CleaningMark) => void
}

function VillaCard({ villa, today, onPress }: CardProps) {
  const mayInspect = useMay('front-desk')
  const { name, building, condition, note, inHouse, arriving } = villa
  const marks = marksFor(villa, mayInspect)
  return (
    <li className="grid gap-3 rounded-card border border-line bg-paper p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-xl wrap-anywhere">
          {name}
          {building && <span className="block font-sans text-sm text-ink-soft">{building}</span>}
        </h3>
        <ConditionBadge condition={condition} />
      </div>
      <div className="grid gap-1">
        {inHouse && (
          <p>
            {inHouse.checkOutDate <= today
              ? words.leaving(inHouse.guestName)
              : words.staying(inHouse.guestName, formatShortDay(toDay(inHouse.checkOutDate)))}
          </p>
        )}
        {arriving && (
          <p className="font-semibold">
            {words.arriving(arriving.guestName, formatShortDay(toDay(arriving.checkOutDate)))}
          </p>
        )}
        {inHouse && villa.servicedOn === today && <p className="text-forest">{words.served}</p>}
        {note && <p className="rounded-control bg-sand p-3 wrap-anywhere">{note}</p>}
        <VillaTickets villaId={villa.id} />
      </div>
      {marks.map(({ mark, isQuiet }) => (
        <Button
          key={mark}
          look={isQuiet ? 'quiet' : 'primary'}
          size={isQuiet ? 'normal' : 'large'}
          className="w-full"
          aria-label={labelled(words.marks[mark], name)}
          onClick={() => onPress(villa, mark)}
        >
          {words.marks[mark]}
        </Button>
      ))}
      <ReportButton villa={villa} />
    </li>
  )
}

type Offered = { mark: CleaningMark; isQuiet: boolean }

/** What can be pressed next; what takes back a slip of the finger stands back. */
function marksFor({ condition, task, inHouse }: CleaningVilla, mayInspect: boolean): Offered[] {
  const main = (mark: CleaningMark) => ({ mark, isQuiet: false })
  const quiet = (mark: CleaningMark) => ({ mark, isQuiet: true })
  if (task === 'service') return [main('service')]
  if (condition === 'out-of-order' || inHouse) return []
  if (condition === 'dirty') return [main('start'), quiet('clean')]
  if (condition === 'cleaning') return [main('clean')]
  return [...(condition === 'clean' && mayInspect ? [main('inspect')] : []), quiet('dirty')]
}
