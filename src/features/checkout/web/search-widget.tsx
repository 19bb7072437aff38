import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { addDays, type Day, isDay } from '@/kernel/days'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Icon } from '@/web/ui/icon'
import { showToast } from '@/web/ui/toast'
import {
  type BookingSearch,
  EMPTY_SEARCH,
  findSearchProblem,
  GUEST_OPTIONS,
  type SearchProblem,
} from '../rules/search'
import { searchText } from './search-text'
import { saveSearch, useSavedSearch } from './search-widget-memory'

type SearchWidgetProps = {
  /** The property's day. */
  today: Day
  /** What a link asks for; without it the fields show what was searched for last. */
  asked?: BookingSearch | null
  /** Once a search is kept and the booking page is on its way. */
  onSearched?: () => void
}

/** Dates and guests, kept in the browser for the booking page. */
export function SearchWidget({ today, asked = null, onSearched }: SearchWidgetProps) {
  const navigate = useNavigate()
  const kept = useSavedSearch(today)
  const [typed, setTyped] = useState<Partial<BookingSearch>>({})
  const [isTried, setTried] = useState(false)
  const search = { ...(asked ?? kept ?? EMPTY_SEARCH), ...typed }
  const problem = isTried ? findSearchProblem(search, today) : null
  const firstCheckOut = addDays(isDay(search.checkIn) && search.checkIn > today ? search.checkIn : today, 1)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const found = findSearchProblem(search, today)
    if (found === 'missing') showToast({ ...searchText.missing, tone: 'destructive' })
    if (found) return
    saveSearch(search)
    void navigate({ to: '/booking' }).then(onSearched)
  }

  return (
    <form
      // Without scripts the browser itself carries the fields to the booking page.
      action="/booking"
      noValidate
      aria-label={searchText.region}
      onSubmit={onSubmit}
      className="grid gap-4 rounded-card border border-line bg-paper p-5 text-ink shadow-float [--focus:var(--color-dusk)] sm:grid-cols-2 sm:p-6 lg:grid-cols-[1fr_1fr_0.8fr_auto] lg:items-start"
    >
      <Field label={searchText.checkIn} error={checkInError(problem, search)} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="checkIn"
            min={today}
            value={search.checkIn}
            onChange={(event) => setTyped({ ...typed, checkIn: event.target.value })}
          />
        )}
      </Field>
      <Field label={searchText.checkOut} error={checkOutError(problem, search)} required>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="checkOut"
            min={firstCheckOut}
            value={search.checkOut}
            onChange={(event) => setTyped({ ...typed, checkOut: event.target.value })}
          />
        )}
      </Field>
      <Field label={searchText.guests}>
        {(control) => (
          <Select
            {...control}
            name="guests"
            value={search.guests}
            onChange={(event) => setTyped({ ...typed, guests: event.target.value })}
          >
            {GUEST_OPTIONS.map((option) => (
              <option key={option} value={option}>
                {searchText.guestOption(option)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" look="action" className="min-h-12 self-end sm:max-lg:mt-7 lg:mt-7 lg:self-start">
        <Icon name="calendar" />
        {searchText.submit}
      </Button>
    </form>
  )
}

function checkInError(problem: SearchProblem | null, search: BookingSearch): string | null {
  if (problem === 'missing' && !search.checkIn) return searchText.dateMissing
  return problem === 'check-in-past' ? searchText.checkInPast : null
}

function checkOutError(problem: SearchProblem | null, search: BookingSearch): string | null {
  if (problem === 'missing' && !search.checkOut) return searchText.dateMissing
  return problem === 'check-out-not-after' ? searchText.checkOutNotAfter : null
}
