import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClearingDialog } from '@/features/blocks/web/admin-clearing'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { RowButton } from '@/web/admin-kit/row-button'
import { formatInstant } from '@/web/admin-kit/show-instant'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import type { MaintenanceTicket } from '../staff-contract'
import { doneTicketsQuery, openTicketsQuery } from '../staff-queries'
import { TicketBadge } from './admin-badges'
import { ReportDialog } from './admin-report'
import { reportText, STATE_WORDS, URGENCY_WORDS, maintenanceText as words } from './admin-text'
import { TicketDialog } from './admin-ticket'
import { tellNights } from './admin-ticket-nights'

/** What is to be mended in the villas, and what was. */
export function MaintenanceAdmin({ ClearNights }: { ClearNights: ClearingDialog }) {
  const queryClient = useQueryClient()
  const [isDone, setDone] = useState(false)
  const answer = useQuery(isDone ? doneTicketsQuery : openTicketsQuery)
  const query = useQuery({
    ...(isDone ? doneTicketsQuery : openTicketsQuery),
    select: ({ tickets }) => tickets,
  })
  const { villas = [], people = [] } = answer.data ?? {}
  const [openId, setOpenId] = useState<number | null>(null)
  const [isReporting, setReporting] = useState(false)
  const opened = query.data?.find(({ id }) => id === openId)

  return (
    <div className="grid min-w-0 gap-4">
      <fieldset className="flex gap-2">
        <legend className="sr-only">{words.show}</legend>
        {([false, true] as const).map((done) => (
          <Button
            key={String(done)}
            look={done === isDone ? 'primary' : 'quiet'}
            size="small"
            aria-pressed={done === isDone}
            onClick={() => setDone(done)}
          >
            {done ? words.done : words.open}
          </Button>
        ))}
      </fieldset>
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={isDone ? DONE_COLUMNS : OPEN_COLUMNS}
        filters={FILTERS}
        words={isDone ? { empty: words.emptyDone } : { empty: words.empty, emptyHelp: words.emptyHelp }}
        actions={({ id, villaName, description }) => (
          <RowButton
            icon="open"
            label={words.look(villaName, description.slice(0, 60))}
            onClick={() => setOpenId(id)}
          />
        )}
      >
        <Button look="action" size="small" onClick={() => setReporting(true)}>
          {reportText.report}
        </Button>
      </ListScreen>
      {opened && (
        <TicketDialog
          ticket={opened}
          people={people}
          ClearNights={ClearNights}
          onClose={() => setOpenId(null)}
        />
      )}
      {isReporting && <ReportDialog villas={villas} onClose={() => setReporting(false)} />}
    </div>
  )
}

const VILLA: Column<MaintenanceTicket> = {
  key: 'villa',
  title: words.villa,
  value: ({ villaName }) => villaName,
  cell: ({ villaName, urgency, state }) => (
    <span className="flex flex-wrap items-center gap-2 font-semibold">
      {villaName}
      <TicketBadge urgency={urgency} state={state} />
    </span>
  ),
}

const PROBLEM: Column<MaintenanceTicket> = {
  key: 'problem',
  title: words.problem,
  value: ({ description }) => description,
  cell: ({ description }) => (
    <span className="line-clamp-3 block max-w-96 font-normal wrap-anywhere">{description}</span>
  ),
}

const OPEN_COLUMNS: readonly Column<MaintenanceTicket>[] = [
  VILLA,
  PROBLEM,
  { key: 'state', title: words.state, value: ({ state }) => STATE_WORDS[state] },
  { key: 'person', title: words.person, value: ({ assignedName }) => assignedName ?? words.nobody },
  {
    key: 'reported',
    title: words.reported,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt, reportedBy }) => <When at={createdAt} by={words.reportedBy(reportedBy)} />,
  },
  {
    key: 'blocked',
    title: words.blocked,
    value: ({ blocked }) => blocked?.startDate ?? null,
    cell: ({ blocked }) => (blocked ? <span className="tabular">{tellNights(blocked)}</span> : null),
  },
]

const DONE_COLUMNS: readonly Column<MaintenanceTicket>[] = [
  VILLA,
  PROBLEM,
  {
    key: 'resolution',
    title: words.resolution,
    value: ({ resolution }) => resolution,
    cell: ({ resolution }) =>
      resolution && <span className="line-clamp-3 block max-w-80 wrap-anywhere">{resolution}</span>,
  },
  {
    key: 'finished',
    title: words.finished,
    value: ({ doneAt }) => doneAt,
    cell: ({ doneAt, doneBy }) => doneAt && <When at={doneAt} by={words.doneBy(doneBy ?? '')} />,
  },
]

const FILTERS: readonly Filter<MaintenanceTicket>[] = [
  { key: 'villa', title: words.villa, value: ({ villaName }) => villaName },
  {
    key: 'urgency',
    title: words.urgency,
    value: ({ urgency }) => urgency,
    label: ({ urgency }) => URGENCY_WORDS[urgency],
  },
  {
    key: 'person',
    title: words.person,
    value: ({ assignedName }) => assignedName ?? 'nobody',
    label: ({ assignedName }) => assignedName ?? words.nobody,
  },
]

function When({ at, by }: { at: string; by: string }) {
  return (
    <span className="tabular block text-sm">
      <time dateTime={at}>{formatInstant(at)}</time>
      <span className="block wrap-anywhere text-ink-soft">{by}</span>
    </span>
  )
}
