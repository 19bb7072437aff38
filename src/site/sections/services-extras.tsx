import { useQuery } from '@tanstack/react-query'
import { houseFactsQuery } from '@/features/house-facts/queries'
import { houseFactText } from '@/features/house-facts/text'
import { SectionButtons, SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Container, Section, SectionHeading } from '@/web/ui/section'
import { servicesContent } from '../content/services'

/** What every stay includes, as the property facts say, and eight things more on request. */
export function ServicesExtras() {
  const included = useSection('services-included')
  const extras = useSection('services-extras', { entries: true })
  const { inclusions } = useProperty()
  return (
    <Section ground="paper" aria-labelledby="extras-title">
      <div className="grid gap-12 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <section
          aria-labelledby="included-title"
          className="rounded-card bg-forest p-6 on-dark sm:p-8 lg:self-start"
        >
          <h2 id="included-title" className="text-2xl">
            {included.title}
          </h2>
          <SectionText blocks={included.lead} className="mt-2 text-cream/85" />
          <ul className="mt-6 grid gap-3 sm:max-lg:grid-cols-2">
            {inclusions.map((inclusion, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: inclusions are never moved, and may be said twice
              <li key={place} className="flex gap-3">
                <Icon name="check" className="mt-0.5 size-5 text-gold" />
                {inclusion}
              </li>
            ))}
          </ul>
        </section>
        <div>
          <SectionHeading id="extras-title" title={extras.title} />
          <SectionText blocks={extras.lead} className="mt-4 max-w-measure text-lg text-ink-soft" />
          <dl className="mt-8 grid gap-x-10 sm:grid-cols-2">
            {extras.entries.map(({ heading, blocks }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: extras are never moved, and may be said twice
              <div key={place} className="min-w-0 border-t border-line py-4">
                <dt className="font-semibold wrap-anywhere">{heading}</dt>
                <dd>
                  <SectionText blocks={blocks} className="mt-1 text-ink-soft" />
                </dd>
              </div>
            ))}
          </dl>
          <HouseFacts />
        </div>
      </div>
    </Section>
  )
}

/** What guests ask and staff have settled; nothing where they have settled nothing. */
function HouseFacts() {
  const { data = [] } = useQuery(houseFactsQuery)
  if (data.length === 0) return null
  return (
    <>
      <h3 className="mt-8 text-2xl">{houseFactText.title}</h3>
      <dl className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {data.map(({ id, subject, ...told }) => (
          <div key={id} className="border-t border-line py-4">
            <dt className="font-semibold wrap-anywhere">{subject}</dt>
            <dd className="mt-1 text-ink-soft wrap-anywhere">{houseFactText.told(told)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Events and catering: the lit hall across the page with the words on a card over it. */
export function ServicesEvents() {
  const { title, lead, pictures, buttons } = useSection('services-events', { pictures: 1, buttons: true })
  const [picture] = pictures
  return (
    <section aria-labelledby="events-title" className="relative isolate">
      {picture && (
        <Picture
          address={picture.src}
          alt={picture.alt}
          size="hero"
          className="h-64 w-full object-cover sm:h-96 md:absolute md:inset-0 md:-z-10 md:h-full"
        />
      )}
      <Container className="md:py-20">
        <div className="bg-paper py-8 md:ml-auto md:max-w-md md:rounded-card md:p-10 shadow-float max-md:-mx-5 max-md:px-5 max-sm:px-5 sm:max-md:-mx-8 sm:max-md:px-8">
          <h2 id="events-title" className="text-2xl">
            {title}
          </h2>
          <SectionText blocks={lead} className="mt-3 text-lg text-ink-soft" />
          <SectionButtons buttons={buttons} look="primary" />
        </div>
      </Container>
    </section>
  )
}

/** Ask, call or book. */
export function ServicesClosing() {
  const { closing } = servicesContent
  const { title, lead } = useSection('services-closing')
  const [phone = ''] = useProperty().phones
  return (
    <Section ground="dusk" aria-labelledby="closing-title">
      <div className="text-center">
        <h2 id="closing-title" className="mx-auto max-w-2xl text-3xl">
          {title}
        </h2>
        <SectionText blocks={lead} className="mx-auto mt-4 max-w-lg text-lg" />
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <PageLink path={closing.book.path} className={buttonClass({ look: 'action', size: 'large' })}>
            {closing.book.label}
          </PageLink>
          <MessageLink className={buttonClass({ look: 'light', size: 'large' })} />
          <a href={phoneAddress(phone)} className={buttonClass({ look: 'light', size: 'large' })}>
            <Icon name="phone" />
            {closing.call}
          </a>
          <PageLink path="/contact" className={buttonClass({ look: 'light', size: 'large' })}>
            <Icon name="mail" />
            {closing.write}
          </PageLink>
        </div>
      </div>
    </Section>
  )
}
