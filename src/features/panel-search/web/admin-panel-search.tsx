import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { STATUS_LABELS } from '@/features/bookings/web/admin-status-text'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { bookableVillasQuery } from '@/features/villas/staff-queries'
import { formatShortDay, toDay } from '@/kernel/days'
import { Input } from '@/web/ui/control'
import { Dialog } from '@/web/ui/dialog'
import { Field } from '@/web/ui/field'
import { matchTyped } from '../rules/match-typed'
import type { FoundBooking } from '../staff-contract'
import { findQuery } from '../staff-queries'
import { findText as words } from './admin-text'

type Found = { key: string; kind: keyof typeof words.kinds; name: string; detail?: string; to: string }

/** What of the panel's own can be gone to: sections and actions, by their names. */
export type Destination = Pick<Found, 'kind' | 'name' | 'to'>

const MOST_OF_A_KIND = 5

/** One field that finds whatever the panel knows, worked with the keyboard alone. */
export function PanelSearch({
  destinations,
  onClose,
}: {
  destinations: readonly Destination[]
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const navigate = useNavigate() as (options: { to: string }) => Promise<void>
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  // By then the dialog is shown, and has put the focus on its own first button.
  useEffect(() => field.current?.focus(), [])
  const { found, hasFailed, isSettled } = useFound(typed, destinations)
  const place = Math.min(chosen, found.length - 1)

  function onOpen({ to }: Found) {
    onClose()
    void navigate({ to })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const here = found[place]
    if (step !== undefined && found.length > 0) setChosen((place + step + found.length) % found.length)
    else if (event.key === 'Enter' && here) onOpen(here)
    // A search field would take the first Escape to clear itself.
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }

  return (
    <Dialog open title={words.title} onClose={onClose} className="mt-[10dvh]">
      <Field label={words.label} help={words.help}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="search"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-activedescendant={found[place] && `${listId}-${place}`}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {hasFailed && <p role="alert">{words.failed}</p>}
      <div role="listbox" id={listId} aria-label={words.results} className="-mt-2 grid empty:hidden">
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: Enter in the field is its key
          <div
            key={one.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === place}
            onClick={() => onOpen(one)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-1.5 wrap-anywhere hover:bg-cream aria-selected:bg-cream aria-selected:outline aria-selected:outline-forest"
          >
            <span className="min-w-0">
              <span className="font-semibold">{one.name}</span>
              {one.detail && <span className="tabular block text-sm text-ink-soft">{one.detail}</span>}
            </span>
            <span className="shrink-0 text-sm text-ink-soft">{words.kinds[one.kind]}</span>
          </div>
        ))}
      </div>
      <p role="status" className="empty:hidden">
        {isSettled && found.length === 0 && !hasFailed && typed.trim() !== '' && words.none(typed.trim())}
      </p>
    </Dialog>
  )
}

function useFound(typed: string, destinations: readonly Destination[]) {
  const wanted = useDeferredValue(typed.trim())
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    ...findQuery(wanted),
    enabled: wanted !== '',
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const { data: villas = [] } = useQuery(bookableVillasQuery)
  const bookings = wanted === '' || isError ? [] : (data?.bookings ?? [])
  const guests = wanted === '' || isError ? [] : (data?.guests ?? [])
  const found: Found[] = [
    ...guests.map(({ id, name, contacts }) => ({
      ...{ key: `guest ${id}`, kind: 'guest' as const, name, to: `/guests/${id}` },
      detail: contacts.map(({ value }) => value).join(', '),
    })),
    ...bookings.map(showBooking),
    ...matchTyped(wanted, destinations, ({ name }) => name)
      .slice(0, MOST_OF_A_KIND)
      .map((one) => ({ key: `${one.kind} ${one.to} ${one.name}`, ...one })),
    ...matchTyped(wanted, villas, (villa) => unitNameOf(villa))
      .slice(0, MOST_OF_A_KIND)
      .map((villa) => ({
        ...{ key: `villa ${villa.id}`, kind: 'villa' as const, name: unitNameOf(villa) },
        to: `/villas?q=${encodeURIComponent(villa.roomNumber ?? villa.name)}`,
      })),
  ]
  return {
    found,
    hasFailed: isError,
    isSettled: wanted === typed.trim() && !isFetching && !isPlaceholderData,
  }
}

function showBooking(booking: FoundBooking): Found {
  const { id, reference, guestName, checkInDate, checkOutDate, status } = booking
  const days = `${formatShortDay(toDay(checkInDate))} – ${formatShortDay(toDay(checkOutDate))}`
  return {
    ...{ key: `booking ${id}`, kind: 'booking', name: guestName, to: `/bookings/${id}` },
    detail: words.booking(reference, unitNameOf(booking), `${days}, ${STATUS_LABELS[status]}`),
  }
}
