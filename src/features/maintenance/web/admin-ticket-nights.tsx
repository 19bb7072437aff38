import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ClearingDialog } from '@/features/blocks/web/admin-clearing'
import { type Day, formatDay, toDay } from '@/kernel/days'
import { LABEL_WORDS } from '@/kernel/labels'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { ApiError } from '@/web/kit/request'
import { Button } from '@/web/ui/button'
import { Input } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { MAINTENANCE_PATH } from '../paths'
import { noteOfBlock } from '../rules/block-note'
import type { blockForTicketCall, MaintenanceTicket } from '../staff-contract'
import { maintenanceText, ticketText as words } from './admin-text'

type TicketNightsProps = { ticket: MaintenanceTicket; ClearNights: ClearingDialog }

/** The nights blocked while something is mended, or two days by which to block them. */
export function TicketNights({ ticket, ClearNights }: TicketNightsProps) {
  const queryClient = useQueryClient()
  const [startDate, setStartDate] = useState<string>(propertyToday)
  const [endDate, setEndDate] = useState<string>(propertyToday)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [taken, setTaken] = useState<{ startDate: Day; endDate: Day } | null>(null)
  const [isClearing, setClearing] = useState(false)

  async function onBlock(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setProblem(null)
    setTaken(null)
    try {
      const path = `${MAINTENANCE_PATH}/${ticket.id}/block` as const
      await sendForStaff<typeof blockForTicketCall>('POST', path, { startDate, endDate })
      showToast({ title: words.blockDone })
    } catch (error) {
      setProblem(reasonOf(error) ?? words.failedHelp)
      if (error instanceof ApiError && error.status === 409)
        setTaken({ startDate: toDay(startDate), endDate: toDay(endDate) })
    } finally {
      setSending(false)
      void refetchLists(queryClient)
    }
  }

  if (ticket.blocked && ticket.blocked.endDate >= propertyToday())
    return (
      <p className="tabular border-t border-line pt-4">
        <span className="font-semibold">
          {maintenanceText.blocked}
          {LABEL_WORDS.colon}
        </span>{' '}
        {tellNights(ticket.blocked)}
      </p>
    )
  if (ticket.state === 'done') return null
  return (
    <form
      noValidate
      onSubmit={(event) => void onBlock(event)}
      aria-label={words.block}
      className="grid gap-3 border-t border-line pt-4"
    >
      <h3 className="text-base">{words.block}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.first}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={startDate}
              onChange={({ target }) => setStartDate(target.value)}
            />
          )}
        </Field>
        <Field label={words.last}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={endDate}
              onChange={({ target }) => setEndDate(target.value)}
            />
          )}
        </Field>
      </div>
      <p className="text-sm text-ink-soft">{words.blockHelp}</p>
      <p role="alert" className="font-semibold text-alarm empty:hidden">
        {problem}
      </p>
      {taken && (
        <Button look="primary" className="justify-self-start" onClick={() => setClearing(true)}>
          {words.clear}
        </Button>
      )}
      {isClearing && taken && (
        <ClearNights
          villaId={ticket.villaId}
          villaName={ticket.villaName}
          {...taken}
          kind="maintenance"
          note={noteOfBlock(ticket.id)}
          ticketId={ticket.id}
          onClose={() => setClearing(false)}
        />
      )}
      <Button type="submit" look="quiet" aria-disabled={isSending} className="justify-self-start">
        {words.block}
      </Button>
    </form>
  )
}

/** The nights blocked for a ticket, in words. */
export function tellNights({ startDate, endDate }: { startDate: string; endDate: string }): string {
  return maintenanceText.nights(formatDay(toDay(startDate)), formatDay(toDay(endDate)))
}
