import { useEffect, useRef, useState } from 'react'
import { checkStay, guestsOffered, LONGEST_STAY } from '@/features/bookings/rules/limits'
import { partyFromLink } from '@/features/bookings/rules/party-link'
import { MOST_GUESTS } from '@/features/bookings/rules/stay-link'
import { useProperty } from '@/features/property/web/use-property'
import { usePropertyToday } from '@/features/property/web/use-property-today'
import { DEFAULT_BOARD } from '@/features/rates/rules/board'
import type { Villa } from '@/features/villas/contract'
import { unitNameOf } from '@/features/villas/rules/unit-name'
import type { Day } from '@/kernel/days'
import { countNights, type Stay } from '@/kernel/stay'
import { Alarm } from '@/web/ui/alarm'
import { Loading, Skeleton } from '@/web/ui/skeleton'
import type { CheckoutLink } from '../rules/checkout-link'
import { putFirst } from '../rules/results'
import { searchFromLink } from '../rules/search'
import { FullCategories, LargestParty, NearestDates, SeveralVillas, VillasTogether } from './other-ways'
import { PriceStrip } from './price-strip'
import { ResultCard } from './result-card'
import { ResultsShillingsChoice } from './result-shillings'
import { RESULTS_WORDS as words } from './results-text'
import { saveSearch, takeArrival } from './search-widget-memory'
import { useResults } from './use-results'

type SearchResultsProps = {
  stay: Stay
  link: CheckoutLink
  /** The property's day the page was made on. */
  pageDay: Day
  /** How often the guest has searched on this page: each time the focus moves to the results. */
  searches: number
}

/** What is free for a stay, by category, with prices; where nothing is, the nearest that is. */
export function SearchResults({ stay, link, pageDay, searches }: SearchResultsProps) {
  const today = usePropertyToday(pageDay, useProperty().timeZone)
  const { guests, childAges } = partyFromLink(link)
  const title = useRef<HTMLHeadingElement>(null)
  const [problem] = checkStay({ ...stay, guests: 1 }, { today, maxGuests: 1 })
  const asked = useResults({ stay, guests, childAges, board: DEFAULT_BOARD }, today, problem === undefined)
  const free = asked.known?.free ?? []
  const count = free.reduce((sum, { offers }) => sum + offers.length, 0)
  const found = count > 0 && words.found(free.length, count)

  // Whoever leaves and comes back finds the search again, in this tab.
  const searched = JSON.stringify(searchFromLink(link))
  const isValid = problem === undefined
  useEffect(() => {
    if (isValid) saveSearch(JSON.parse(searched))
  }, [searched, isValid])

  useEffect(() => {
    if (takeArrival() || searches > 0) title.current?.focus()
  }, [searches])

  return (
    <section aria-label={words.region} className="grid content-start gap-6">
      <div>
        <h2 ref={title} tabIndex={-1} className="scroll-mt-40 text-xl outline-none">
          {words.title(stay, guests)}
        </h2>
        <p role="status" className="mt-1 text-ink-soft">
          {asked.known || asked.hasFailed || problem ? found : words.loading}
        </p>
        {guests >= MOST_GUESTS && !problem && <LargestParty stay={stay} guests={guests} />}
        {count > 0 && <ResultsShillingsChoice />}
      </div>
      {problem ? (
        <Alarm>
          <p>{countNights(stay) > LONGEST_STAY ? words.tooLong : words.wrongDates}</p>
          <p className="font-normal">{problem.message}</p>
        </Alarm>
      ) : (
        <FreeVillas asked={asked} stay={stay} today={today} link={link} guests={guests} />
      )}
    </section>
  )
}

type Known = NonNullable<ReturnType<typeof useResults>['known']>

type Search = { stay: Stay; today: Day; link: CheckoutLink; guests: number }
type FreeVillasProps = Search & { asked: ReturnType<typeof useResults> }

function FreeVillas({ asked: { known, hasFailed, retry }, ...search }: FreeVillasProps) {
  // While other dates are on their way the results stand with their own dates and links, and the focus stays in them.
  const [last, setLast] = useState<(Search & { known: Known }) | null>(null)
  if (known && (known !== last?.known || search.link !== last.link)) setLast({ known, ...search })
  if (hasFailed)
    return (
      <Alarm onRetry={retry}>
        <p>{words.failed}</p>
        <p className="font-normal">{words.failedWhy}</p>
      </Alarm>
    )
  if (!last) return <ResultsSkeleton />
  return <KnownVillas {...last} />
}

function KnownVillas({ known, stay, today, link, guests }: Search & { known: Known }) {
  if (known.villas.length === 0) return <p className="text-lg font-semibold">{words.noVillas}</p>
  const wanted = known.villas.find(({ id }) => id === link.villa)
  const first = wanted?.categoryId ?? link.category ?? null
  const free = putFirst(known.free, first)
  const hasStrip = known.strip.some(({ total }) => total !== null)
  return (
    <>
      <WantedNote known={known} link={link} guests={guests} />
      {hasStrip && <PriceStrip days={known.strip} link={link} />}
      {free.length > 0 && (
        <ul className="grid gap-6">
          {free.map((result, index) => (
            <li key={result.id}>
              <ResultCard
                result={result}
                villas={known.villas}
                taken={known.taken}
                stay={stay}
                today={today}
                link={link}
                isFirst={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
      {free.length === 0 && known.single.length > 0 && guests > 1 && (
        <VillasTogether
          offers={known.single}
          nearest={known.nearest}
          party={partyFromLink(link)}
          stay={stay}
          link={link}
        />
      )}
      {free.length === 0 && known.single.length === 0 && (
        <div className="rounded-card border border-dashed border-line-strong p-5">
          <p className="text-lg font-semibold">{words.nothing.title}</p>
          <p className="mt-1 text-ink-soft">{words.nothing.help(hasStrip)}</p>
          {known.nearest.length > 0 && (
            <div className="mt-4">
              <NearestDates full={{ nearest: known.nearest, against: null }} link={link} />
            </div>
          )}
        </div>
      )}
      {free.length > 0 && <SeveralVillas link={link} stay={stay} />}
      <FullCategories full={putFirst(known.full, first)} link={link} />
    </>
  )
}

/** What became of the villa or the kind that a link named, where it is not among what is free. */
function WantedNote({ known, link, guests }: { known: Known; link: CheckoutLink; guests: number }) {
  const villa = known.villas.find(({ id }) => id === link.villa)
  const id = villa?.categoryId ?? link.category ?? null
  const kind = known.free.find((result) => result.id === id)
  const full = known.full.find((result) => result.id === id)
  if (villa ? kind?.offers.some((offer) => offer.villa.id === villa.id) : !full) return null
  return (
    <div role="status" className="rounded-card bg-mist p-5">
      <p className="text-lg font-semibold">
        {villa ? whyNotVilla(villa, guests) : words.wanted.full(full?.name ?? '')}
      </p>
      {kind && <p className="mt-1">{words.wanted.alike}</p>}
      {full && (
        <div className="mt-3">
          <NearestDates full={full} link={link} />
        </div>
      )}
    </div>
  )
}

function whyNotVilla(villa: Villa, guests: number): string {
  const name = unitNameOf(villa, 'full')
  const most = guestsOffered(villa)
  return most < guests ? words.wanted.tooSmall(name, most) : words.wanted.taken(name)
}

function ResultsSkeleton() {
  return (
    <Loading label={words.loading} className="grid gap-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </Loading>
  )
}
