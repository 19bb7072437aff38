import { useId, useState } from 'react'
import { countAdults } from '@/features/bookings/rules/party'
import { MOST_GUESTS } from '@/features/bookings/rules/stay-link'
import { OLDEST_CHILD } from '@/features/property/rules/child-prices'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { type BookingSearch, partyOf, withParty } from '../rules/search'
import { searchDialogText as words } from './search-dialog-text'

/** More children than this come with a group, which calls or counts them as guests. */
const MOST_CHILDREN = 10
const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, years) => years)

type SearchPartyProps = {
  search: BookingSearch
  onChange: (search: BookingSearch) => void
  /** Says whether the age of every child is given; one without counts as a guest meanwhile. */
  onAgesKnown: (areKnown: boolean) => void
}

/** Adults, children with their ages, and a cot. */
export function SearchParty({ search, onChange, onAgesKnown }: SearchPartyProps) {
  const party = partyOf(search)
  const [adults, setAdults] = useState(() => countAdults(party))
  const [ages, setAges] = useState<readonly (number | null)[]>(party.childAges)

  function change(nextAdults: number, nextAges: readonly (number | null)[], wantsCot = party.wantsCot) {
    setAdults(nextAdults)
    setAges(nextAges)
    const known = nextAges.filter((age) => age !== null)
    onAgesKnown(known.length === nextAges.length)
    onChange(withParty(search, { guests: nextAdults + nextAges.length, childAges: known, wantsCot }))
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-lg font-semibold">{words.party}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Counter
          label={words.adults}
          value={adults}
          least={1}
          most={MOST_GUESTS - ages.length}
          onChange={(count) => change(count, ages)}
        />
        <Counter
          label={words.children}
          help={words.childrenHelp}
          value={ages.length}
          least={0}
          most={Math.min(MOST_CHILDREN, MOST_GUESTS - adults)}
          onChange={(count) =>
            change(
              adults,
              Array.from({ length: count }, (_, at) => ages[at] ?? null),
            )
          }
        />
      </div>
      {ages.length > 0 && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {ages.map((age, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their place alone
            <Field key={at} label={words.age(at + 1)}>
              {(control) => (
                <Select
                  {...control}
                  value={age ?? ''}
                  onChange={(event) =>
                    change(
                      adults,
                      ages.map((old, place) => (place === at ? Number(event.target.value) : old)),
                    )
                  }
                >
                  {age === null && <option value="">{words.ageUnknown}</option>}
                  {AGES.map((years) => (
                    <option key={years} value={years}>
                      {words.ageOf(years)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      )}
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={party.wantsCot}
          onChange={(event) => change(adults, ages, event.target.checked)}
          className="size-6 shrink-0 accent-forest"
        />
        {words.cot}
      </label>
    </fieldset>
  )
}

type CounterProps = {
  label: string
  help?: string
  value: number
  least: number
  most: number
  onChange: (count: number) => void
}

/** A number that is stepped or typed; what is no number in its bounds is not taken. */
function Counter({ label, help, value, least, most, onChange }: CounterProps) {
  const id = useId()
  /** What is being typed, while it may be no number yet. */
  const [typed, setTyped] = useState<string | null>(null)

  function take(count: number) {
    if (Number.isInteger(count) && count >= least && count <= most) onChange(count)
  }

  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="font-semibold">
        {label}
        {help && <span className="block text-sm font-normal text-ink-soft">{help}</span>}
      </label>
      <div className="grid shrink-0 basis-40 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2">
        <Button
          look="quiet"
          size="icon"
          aria-label={words.fewer(label)}
          aria-disabled={value <= least}
          onClick={() => take(value - 1)}
        >
          −
        </Button>
        <Input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value !== '') take(Number(event.target.value))
          }}
          onBlur={() => setTyped(null)}
          className="text-center"
        />
        <Button
          look="quiet"
          size="icon"
          aria-label={words.more(label)}
          aria-disabled={value >= most}
          onClick={() => take(value + 1)}
        >
          +
        </Button>
      </div>
    </div>
  )
}
