import { contactLink } from '@/features/contact/rules/contact-link'
import { SectionButtons, SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { messageAddress } from '@/features/property/rules/reach-links'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Picture } from '@/web/ui/picture'
import { Section } from '@/web/ui/section'
import { restaurantContent } from '../content/restaurant'

/** Room service and catering: two halves of the page, one dark, one light. */
export function RestaurantService() {
  const roomService = useSection('restaurant-room-service', { pictures: 1, buttons: true })
  const catering = useSection('restaurant-catering', { buttons: true })
  const [picture] = roomService.pictures
  return (
    <div className="grid lg:grid-cols-2">
      <section aria-labelledby="room-service-title" className="bg-sand">
        {picture && (
          <Picture
            address={picture.src}
            alt={picture.alt}
            size="card"
            className="aspect-16/9 w-full object-cover"
          />
        )}
        <div className="px-5 py-10 sm:px-8 md:py-14 lg:ml-auto lg:max-w-152 lg:pr-16">
          <h2 id="room-service-title" className="text-2xl">
            {roomService.title}
          </h2>
          <SectionText blocks={roomService.lead} className="mt-3 text-lg text-ink-soft" />
          <SectionButtons buttons={roomService.buttons} look="quiet" />
        </div>
      </section>
      <section aria-labelledby="catering-title" className="bg-mist lg:flex lg:items-center">
        <div className="w-full px-5 py-10 sm:px-8 md:py-14 lg:max-w-152 lg:pl-16">
          <h2 id="catering-title" className="text-2xl">
            {catering.title}
          </h2>
          <SectionText blocks={catering.lead} className="mt-3 text-lg text-ink-soft" />
          <SectionButtons buttons={catering.buttons} look="quiet" />
        </div>
      </section>
    </div>
  )
}

/** Telephone numbers large enough for a thumb, and the form for those who would rather write. */
export function RestaurantReserve() {
  const { reserve } = restaurantContent
  const { title, lead } = useSection('restaurant-reserve')
  const { phones, messagingNumber } = useProperty()
  return (
    <Section id="reserve" ground="paper" aria-labelledby="reserve-title">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="reserve-title" className="text-3xl">
            {title}
          </h2>
          <SectionText blocks={lead} className="mt-4 max-w-md text-lg text-ink-soft" />
        </div>
        <div>
          <ul className="ruled border-y border-line">
            <li>
              <a
                href={messageAddress(messagingNumber)}
                className="flex min-h-16 items-center gap-4 font-serif text-xl hover:text-clay"
              >
                <Icon name="chat" className="size-6 text-clay" />
                WhatsApp
              </a>
            </li>
            {phones.map((phone) => (
              <li key={phone}>
                <a
                  href={phoneAddress(phone)}
                  className="tabular flex min-h-16 items-center gap-4 font-serif text-xl hover:text-clay"
                >
                  <Icon name="phone" className="size-6 text-clay" />
                  {phone}
                </a>
              </li>
            ))}
          </ul>
          <PageLink
            path={contactLink('Restaurant Reservation', reserve.message)}
            className={buttonClass({ look: 'primary', className: 'mt-6' })}
          >
            {reserve.or}
          </PageLink>
        </div>
      </div>
    </Section>
  )
}
