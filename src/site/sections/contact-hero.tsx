import type { ReactNode } from 'react'
import { messageAddress } from '@/features/property/rules/reach-links'
import { MessageLink } from '@/features/property/web/message-link'
import { PlaceLines } from '@/features/property/web/place-lines'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { LABEL_WORDS } from '@/kernel/labels'
import { buttonClass } from '@/web/ui/button'
import { Icon, type IconName } from '@/web/ui/icon'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { contactContent } from '../content/contact'

/** A promise and a number to call, beside the house in its village. */
export function ContactHero() {
  const { hero } = contactContent
  const [phone = ''] = useProperty().phones
  return (
    <header className="bg-paper lg:grid lg:grid-cols-2">
      <div className="px-5 py-12 sm:px-8 lg:ml-auto lg:w-full lg:max-w-[38rem] lg:py-28 lg:pr-14">
        <h1 className="text-4xl">{hero.title}</h1>
        <p className="mt-4 max-w-measure text-lg text-ink-soft">{hero.line}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a
            href={phoneAddress(phone)}
            className={buttonClass({ look: 'action', size: 'large', className: 'max-lg:order-last' })}
          >
            <Icon name="phone" />
            {hero.call}
            {LABEL_WORDS.colon} <span className="tabular">{phone}</span>
          </a>
          <MessageLink className={buttonClass({ look: 'quiet', size: 'large' })} />
        </div>
      </div>
      <Picture
        address={hero.picture}
        alt=""
        size="hero"
        isFirst
        sizes="(min-width: 64rem) 50vw, 100vw"
        className="h-56 w-full object-cover sm:h-72 lg:h-full lg:max-h-[34rem]"
      />
    </header>
  )
}

/** Four ways to the hotel, each with what it is good for. */
export function ContactCards() {
  const { cards } = contactContent
  const property = useProperty()
  return (
    <section aria-labelledby="cards-title" className="bg-forest on-dark">
      <h2 id="cards-title" className="sr-only">
        {cards.title}
      </h2>
      <Container className="grid gap-x-10 gap-y-6 py-10 sm:grid-cols-2 lg:grid-cols-4 md:py-14">
        <Card icon="phone" title={cards.phone}>
          <a href={messageAddress(property.messagingNumber)} className={LINK}>
            WhatsApp {property.messagingNumber}
          </a>
          {property.phones.map((phone) => (
            <a key={phone} href={phoneAddress(phone)} className={LINK}>
              {phone}
            </a>
          ))}
        </Card>
        <Card icon="mail" title={cards.mail}>
          <a href={`mailto:${property.infoEmail}`} className={LINK}>
            {property.infoEmail}
          </a>
          <p>{cards.writing}</p>
        </Card>
        <Card icon="pin" title={cards.place}>
          <PlaceLines />
        </Card>
        <Card icon="clock" title={cards.hours}>
          <p>{cards.reception(property.receptionHours)}</p>
          <p>{cards.checkIn(property.checkInTime)}</p>
          <p>{cards.checkOut(property.checkOutTime)}</p>
        </Card>
      </Container>
    </section>
  )
}

const LINK =
  'flex min-h-9 items-center font-semibold wrap-anywhere underline underline-offset-4 hover:text-gold'

function Card({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[auto_1fr] content-start gap-x-4 sm:block">
      <Icon name={icon} className="size-7 text-gold" />
      <div className="min-w-0">
        <h3 className="mb-2 text-lg">{title}</h3>
        {children}
      </div>
    </div>
  )
}
