import { ContactForm } from '@/features/contact/web/contact-form'
import { messageAddress } from '@/features/property/rules/reach-links'
import { PlaceLines } from '@/features/property/web/place-lines'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { Icon } from '@/web/ui/icon'
import { Section } from '@/web/ui/section'
import { landingContent } from '../content/landing'

/** The contact block: how to reach the hotel beside the form. */
export function LandingContact() {
  const { contact } = landingContent
  const property = useProperty()
  return (
    <Section id="contact" ground="sand" aria-labelledby="contact-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <h2 id="contact-title" className="text-3xl">
            {contact.title}
          </h2>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">{contact.line}</p>
          <ul className="mt-8 grid gap-4">
            <li className="flex items-center gap-3">
              <Icon name="chat" className="size-5 text-clay" />
              <a
                href={messageAddress(property.messagingNumber)}
                className="font-semibold underline underline-offset-4"
              >
                WhatsApp {property.messagingNumber}
              </a>
            </li>
            {property.phones.map((phone) => (
              <li key={phone} className="flex items-center gap-3">
                <Icon name="phone" className="size-5 text-clay" />
                <a href={phoneAddress(phone)} className="font-semibold underline underline-offset-4">
                  <span className="sr-only">{contact.call} </span>
                  {phone}
                </a>
              </li>
            ))}
            <li className="flex items-center gap-3">
              <Icon name="mail" className="size-5 text-clay" />
              <a
                href={`mailto:${property.infoEmail}`}
                className="min-w-0 font-semibold wrap-anywhere underline underline-offset-4"
              >
                {property.infoEmail}
              </a>
            </li>
            <li className="flex gap-3">
              <Icon name="pin" className="mt-1 size-5 text-clay" />
              <PlaceLines />
            </li>
            <li className="flex gap-3">
              <Icon name="clock" className="mt-1 size-5 text-clay" />
              <span>
                {contact.hours(property.receptionHours)}{' '}
                {contact.times(property.checkInTime, property.checkOutTime)}
              </span>
            </li>
          </ul>
        </div>
        <ContactForm place="landing" />
      </div>
    </Section>
  )
}
