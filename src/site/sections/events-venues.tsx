import { contactLink } from '@/features/contact/rules/contact-link'
import { QuoteLink } from '@/features/enquiries/web/quote-link'
import type { Day } from '@/kernel/days'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import { Container, Section } from '@/web/ui/section'
import { eventsContent } from '../content/events'

/** The lit hall under a wide title. */
export function EventsHero() {
  const { hero } = eventsContent
  return (
    <header className="bg-forest-deep on-dark">
      <Container className="grid gap-4 py-12 md:grid-cols-[1.35fr_1fr] md:items-end md:gap-8 md:py-16">
        <h1 className="text-4xl">{hero.title}</h1>
        <p className="text-lg">{hero.line}</p>
      </Container>
      <Picture
        address={hero.picture}
        alt=""
        size="hero"
        isFirst
        className="h-64 w-full object-cover object-[50%_75%] sm:h-96 lg:h-[30rem]"
      />
    </header>
  )
}

/** The two halls as they lie: the first floor above the ground floor, like the house cut open. */
export function EventsVenues({ today }: { today: Day }) {
  const { venues } = eventsContent
  return (
    <Section aria-labelledby="venues-title">
      <h2 id="venues-title" className="text-3xl">
        {venues.title}
      </h2>
      <p className="mt-3 text-lg text-ink-soft">{venues.line}</p>
      <div className="mt-10">
        <svg
          aria-hidden="true"
          viewBox="0 0 1200 90"
          preserveAspectRatio="none"
          className="block h-10 w-full md:h-16"
        >
          <path className="fill-clay" d="M0 90 600 0l600 90z" />
        </svg>
        <ul className="*:not-first:border-t-4 *:border-clay border-4 border-t-4 border-clay bg-paper">
          {venues.halls.map(({ id, name, floor, capacity, text, message }) => (
            <li
              key={name}
              className="grid gap-x-10 gap-y-4 p-6 sm:p-8 md:grid-cols-[8rem_1fr_auto] lg:grid-cols-[12rem_1fr_auto] md:items-center md:p-10"
            >
              <p className="tabular leading-none">
                <span className="block text-sm text-ink-soft">{venues.upTo}</span>
                <span className="font-serif text-4xl text-forest">{capacity}</span>{' '}
                <span className="text-ink-soft">{venues.guests}</span>
              </p>
              <div>
                <p className="text-sm font-semibold tracking-wide text-clay">{floor}</p>
                <h3 className="text-2xl">{name}</h3>
                <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
              </div>
              <QuoteLink
                venue={id}
                today={today}
                path={contactLink('Event Planning', message)}
                className={buttonClass({ look: 'primary', className: 'max-md:w-full' })}
              >
                {venues.quote}
                <span className="sr-only">{venues.quoteFor(name)}</span>
              </QuoteLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** What comes with a hall, as tiles. */
export function EventsServices() {
  const { services } = eventsContent
  return (
    <Section ground="sand" aria-labelledby="event-services-title">
      <h2 id="event-services-title" className="text-2xl">
        {services.title}
      </h2>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-card bg-line-strong/40 sm:grid-cols-2 lg:grid-cols-3">
        {services.tiles.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 bg-sand p-5 md:p-6">
            <Icon name={icon} className="size-7 text-clay" />
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
