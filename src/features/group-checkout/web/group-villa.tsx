import { lazy, Suspense, useId } from 'react'
import { guestsOffered } from '@/features/bookings/rules/limits'
import { resizeParty } from '@/features/bookings/rules/party'
import { describeParty } from '@/features/bookings/text'
import type { ExtraChoice } from '@/features/extras/rules/extra-choice'
import { nameExtra } from '@/features/extras/text'
import type { DraftPart } from '@/features/groups/rules/group-link'
import { PREVIEW_WORDS } from '@/features/rates/text'
import type { ResultPicture } from '@/features/search/rules/results'
import { ResultPictures } from '@/features/search/web/result-pictures'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import { placeOf } from '@/features/villas/rules/villa-groups'
import { formatPrice } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { Input, Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import type { ChosenVilla } from '../rules/group-draft'
import type { VillaExtras } from '../rules/group-extras'
import { ChildAges } from './child-ages'
import { GROUP_WORDS } from './group-text'
import { PartDates } from './part-dates'

const words = GROUP_WORDS.chosen

const ExtrasField = lazy(async () => ({
  default: (await import('@/features/extras/web/extras-field')).ExtrasField,
}))

type GroupVillaProps = {
  chosen: ChosenVilla
  /** Its rooms, then its house. */
  pictures: readonly ResultPicture[]
  name: string
  extras: VillaExtras | undefined
  /** What the server said against it, until something changes. */
  refusal: string | undefined
  onName: (name: string) => void
  onExtras: (choice: ExtraChoice) => void
  /** The same extras for each villa; undefined where this is the only one. */
  onExtrasForAll: ((choice: ExtraChoice) => void) | undefined
  onChange: (part: DraftPart) => void
  onRemove: () => void
  /** Undefined where no other of its kind is free. */
  onSubstitute: (() => void) | undefined
}

/** One villa of the group: who stays in it, when, and what it costs. */
export function GroupVilla(props: GroupVillaProps) {
  const { chosen, pictures, name, extras, refusal, onName, onChange, onRemove, onSubstitute } = props
  const { part, villa, stay, quote, isFree, problem } = chosen
  const { party } = part
  const id = useId()
  const title = unitNameOf(villa, 'full')
  const trouble = problem ?? (isFree ? refusal : words.taken)

  return (
    <article aria-label={title} className="overflow-hidden rounded-card border border-line bg-paper">
      {pictures.length > 0 && (
        <div className="grid h-44 grid-rows-1">
          <ResultPictures name={title} pictures={pictures} isFirst={false} />
        </div>
      )}
      <div className="p-5">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h3 className="text-lg">{title}</h3>
            <p className="text-sm text-ink-soft">
              {[villa.categoryName, placeOf(villa)].filter(Boolean).join(', ')}
            </p>
          </div>
          <strong className="tabular text-lg text-forest">
            {formatPrice(quote.total + (extras?.cents ?? 0))}
          </strong>
        </div>
        <p className="tabular mt-2">
          {words.datesOf(stay)}
          <span className="block text-sm text-ink-soft">
            {describeParty(party, PREVIEW_WORDS.guestOption(party.guests))}
          </span>
        </p>
        {extras && extras.chosen.length > 0 && (
          <p className="text-sm text-ink-soft">{words.with(extras.chosen.map(nameExtra).join(', '))}</p>
        )}
        {trouble && (
          <div
            role="alert"
            className="mt-3 grid gap-3 rounded-control border border-alarm bg-blush px-4 py-3"
          >
            <p className="font-semibold text-alarm">{trouble}</p>
            {onSubstitute && (
              <Button look="quiet" size="small" className="justify-self-start" onClick={onSubstitute}>
                {words.another}
              </Button>
            )}
          </div>
        )}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 noscript:hidden">
          <div className="flex items-center gap-3">
            <label htmlFor={`${id}guests`} className="font-semibold">
              {words.guests}
            </label>
            <Select
              id={`${id}guests`}
              value={party.guests}
              onChange={(event) =>
                onChange({ ...part, party: resizeParty(party, Number(event.target.value)) })
              }
            >
              {countsTo(guestsOffered(villa)).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          </div>
          <Button look="bare" size="small" aria-label={words.removeOf(title)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
        <details className="mt-2 noscript:hidden">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-forest">
            {extras && extras.offered.length > 0 ? words.detailsWithExtras : words.details}
          </summary>
          <div className="mt-2 grid gap-4 sm:grid-cols-2">
            <Field label={words.name} help={words.nameHelp} className="sm:col-span-2">
              {(aria) => (
                <Input
                  {...aria}
                  value={name}
                  maxLength={120}
                  autoComplete="off"
                  onChange={(event) => onName(event.target.value)}
                />
              )}
            </Field>
            <ChildAges
              key={party.guests}
              party={party}
              onChange={(childAges) => onChange({ ...part, party: { ...party, childAges } })}
            />
            <label className="flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                checked={party.wantsCot}
                onChange={(event) =>
                  onChange({ ...part, party: { ...party, wantsCot: event.target.checked } })
                }
                className="size-6 shrink-0 accent-forest"
              />
              {words.cot}
            </label>
            <PartDates stay={stay} onChange={(own) => onChange({ ...part, stay: own })} />
            {extras && extras.offered.length > 0 && (
              <div className="sm:col-span-2">
                <Suspense fallback={null}>
                  <ExtrasField {...extras} error={null} onChange={props.onExtras} />
                </Suspense>
                {extras.chosen.length > 0 && props.onExtrasForAll && (
                  <Button
                    look="bare"
                    size="small"
                    className="mt-2"
                    onClick={() => props.onExtrasForAll?.(extras.choice)}
                  >
                    {words.extrasForAll}
                  </Button>
                )}
              </div>
            )}
          </div>
        </details>
      </div>
    </article>
  )
}

function countsTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}
