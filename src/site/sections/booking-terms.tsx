import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { bookingContent } from '../content/booking'

/** Policies and inclusions, both from the hotel's facts. */
export function BookingTerms() {
  const { policies, included } = bookingContent
  const property = useProperty()
  return (
    <Section ground="paper" aria-labelledby="policies-title">
      <div className="grid gap-14 lg:grid-cols-[1.4fr_1fr] lg:gap-20">
        <div>
          <h2 id="policies-title" className="text-2xl">
            {policies.title}
          </h2>
          <dl className="mt-6 ruled border-y border-line">
            {property.policies.map(({ title, text }) => (
              <div key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[12rem_1fr]">
                <dt className="font-serif text-lg leading-snug">{title}</dt>
                <dd className="max-w-measure text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <PageLink
            path="/policies/booking-terms"
            className="mt-4 inline-flex min-h-11 items-center font-semibold text-forest underline underline-offset-4"
          >
            {policies.more}
          </PageLink>
        </div>
        <div className="rounded-card bg-mist p-6 sm:p-8">
          <h2 className="text-2xl">{included.title}</h2>
          <p className="mt-2 text-ink-soft">{included.line}</p>
          <ul className="mt-5 grid gap-3">
            {property.inclusions.map((inclusion) => (
              <li key={inclusion} className="flex gap-3">
                <Icon name="check" className="mt-0.5 size-5 text-leaf" />
                {inclusion}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** For those who would rather speak to somebody. */
export function BookingByPhone() {
  const { closing } = bookingContent
  const { phones, receptionHours } = useProperty()
  return (
    <Section ground="forest" aria-labelledby="phone-title">
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-8">
        <div>
          <WovenBand className="mb-6 max-w-36 text-forest" />
          <h2 id="phone-title" className="text-3xl">
            {closing.title}
          </h2>
          <p className="mt-3 text-lg text-cream/90">
            {closing.line} {receptionHours}.
          </p>
        </div>
        <ul className="flex flex-wrap gap-3">
          <li>
            <MessageLink className={buttonClass({ look: 'light', size: 'large' })} />
          </li>
          {phones.map((phone) => (
            <li key={phone}>
              <a href={phoneAddress(phone)} className={buttonClass({ look: 'light', size: 'large' })}>
                <Icon name="phone" />
                {closing.call} {phone}
              </a>
            </li>
          ))}
          <li>
            <PageLink path="/contact" className={buttonClass({ look: 'light', size: 'large' })}>
              <Icon name="mail" />
              {closing.write}
            </PageLink>
          </li>
        </ul>
      </div>
    </Section>
  )
}
