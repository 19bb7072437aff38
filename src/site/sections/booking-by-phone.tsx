import { MessageLink } from '@/features/property/web/message-link'
import { phoneAddress, useProperty } from '@/features/property/web/use-property'
import { buttonClass } from '@/web/ui/button'
import { Icon } from '@/web/ui/icon'
import { PageLink } from '@/web/ui/page-link'
import { Section } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { bookingContent } from '../content/booking'

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
          <p className="mt-3 text-lg text-cream/85">
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
