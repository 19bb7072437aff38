import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { bookedNightsQuery } from '@/features/availability/queries'
import { MONTHS_ASKED, windowsToAsk } from '@/features/availability/rules/availability'
import type { BookedNights } from '@/features/bookings/contract'
import { readStayLink, type StayLink } from '@/features/bookings/rules/stay-link'
import { samplePicture } from '@/features/media/sample'
import { type Pick, pickFromLink } from '@/features/stay-calendar/rules/range'
import { CalendarScreen } from '@/features/stay-calendar/web/calendar-screen'
import { villasQuery } from '@/features/villas/queries'
import { type Day, toDay } from '@/kernel/days'
import { lazyOnSign } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import type { Query } from '@/web/kit/query'
import { Skeleton } from '@/web/ui/skeleton'
import { calendarContent } from '../content/calendar'
import { FREE_NIGHTS_ID } from '../content/free-nights'
import { loadPlainPage } from '../layout/inner-page'

export const Route = createFileRoute('/calendar')({
  validateSearch: readStayLink,
  // Named one by one: a match is told apart by its deps, and the address may name them in any order.
  loaderDeps: ({ search }) => {
    const { villa, checkIn } = readStayLink(search)
    return { ...(villa && { villa }), ...(checkIn && { checkIn }) }
  },
  loader: async ({ context, deps }) => {
    // Begun here, a tap ahead of the screen, which asks again and tells when it cannot be had.
    if (deps.villa) import('@/features/stay-calendar/web/chosen-villa').catch(() => undefined)
    return await loadPlainPage(
      context,
      { ...calendarContent, path: '/calendar', image: samplePicture('villa-at-golden-hour') },
      villasQuery,
      ...nightsShown(deps, toDay(context.today)),
    )
  },
  head: loadedHead,
  component: CalendarPage,
})

const FreeNights = lazyOnSign(FREE_NIGHTS_ID, async () => {
  return (await import('../sections/free-nights')).FreeNights
})

function CalendarPage() {
  const { today } = Route.useRouteContext()
  const navigate = Route.useNavigate()

  /** The address follows the pick, so that reloading or sending it to somebody keeps the dates. */
  function onPickChange({ checkIn, checkOut }: Pick) {
    const stay = { ...(checkIn && { checkIn }), ...(checkOut && { checkOut }) }
    void navigate({
      search: ({ checkIn: _in, checkOut: _out, ...rest }) => ({ ...rest, ...stay }),
      replace: true,
      resetScroll: false,
    })
  }

  // The router leaves in what the address misspells; the server made the page without it.
  const search = Route.useSearch()
  const link = useMemo(() => readStayLink(search), [search])
  const props = { link, pageDay: toDay(today), onPickChange }
  return (
    <CalendarScreen
      {...props}
      renderOverview={(villas) => (
        <Suspense fallback={<Skeleton className="mb-12 h-96" />}>
          <FreeNights villas={villas} {...props} />
        </Suspense>
      )}
    />
  )
}

/** The nights that the calendar shows first, of the chosen villa or of all. */
function nightsShown(link: StayLink, today: Day): Query<BookedNights[]>[] {
  const { villa } = link
  const { checkIn } = pickFromLink(link, today)
  return windowsToAsk(checkIn ?? today, MONTHS_ASKED, null).map((window) => bookedNightsQuery(window, villa))
}
