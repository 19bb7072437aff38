import { contactLink } from '@/features/contact/rules/contact-link'
import { eventsText } from '@/features/events/text'
import { EventList } from '@/features/events/web/event-list'
import { Section, SectionHeading } from '@/web/ui/section'
import { EventsContact } from './events-contact'

/** The hotel's own events, and whom to ask about one of one's own. */
export function UpcomingEvents() {
  return (
    <>
      <Section ground="paper" aria-labelledby="upcoming-title">
        <SectionHeading id="upcoming-title" title={eventsText.title}>
          {eventsText.intro}
        </SectionHeading>
        <EventList registerPath={(message) => contactLink('Event Planning', message)} />
      </Section>
      <EventsContact />
    </>
  )
}
