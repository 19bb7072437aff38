import type { ReactNode } from 'react'
import { contactLink } from '@/features/contact/rules/contact-link'
import { messageAddress } from '@/features/property/rules/reach-links'
import { PlaceLines } from '@/features/property/web/place-lines'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { buttonClass } from '@/web/ui/button'
import { Icon, type IconName } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Section } from '@/web/ui/section'
import { eventsContent } from '../content/events'

/** Two telephones, the address and an e-mail for those who plan something. */
export function EventsContact() {
  const { contact } = eventsContent
  const property = useProperty()
  return (
    <Section ground="forest" aria-labelledby="events-contact-title">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="events-contact-title" className="text-3xl">
            {contact.title}
          </h2>
          <p className="mt-4 max-w-md text-lg text-cream/85">{contact.line}</p>
          <PageLink
            path={contactLink('Event Planning', contact.message)}
            className={buttonClass({ look: 'light', className: 'mt-7' })}
          >
            {contact.action}
          </PageLink>
        </div>
        <address className="grid content-start border-t border-cream/20 not-italic">
          <Reach icon="chat" href={messageAddress(property.messagingNumber)}>
            WhatsApp {property.messagingNumber}
          </Reach>
          {property.phones.map((phone) => (
            <Reach key={phone} icon="phone" href={phoneAddress(phone)}>
              {phone}
            </Reach>
          ))}
          <Reach icon="mail" href={`mailto:${property.infoEmail}`}>
            {property.infoEmail}
          </Reach>
          <Reach icon="pin">
            <PlaceLines className="hover:text-gold hover:underline" />
          </Reach>
        </address>
      </div>
    </Section>
  )
}

function Reach({ icon, href, children }: { icon: IconName; href?: string; children: ReactNode }) {
  const words = (
    <>
      <Icon name={icon} className="size-6 text-gold" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </>
  )
  const look = 'flex min-h-14 items-center gap-4 border-b border-cream/20 py-2 text-lg'
  if (!href) return <div className={look}>{words}</div>
  return (
    <a href={href} className={`${look} hover:text-gold`}>
      {words}
    </a>
  )
}
