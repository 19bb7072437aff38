import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { StayLink } from '@/features/bookings/rules/stay-link'
import { useProperty } from '@/features/property/web/use-property'
import { usePropertyToday } from '@/features/property/web/use-property-today'
import type { Villa } from '@/features/villas/contract'
import { villasQuery } from '@/features/villas/queries'
import { VILLA_WORDS } from '@/features/villas/text'
import type { Day } from '@/kernel/days'
import { lazyOnSign } from '@/web/kit/lazy-section'
import { Button, buttonClass } from '@/web/ui/button'
import { Notice } from '@/web/ui/notice'
import { Container } from '@/web/ui/section'
import { Skeleton } from '@/web/ui/skeleton'
import { WovenBand } from '@/web/ui/woven-band'
import type { Pick } from '../rules/range'
import type { GuestDetails } from '../rules/typed-details'
import { CALENDAR_WORDS as words } from '../text'
import { HowItWorks } from './how-it-works'
import { VillaPicker } from './villa-picker'
import { VillaPickerSkeleton } from './villa-picker-skeleton'

type CalendarScreenProps = {
  /** What the address asks for: the chosen villa always, the stay as it was when the villa was chosen. */
  link: StayLink
  /** The property's day the page was made on. */
  pageDay: Day
  onPickChange: (pick: Pick) => void
  /** What stands above the choice of a villa, once the villas are known. */
  renderOverview: (villas: readonly Villa[]) => ReactNode
}

const VILLA_TITLE = 'villa-title'
const PICKER_TITLE = 'picker-title'

const ChosenVilla = lazyOnSign(VILLA_TITLE, async () => (await import('./chosen-villa')).ChosenVilla)

/** Room Availability and Booking: choose a villa, pick dates, book. */
export function CalendarScreen({ link, pageDay, onPickChange, renderOverview }: CalendarScreenProps) {
  const villas = useQuery(villasQuery)
  const today = usePropertyToday(pageDay, useProperty().timeZone)
  const [details, setDetails] = useState<GuestDetails | null>(null)
  const villa = villas.data?.find((candidate) => candidate.id === link.villa)
  const settleFocus = useFocusOnChange(villa?.id, villa ? VILLA_TITLE : PICKER_TITLE)

  return (
    <main id="main">
      <CalendarHero />
      {villa ? (
        <Container className="py-8 md:py-12">
          <Suspense fallback={<Skeleton className="h-dvh" />}>
            <ChosenVilla
              villa={villa}
              titleId={VILLA_TITLE}
              link={link}
              today={today}
              details={details}
              onDetailsChange={setDetails}
              onPickChange={onPickChange}
              onShown={settleFocus}
            >
              <Link
                to="/calendar"
                search={withoutVilla(link)}
                resetScroll={false}
                className={buttonClass({ look: 'quiet', size: 'small' })}
              >
                {VILLA_WORDS.picker.another}
              </Link>
            </ChosenVilla>
          </Suspense>
        </Container>
      ) : (
        <Container className="py-8 md:py-12">
          {villas.data && renderOverview(villas.data)}
          <h2 id={PICKER_TITLE} tabIndex={-1} className="mb-6 text-2xl outline-none">
            {VILLA_WORDS.picker.title}
          </h2>
          <VillaChoice villas={villas} link={link} />
        </Container>
      )}
      <HowItWorks />
    </main>
  )
}

function CalendarHero() {
  return (
    <header className="bg-forest on-dark">
      <Container className="py-5 md:py-14">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-3 text-lg text-cream/85">{words.lead}</p>
      </Container>
      <WovenBand className="text-forest" />
    </header>
  )
}

type VillasAnswer = { data: Villa[] | undefined; isError: boolean; refetch: () => Promise<unknown> }

function VillaChoice({ villas, link }: { villas: VillasAnswer; link: StayLink }) {
  if (villas.isError && !villas.data) return <VillasFailed onRetry={() => void villas.refetch()} />
  if (!villas.data) return <VillaPickerSkeleton />
  return (
    <>
      {link.villa !== undefined && <p className="mb-6 font-semibold">{VILLA_WORDS.picker.notListed}</p>}
      <VillaPicker
        key={link.category}
        villas={villas.data}
        category={link.category ?? null}
        guests={link.guests ?? 1}
        several={
          <Link to="/booking/group" search={link} className={buttonClass({ look: 'quiet' })}>
            {VILLA_WORDS.picker.several}
          </Link>
        }
        renderLink={(villa, guests, { className, card }) => (
          <Link
            to="/calendar"
            search={{ ...withoutParty(link), villa: villa.id, ...(guests > 1 && { guests }) }}
            resetScroll={false}
            className={className}
          >
            {card}
          </Link>
        )}
      />
    </>
  )
}

function VillasFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={VILLA_WORDS.picker.failed} role="alert">
      <Button onClick={onRetry}>{VILLA_WORDS.picker.tryAgain}</Button>
    </Notice>
  )
}

/**
 * Moves the focus to what has taken the place of the other view; a first load leaves it where it is. A view that
 * comes late calls the function it gets back.
 */
function useFocusOnChange(value: unknown, id: string): () => void {
  const last = useRef(value)
  function settleFocus() {
    const heading = document.getElementById(id)
    if (last.current === value || !heading) return
    last.current = value
    heading.focus()
  }
  useEffect(settleFocus)
  return settleFocus
}

function withoutParty({ guests: _guests, ...rest }: StayLink): StayLink {
  return rest
}

function withoutVilla({ villa: _villa, ...rest }: StayLink): StayLink {
  return rest
}
