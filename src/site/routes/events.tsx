import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { contactLink } from '@/features/contact/rules/contact-link'
import type { HotelEvent } from '@/features/events/contract'
import { EVENTS_PATH } from '@/features/events/paths'
import { eventsText } from '@/features/events/text'
import { EventList } from '@/features/events/web/event-list'
import type { PropertyFacts } from '@/features/property/contract'
import { PROPERTY_PATH } from '@/features/property/paths'
import { loadedHead } from '@/web/kit/loaded-head'
import type { SiteContext } from '@/web/kit/page-head'
import { describeEvent, type StructuredData } from '@/web/kit/structured-data'
import { Section, SectionHeading } from '@/web/ui/section'
import { eventsContent } from '../content/events'
import { ClosingCall } from '../layout/closing-call'
import { loadInnerPage } from '../layout/inner-page'
import { EventsContact } from '../sections/events-contact'
import { EventsHero, EventsServices, EventsVenues } from '../sections/events-venues'

export const Route = createFileRoute('/events')({
  loader: async ({ context }) => {
    const { title, description, hero } = eventsContent
    const words = { title, description, path: '/events', image: hero.picture }
    return await loadInnerPage(context, { ...words, data: () => describeEvents(context) }, EVENTS_PATH)
  },
  head: loadedHead,
  component: EventsPage,
})

function EventsPage() {
  return (
    <main id="main">
      <EventsHero />
      <EventsVenues />
      <EventsServices />
      <Section ground="paper" aria-labelledby="upcoming-title">
        <SectionHeading id="upcoming-title" title={eventsText.title}>
          {eventsText.intro}
        </SectionHeading>
        <EventList registerPath={(message) => contactLink('Event Planning', message)} />
      </Section>
      <EventsContact />
      <ClosingCall {...eventsContent.closing} />
      <BookBar />
    </main>
  )
}

/** What search engines read of the events; nothing while they are not there. */
function describeEvents({ queryClient, siteUrl }: SiteContext): StructuredData[] {
  const hotel = queryClient.getQueryData<PropertyFacts>([PROPERTY_PATH])
  const events = queryClient.getQueryData<HotelEvent[]>([EVENTS_PATH])
  if (!hotel || !events) return []
  return events.map(({ eventDate, ...event }) =>
    describeEvent(siteUrl, hotel, { ...event, startDate: eventDate }),
  )
}
