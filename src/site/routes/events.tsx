import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { eventsQuery } from '@/features/events/queries'
import { propertyQuery } from '@/features/property/queries'
import { SearchStrip } from '@/features/search/web/search-widget'
import { toDay } from '@/kernel/days'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import type { SiteContext } from '@/web/kit/page-head'
import { describeEvent, type StructuredData } from '@/web/kit/structured-data'
import { eventsContent } from '../content/events'
import { ClosingCall } from '../layout/closing-call'
import { loadInnerPage } from '../layout/inner-page'
import { EventsHero, EventsServices, EventsVenues } from '../sections/events-venues'

export const Route = createFileRoute('/events')({
  loader: async ({ context }) => {
    const { title, description, hero } = eventsContent
    const words = { title, description, path: '/events', image: hero.picture }
    return await loadInnerPage(context, { ...words, data: () => describeEvents(context) }, eventsQuery)
  },
  head: loadedHead,
  component: EventsPage,
})

const UpcomingEvents = lazySection('upcoming-title', async () => {
  return (await import('../sections/upcoming-events')).UpcomingEvents
})

/** One and the same element, so that it is not made anew before its code is there. */
const UPCOMING = (
  <Deferred>
    <UpcomingEvents />
  </Deferred>
)

function EventsPage() {
  const { today } = Route.useRouteContext()
  return (
    <main id="main">
      <SearchStrip />
      <EventsHero />
      <EventsVenues today={toDay(today)} />
      <EventsServices />
      {UPCOMING}
      <ClosingCall {...eventsContent.closing} />
      <BookBar />
    </main>
  )
}

/** What search engines read of the events; nothing while they are not there. */
function describeEvents({ queryClient, siteUrl }: SiteContext): StructuredData[] {
  const hotel = queryClient.getQueryData(propertyQuery.queryKey)
  const events = queryClient.getQueryData(eventsQuery.queryKey)
  if (!hotel || !events) return []
  return events.map(({ eventDate, ...event }) =>
    describeEvent(siteUrl, hotel, { ...event, startDate: eventDate }),
  )
}
