import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { propertyToday } from '@/web/admin-kit/show-instant'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { useMay } from '@/web/admin-kit/use-may'
import { useUnsaved } from '@/web/admin-kit/use-unsaved'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button } from '@/web/ui/button'
import { Select, Textarea } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { showToast } from '@/web/ui/toast'
import { MAINTENANCE_PATH } from '../paths'
import { TICKET_STATES, URGENCIES } from '../rules/ticket'
import type { changeTicketCall, MaintenanceTicket, TicketChange } from '../staff-contract'
import { maintenanceText, STATE_WORDS, URGENCY_WORDS, ticketText as words } from './admin-text'

/** As the contract has it. */
const LONGEST_RESOLUTION = 1000

type TicketFormProps = {
  ticket: MaintenanceTicket
  people: readonly { id: number; name: string }[]
  onSaved: () => void
}

/** Who mends it, how far it is, and what was done. */
export function TicketForm({ ticket, people, onSaved }: TicketFormProps) {
  const queryClient = useQueryClient()
  const mayAssign = useMay('front-desk')
  const [state, setState] = useState(ticket.state)
  const [urgency, setUrgency] = useState(ticket.urgency)
  const [assignedTo, setAssignedTo] = useState(ticket.assignedTo)
  const [resolution, setResolution] = useState(ticket.resolution ?? '')
  const [endsBlock, setEndsBlock] = useState(ticket.state !== 'done')
  const [isSaving, setSaving] = useState(false)
  const change: TicketChange = {
    ...(state !== ticket.state && { state }),
    ...(urgency !== ticket.urgency && { urgency }),
    ...(assignedTo !== ticket.assignedTo && { assignedTo }),
    ...(resolution.trim() !== (ticket.resolution ?? '') && { resolution: resolution.trim() || null }),
  }
  const isBlockedAhead = ticket.blocked !== null && ticket.blocked.endDate >= propertyToday()
  const asksForBlock = mayAssign && state === 'done' && isBlockedAhead
  // Housekeeping says that it is done and leaves the nights to the front desk.
  const isChanged = Object.keys(change).length > 0 || (ticket.state === 'done' && asksForBlock && endsBlock)
  useUnsaved(isChanged && !isSaving)

  async function onSave(event: FormEvent) {
    event.preventDefault()
    if (isSaving || !isChanged) return
    setSaving(true)
    const sent: TicketChange = {
      ...change,
      ...(asksForBlock && endsBlock && { endsBlock: true }),
      updatedAt: ticket.updatedAt,
    }
    try {
      await sendForStaff<typeof changeTicketCall>('PATCH', `${MAINTENANCE_PATH}/${ticket.id}`, sent)
      showToast({ title: words.saved })
      onSaved()
    } catch (error) {
      const description = reasonOf(error) ?? words.failedHelp
      showToast({ title: words.failed, description, tone: 'destructive' })
    } finally {
      setSaving(false)
      void refetchLists(queryClient)
    }
  }

  return (
    <form onSubmit={(event) => void onSave(event)} className="grid gap-4 border-t border-line pt-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={maintenanceText.state}>
          {(control) => (
            <Select
              {...control}
              value={state}
              onChange={({ target }) =>
                setState(TICKET_STATES.find((one) => one === target.value) ?? ticket.state)
              }
            >
              {TICKET_STATES.map((one) => (
                <option key={one} value={one}>
                  {STATE_WORDS[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {mayAssign && (
          <>
            <Field label={maintenanceText.urgency}>
              {(control) => (
                <Select
                  {...control}
                  value={urgency}
                  onChange={({ target }) =>
                    setUrgency(URGENCIES.find((one) => one === target.value) ?? ticket.urgency)
                  }
                >
                  {URGENCIES.map((one) => (
                    <option key={one} value={one}>
                      {URGENCY_WORDS[one]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={maintenanceText.person}>
              {(control) => (
                <Select
                  {...control}
                  value={assignedTo ?? ''}
                  onChange={({ target }) => setAssignedTo(Number(target.value) || null)}
                >
                  <option value="">{maintenanceText.nobody}</option>
                  {people.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </>
        )}
      </div>
      <Field label={maintenanceText.resolution}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={LONGEST_RESOLUTION}
            value={resolution}
            onChange={({ target }) => setResolution(target.value)}
          />
        )}
      </Field>
      {asksForBlock && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-forest"
            checked={endsBlock}
            onChange={({ target }) => setEndsBlock(target.checked)}
          />
          {words.endsBlock}
        </label>
      )}
      <Button type="submit" aria-disabled={isSaving || !isChanged} className="justify-self-start">
        {isSaving ? words.saving : words.save}
      </Button>
    </form>
  )
}
