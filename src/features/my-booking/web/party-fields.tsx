import { countAdults, type Party } from '@/features/bookings/rules/party'
import { MOST_GUESTS } from '@/features/bookings/rules/stay-link'
import { OLDEST_CHILD } from '@/features/property/rules/child-prices'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { changeStayText as words } from './change-stay-text'

const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, years) => years)

/** A party of which the age of some child may not be given yet. */
export type OpenParty = Omit<Party, 'childAges'> & { childAges: readonly (number | null)[] }

type PartyFieldsProps = {
  party: OpenParty
  /** The most that the villa takes. */
  most: number
  error: string | undefined
  onChange: (party: OpenParty) => void
}

/** The party once every age is given, else null. */
export function closeParty({ childAges, ...party }: OpenParty): Party | null {
  const known = childAges.filter((age) => age !== null)
  return known.length === childAges.length ? { ...party, childAges: known } : null
}

/** Adults, children with their ages, and a cot. */
export function PartyFields({ party, most, error, onChange }: PartyFieldsProps) {
  const { guests, childAges, wantsCot } = party
  const adults = countAdults({ guests, childAges: childAges.map((age) => age ?? 0) })
  const upTo = Math.min(MOST_GUESTS, Math.max(most, guests))

  function setAges(ages: readonly (number | null)[], grown = adults) {
    onChange({ guests: grown + ages.length, childAges: ages, wantsCot })
  }

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{words.party}</legend>
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.adults} error={error}>
          {(control) => (
            <Select
              {...control}
              value={adults}
              onChange={(event) => setAges(childAges, Number(event.target.value))}
            >
              {Array.from({ length: upTo }, (_, index) => index + 1).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.children}>
          {(control) => (
            <Select
              {...control}
              value={childAges.length}
              onChange={(event) =>
                setAges(Array.from({ length: Number(event.target.value) }, (_, at) => childAges[at] ?? null))
              }
            >
              {Array.from({ length: upTo }, (_, count) => (
                <option key={String(count)}>{count}</option>
              ))}
            </Select>
          )}
        </Field>
        {childAges.map((age, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: children are told apart by their place alone
          <Field key={at} label={words.age(at + 1)}>
            {(control) => (
              <Select
                {...control}
                value={age ?? ''}
                onChange={(event) =>
                  setAges(childAges.map((old, place) => (place === at ? Number(event.target.value) : old)))
                }
              >
                {age === null && <option value="">{words.ageUnknown}</option>}
                {AGES.map((years) => (
                  <option key={years}>{years}</option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={wantsCot}
          onChange={(event) => onChange({ ...party, wantsCot: event.target.checked })}
          className="size-6 shrink-0 accent-forest"
        />
        {words.cot}
      </label>
    </fieldset>
  )
}
