import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, type FormEvent, useLayoutEffect, useState } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import { addDays, type Day, isDay } from '@/kernel/days'
import { inLanguage } from '@/kernel/language'
import { Button } from '@/web/ui/button'
import { joinClasses } from '@/web/ui/classes'
import { Input, Select } from '@/web/ui/control'
import { showToast } from '@/web/ui/toast'
import {
  type BookingSearch,
  EMPTY_SEARCH,
  findSearchProblem,
  GUEST_OPTIONS,
  linkFromSearch,
  MANY_GUESTS,
  partyOf,
  type SearchProblem,
  searchFromLink,
  withGuests,
} from '../rules/search'
import { SEARCH_ID } from '../rules/search-key'
import type { SearchDialog, SearchPart } from './search-dialog'
import { SearchField } from './search-field'
import { searchText as words } from './search-text'
import { announceResults, saveSearch, useSavedSearch } from './search-widget-memory'

export type Wanted = Pick<StayLink, 'villa' | 'category'>

export type SearchFormProps = {
  /** The property's day. */
  today: Day
  /** What the address asks for; where it names no stay, the fields show what was searched for last. */
  link?: StayLink
  /** The villa or category that the page is about, which goes along to the results. */
  wanted?: Wanted
  /** Once a search is kept and the booking page is on its way. */
  onSearched?: () => void
  /** Where it stands on a band of its own instead of a card. */
  isPlain?: boolean
  /** Once it answers. */
  onReady: () => { typed: FormData | null; isSent: boolean }
}

type Opened = { Dialog: typeof SearchDialog; part: SearchPart }

const BOX = 'min-h-14 pt-5 pb-1'

const loadDialog = () => import('./search-dialog')

/** Dates and party, kept in the browser and carried to the booking page. */
export function SearchForm(props: SearchFormProps) {
  const { today, link, wanted = {}, onSearched, isPlain = false, onReady } = props
  const asked = link ? searchFromLink(link) : null
  const navigate = useNavigate()
  const kept = useSavedSearch(today)
  const [changed, setChanged] = useState<BookingSearch | null>(null)
  const [isTried, setTried] = useState(false)
  const [asksExactly, setAsksExactly] = useState(false)
  const [opening, setOpening] = useState<SearchPart | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const search = changed ?? asked ?? kept ?? EMPTY_SEARCH
  const { checkIn, guests, children, cot } = search
  const problem = isTried ? findSearchProblem(search, today) : null
  const options = GUEST_OPTIONS.some((option) => option === guests)
    ? GUEST_OPTIONS
    : [...GUEST_OPTIONS, guests]

  // Before anything else is heard, so that nothing is sent without what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    // Asked for by a link, or by this form before it could keep anything.
    if (asked && findSearchProblem(asked, today) === null) saveSearch(asked)
    const { typed, isSent } = onReady()
    if (typed && isSent) sendTyped(typed)
    else if (typed) change(readTyped(typed))
  }, [])

  function change(next: BookingSearch) {
    setChanged(next)
    // Whoever leaves by another way than this form has given the days all the same.
    if (findSearchProblem(next, today) === null) saveSearch(next)
  }

  function readTyped(typed: FormData): BookingSearch {
    const [from, to, count] = ['checkIn', 'checkOut', 'guests'].map((name) => String(typed.get(name) ?? ''))
    return withGuests({ ...search, checkIn: from ?? '', checkOut: to ?? '' }, count ?? '')
  }

  function sendTyped(typed: FormData) {
    const next = readTyped(typed)
    setChanged(next)
    send(next)
  }

  function send(sent: BookingSearch) {
    setTried(true)
    const found = findSearchProblem(sent, today)
    if (found === 'missing') showToast({ ...words.missing, tone: 'destructive' })
    if (found) return
    saveSearch(sent)
    announceResults()
    void navigate({ to: '/booking', search: { ...wanted, ...linkFromSearch(sent, today) } }).then(onSearched)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    sendTyped(new FormData(event.currentTarget))
  }

  function open(part: SearchPart, field: string) {
    setOpening(part)
    loadDialog()
      .then(({ SearchDialog: Dialog }) => setOpened({ Dialog, part }))
      // Without its code the browser's own field does.
      .catch(() => document.getElementById(field)?.focus())
      .finally(() => setOpening(null))
  }

  const dayField = (name: 'checkIn' | 'checkOut', first: Day) => (
    <SearchField
      label={words[name]}
      isRequired
      shown={isDay(search[name]) ? words.day(search[name]) : words.chooseDay}
      error={errorOf(name, problem, search)}
      isOpening={opening === name}
      opens={name === 'checkIn' && words.openCalendar}
      onOpen={(id) => open(name, id)}
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          name={name}
          min={first}
          value={search[name]}
          onChange={(event) => change({ ...search, [name]: event.target.value })}
          className={`${BOX} peer noscript:text-xs`}
        />
      )}
    </SearchField>
  )
  const changeGuests = (event: ChangeEvent<HTMLSelectElement | HTMLInputElement>) =>
    change(withGuests(search, event.target.value))

  return (
    <>
      <form
        // Without scripts the browser itself carries the fields to the booking page.
        action={inLanguage('/booking')}
        id={SEARCH_ID}
        noValidate
        aria-label={words.region}
        onSubmit={onSubmit}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        className={joinClasses(
          'grid grid-cols-2 gap-2 text-ink [--focus:var(--color-dusk)] lg:grid-cols-[1fr_1fr_0.8fr_auto] lg:items-start',
          !isPlain && 'rounded-card border border-line bg-paper p-3 shadow-float md:p-6',
        )}
      >
        {dayField('checkIn', today)}
        {dayField('checkOut', addDays(isDay(checkIn) && checkIn > today ? checkIn : today, 1))}
        <SearchField
          label={words.guests}
          shown={words.party(partyOf(search))}
          isOpening={opening === 'party'}
          onOpen={(id) => open('party', id)}
        >
          {(control) => (
            <Select
              {...control}
              name="guests"
              value={guests}
              onChange={(event) => {
                setAsksExactly(event.target.value === '6+')
                changeGuests(event)
              }}
              className={`${BOX} peer`}
            >
              {options.map((option) => (
                <option key={option} value={option}>
                  {words.guestOption(option)}
                </option>
              ))}
            </Select>
          )}
        </SearchField>
        {Object.entries(wanted).map(([name, id]) => (
          <input key={name} type="hidden" name={name} value={id} />
        ))}
        {children !== undefined && <input type="hidden" name="children" value={children} />}
        {cot && <input type="hidden" name="cot" value={cot} />}
        <Button type="submit" look="action" size="small" className="min-h-14 self-start">
          {words.submit}
        </Button>
        {asksExactly && (
          <SearchField label={words.manyGuests}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={MANY_GUESTS}
                max={50}
                defaultValue={MANY_GUESTS}
                onChange={changeGuests}
                className={BOX}
              />
            )}
          </SearchField>
        )}
      </form>
      {opened && (
        <opened.Dialog
          today={today}
          search={search}
          part={opened.part}
          onChange={change}
          onSearch={() => {
            setOpened(null)
            send(search)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function errorOf(
  name: 'checkIn' | 'checkOut',
  problem: SearchProblem | null,
  search: BookingSearch,
): string | null {
  if (problem === 'missing' && !search[name]) return words.dateMissing
  if (name === 'checkIn') return problem === 'check-in-past' ? words.checkInPast : null
  if (problem === 'too-long') return words.tooLong
  return problem === 'check-out-not-after' ? words.checkOutNotAfter : null
}
