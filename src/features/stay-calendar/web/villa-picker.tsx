import { type ReactNode, useState } from 'react'
import type { Villa } from '@/features/villas/contract'
import {
  categoriesOf,
  groupVillas,
  guestsShown,
  namesOf,
  type VillaFilter,
  type VillaGroup,
} from '@/features/villas/rules/villa-groups'
import { VILLA_WORDS } from '@/features/villas/text'
import { formatShortPrice } from '@/kernel/money'
import { Button } from '@/web/ui/button'
import { Select } from '@/web/ui/control'
import { Field } from '@/web/ui/field'
import { Notice } from '@/web/ui/notice'
import { Picture } from '@/web/ui/picture'
import { VillaCard } from './villa-card'

const words = VILLA_WORDS.picker

const EVERYTHING: VillaFilter = { category: null, name: null, guests: 1 }

const CARD =
  'flex w-72 shrink-0 wrap-anywhere snap-start flex-col gap-2 rounded-card border border-line bg-paper p-4 text-ink no-underline transition-colors duration-150 hover:border-forest hover:bg-mist sm:w-full sm:shrink'

/**
 * All villas as cards, gathered by name and filtered by category, name and party; `category` and `guests` are what
 * the filter begins with. `renderLink` wraps a card in what chooses it for the party
 * of the filter.
 */
export function VillaPicker({
  villas,
  category,
  guests,
  several,
  renderLink,
}: {
  villas: readonly Villa[]
  category: number | null
  guests: number
  /** The way to several villas, where none fits. */
  several: ReactNode
  renderLink: (villa: Villa, guests: number, look: { className: string; card: ReactNode }) => ReactNode
}) {
  const [filter, setFilter] = useState<VillaFilter>(() => ({
    ...EVERYTHING,
    category: categoriesOf(villas).some(({ id }) => id === category) ? category : null,
    guests,
  }))
  if (villas.length === 0) return <Notice title={words.empty} />

  const groups = groupVillas(villas, filter)
  const count = groups.reduce((sum, group) => sum + group.villas.length, 0)
  return (
    <div className="flex flex-col gap-8">
      <VillaFilters villas={villas} filter={filter} count={count} onChange={setFilter} />
      {groups.length === 0 && (
        <Notice title={words.none}>
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => setFilter(EVERYTHING)}>{words.showAll}</Button>
            {several}
          </div>
        </Notice>
      )}
      {groups.map((group) => (
        <VillaMediaGrid key={group.name} group={group}>
          {group.villas.map((villa) => (
            <li key={villa.id} className="flex">
              {renderLink(villa, filter.guests, { className: CARD, card: <VillaCard villa={villa} /> })}
            </li>
          ))}
        </VillaMediaGrid>
      ))}
    </div>
  )
}

/** The units of one name beside their picture: a row to swipe along on phones, a grid on wider screens. */
function VillaMediaGrid({ group, children }: { group: VillaGroup; children: ReactNode }) {
  return (
    <section
      aria-label={group.name}
      className="grid gap-4 border-t border-line pt-8 lg:grid-cols-[17rem_1fr] lg:gap-8"
    >
      <header className="flex items-center gap-4 lg:block">
        <Picture
          address={group.villas[0]?.mainImageUrl}
          alt=""
          size="card"
          sizes="(min-width: 64rem) 17rem, 5rem"
          className="size-20 shrink-0 rounded-card object-cover lg:h-36 lg:w-full"
        />
        <div className="min-w-0">
          <h3 className="text-xl">{group.name}</h3>
          <p className="tabular text-sm text-ink-soft">
            {words.found(group.villas.length)}
            {group.lowestPrice !== null && `, ${words.priceFrom(formatShortPrice(group.lowestPrice))}`}
          </p>
        </div>
      </header>
      <ul className="-mx-5 flex min-w-0 [scroll-snap-type:x_proximity] scroll-px-5 gap-3 overflow-x-auto px-5 py-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:p-0">
        {children}
      </ul>
    </section>
  )
}

function VillaFilters({
  villas,
  filter,
  count,
  onChange,
}: {
  villas: readonly Villa[]
  filter: VillaFilter
  count: number
  onChange: (filter: VillaFilter) => void
}) {
  const largest = Math.max(...villas.map(guestsShown))
  const sizes = Array.from({ length: Math.max(0, largest - 1) }, (_, index) => index + 2)
  // A link may name more guests than any villa takes; the field says so many, too.
  if (filter.guests > Math.max(1, largest)) sizes.push(filter.guests)
  return (
    <form
      aria-label={words.title}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-4 sm:grid-cols-2 sm:items-end lg:grid-cols-[14rem_14rem_12rem_1fr] noscript:hidden"
    >
      <Field label={words.category}>
        {(control) => (
          <Select
            {...control}
            value={filter.category ?? ''}
            onChange={(event) => onChange({ ...filter, category: Number(event.target.value) || null })}
          >
            <option value="">{words.everyCategory}</option>
            {categoriesOf(villas).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.kind}>
        {(control) => (
          <Select
            {...control}
            value={filter.name ?? ''}
            onChange={(event) => onChange({ ...filter, name: event.target.value || null })}
          >
            <option value="">{words.everyKind}</option>
            {namesOf(villas).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.guests}>
        {(control) => (
          <Select
            {...control}
            value={filter.guests}
            onChange={(event) => onChange({ ...filter, guests: Number(event.target.value) })}
          >
            <option value={1}>{words.anyGuests}</option>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {words.guestsAtLeast(size)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p role="status" className="pb-3 text-sm text-ink-soft">
        {words.found(count)}
      </p>
    </form>
  )
}
