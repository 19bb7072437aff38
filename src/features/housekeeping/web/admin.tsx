import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { VillaTickets } from '@/features/maintenance/web/admin-open-tickets'
import { formatShortDay, toDay } from '@/kernel/days'
import type { Column, Filter } from '@/web/admin-kit/list-rows'
import { ListScreen } from '@/web/admin-kit/list-screen'
import { PanelLink } from '@/web/admin-kit/panel-link'
import { reasonOf } from '@/web/admin-kit/resource-words'
import { RowButton } from '@/web/admin-kit/row-button'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { refetchLists } from '@/web/admin-kit/use-writes'
import { Button, buttonClass } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { showToast } from '@/web/ui/toast'
import { CLEANING_PATH } from '../paths'
import { CONDITIONS } from '../rules/condition'
import type { CleaningChange, CleaningVilla, cleaningChangeCall } from '../staff-contract'
import { cleaningQuery } from '../staff-queries'
import { NoteDialog } from './admin-note'
import { ShareDialog } from './admin-share'
import { TASK_WORDS, housekeepingText as words } from './admin-text'

type Person = { id: number; name: string }

/** Every villa with its condition, who cleans it today, and who comes and goes. */
export function HousekeepingAdmin() {
  const queryClient = useQueryClient()
  const query = useQuery({ ...cleaningQuery, select: ({ villas }) => villas })
  const { data: people = [] } = useQuery({ ...cleaningQuery, select: (list) => list.people })
  const [notedId, setNotedId] = useState<number | null>(null)
  const [isSharing, setSharing] = useState(false)
  const noted = query.data?.find(({ id }) => id === notedId)

  async function onChange({ id, name }: CleaningVilla, change: CleaningChange): Promise<boolean> {
    try {
      await sendForStaff<typeof cleaningChangeCall>('PATCH', `${CLEANING_PATH}/${id}`, change)
      showToast({ title: words.saved(name) })
      return true
    } catch (error) {
      showToast({ title: words.failed, description: reasonOf(error) ?? '', tone: 'destructive' })
      return false
    } finally {
      await refetchLists(queryClient)
    }
  }

  return (
    <>
      <ListScreen
        query={query}
        onRefresh={() => void refetchLists(queryClient)}
        columns={columnsFor(people, onChange)}
        filters={filtersFor(people)}
        words={words}
        actions={({ id, name }) => (
          <RowButton icon="edit" label={words.editNote(name)} onClick={() => setNotedId(id)} />
        )}
      >
        <Button look="quiet" size="small" onClick={() => setSharing(true)}>
          {words.share}
        </Button>
        <PanelLink to="/cleaning" className={buttonClass({ look: 'quiet', size: 'small' })}>
          {words.list}
        </PanelLink>
      </ListScreen>
      {noted && (
        <NoteDialog
          key={noted.id}
          villa={noted}
          onSave={async (note) => {
            if (await onChange(noted, { note })) setNotedId(null)
          }}
          onClose={() => setNotedId(null)}
        />
      )}
      {isSharing && query.data && (
        <ShareDialog villas={query.data} people={people} onClose={() => setSharing(false)} />
      )}
    </>
  )
}

function columnsFor(
  people: readonly Person[],
  onChange: (villa: CleaningVilla, change: CleaningChange) => Promise<boolean>,
): Column<CleaningVilla>[] {
  return [
    {
      key: 'villa',
      title: words.villa,
      value: ({ name }) => name,
      cell: ({ id, name, building, note }) => (
        <>
          <span className="block font-semibold wrap-anywhere">{name}</span>
          {building && <span className="block text-sm text-ink-soft">{building}</span>}
          {note && <span className="block max-w-64 text-sm wrap-anywhere">{note}</span>}
          <VillaTickets villaId={id} />
        </>
      ),
    },
    {
      key: 'condition',
      title: words.condition,
      value: ({ condition }) => words.conditions[condition],
      cell: (villa) => (
        <Select
          aria-label={words.conditionOf(villa.name)}
          className="min-w-40"
          value={villa.condition}
          onChange={({ target }) => {
            const condition = CONDITIONS.find((one) => one === target.value)
            if (condition) void onChange(villa, { condition })
          }}
        >
          {CONDITIONS.map((condition) => (
            <option key={condition} value={condition}>
              {words.conditions[condition]}
            </option>
          ))}
        </Select>
      ),
    },
    { key: 'task', title: words.task, value: ({ task }) => TASK_WORDS[task] },
    {
      key: 'guest',
      title: words.guest,
      value: ({ arriving, inHouse }) => [inHouse?.guestName, arriving?.guestName].filter(Boolean).join(' '),
      cell: ({ inHouse, arriving }) => (
        <span className="grid gap-0.5 font-normal">
          {inHouse && <StayLine arrow="←" guest={inHouse.guestName} day={inHouse.checkOutDate} />}
          {arriving && <StayLine arrow="→" guest={arriving.guestName} day={arriving.checkOutDate} />}
        </span>
      ),
    },
    {
      key: 'person',
      title: words.person,
      value: (villa) => nameOf(people, villa),
      cell: (villa) => (
        <Select
          aria-label={words.personOf(villa.name)}
          className="min-w-40"
          value={villa.assignedTo ?? ''}
          onChange={({ target }) => void onChange(villa, { assignedTo: Number(target.value) || null })}
        >
          <option value="">{words.nobody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      ),
    },
  ]
}

function StayLine({ arrow, guest, day }: { arrow: '←' | '→'; guest: string; day: string }) {
  return (
    <span className="wrap-anywhere">
      <span className="sr-only">{arrow === '←' ? words.inHouse : words.arrives}</span>
      <span aria-hidden="true">{arrow} </span>
      {guest}{' '}
      <span className="whitespace-nowrap text-ink-soft">{words.until(formatShortDay(toDay(day)))}</span>
    </span>
  )
}

function filtersFor(people: readonly Person[]): Filter<CleaningVilla>[] {
  return [
    {
      key: 'condition',
      title: words.condition,
      value: ({ condition }) => condition,
      label: ({ condition }) => words.conditions[condition],
    },
    { key: 'task', title: words.task, value: ({ task }) => task, label: ({ task }) => TASK_WORDS[task] },
    {
      key: 'person',
      title: words.person,
      value: ({ assignedTo }) => String(assignedTo ?? 'nobody'),
      label: (villa) => nameOf(people, villa),
    },
  ]
}

function nameOf(people: readonly Person[], { assignedTo }: CleaningVilla): string {
  return people.find(({ id }) => id === assignedTo)?.name ?? words.nobody
}
