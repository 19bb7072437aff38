import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { AuditActor } from '@/features/accounts/contract'
import { auditEntriesQuery, auditStaffQuery } from '@/features/accounts/staff-queries'
import { Notice } from '@/web/admin-kit/list-screen'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import { AuditLine } from './audit-line'
import { auditText as words } from './audit-text'

const PAGE_SIZE = 50

/** Who changed what and when, newest first unless asked otherwise, each with what it was before and after; for superadmins. */
export function AuditTrail() {
  const [resource, setResource] = useState('')
  const [person, setPerson] = useState<AuditActor | ''>('')
  const [order, setOrder] = useState<'oldest' | ''>('')
  const [page, setPage] = useState(1)
  const asked = auditEntriesQuery({
    page,
    pageSize: PAGE_SIZE,
    ...(resource && { resource }),
    ...(order && { order }),
    ...(person && { who: person }),
  })
  const { data, isError, refetch } = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
    // Every write adds to it.
    staleTime: 0,
  })
  const { data: people = [] } = useQuery({ ...auditStaffQuery, staleTime: 0 })

  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-3">
        <Choice
          label={words.person}
          all={words.everybody}
          choices={people.map(({ who, staffEmail }) => [String(who), words.others[who] ?? staffEmail])}
          chosen={String(person)}
          onChoose={(next) => {
            setPerson(people.find(({ who }) => String(who) === next)?.who ?? '')
            setPage(1)
          }}
        />
        <Choice
          label={words.filter}
          all={words.all}
          choices={Object.entries(words.resources)}
          chosen={resource}
          onChoose={(next) => {
            setResource(next)
            setPage(1)
          }}
        />
        <Choice
          label={words.order}
          all={words.newest}
          choices={[['oldest', words.oldest]]}
          chosen={order}
          onChoose={(next) => {
            setOrder(next === 'oldest' ? next : '')
            setPage(1)
          }}
        />
      </div>
      {!data && isError && (
        <Notice role="alert" title={words.failed} help={words.failedHelp}>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
      {!data && !isError && (
        <Loading label={words.loading} className="grid gap-2">
          {['a', 'b', 'c', 'd', 'e'].map((place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </Loading>
      )}
      {data?.length === 0 && page === 1 && (
        <Notice
          {...(resource || person ? { title: words.noMatch } : { title: words.empty, help: words.emptyHelp })}
        />
      )}
      {data && data.length > 0 && (
        <ol className="grid overflow-hidden rounded-card border border-line bg-paper">
          {data.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {data && (page > 1 || data.length === PAGE_SIZE) && (
        <div className="flex items-center justify-end gap-3">
          <Button look="quiet" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.previous}
          </Button>
          <p className="tabular text-sm text-ink-soft">{words.page(page)}</p>
          <Button
            look="quiet"
            size="small"
            disabled={data.length < PAGE_SIZE}
            onClick={() => setPage(page + 1)}
          >
            {words.next}
          </Button>
        </div>
      )}
    </div>
  )
}

type ChoiceProps = {
  label: string
  /** What the choice of none of them is called. */
  all: string
  choices: readonly (readonly [value: string, name: string])[]
  chosen: string
  onChoose: (value: string) => void
}

function Choice({ label, all, choices, chosen, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid gap-1 max-sm:grow">
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {label}
      </label>
      <Select
        id={id}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 min-w-52 text-sm font-normal"
      >
        <option value="">{all}</option>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
