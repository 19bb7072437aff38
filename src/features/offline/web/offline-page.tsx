import type { PublicProperty } from '@/features/property/contract'
import { plusCodeOf } from '@/features/property/rules/plus-code'
import { phoneAddress } from '@/features/property/web/use-property'
import { buttonClass } from '@/web/ui/button'
import { LowHead } from '@/web/ui/low-head'
import { Container } from '@/web/ui/section'
import { OFFLINE_WORDS as words } from '../text'

/** Stands in for a page of which there is no copy: how to reach and find the hotel. It needs no script. */
export function OfflinePage({ property }: { property: PublicProperty }) {
  return (
    <main id="main">
      <LowHead title={words.title} />
      <Container className="py-5 pb-14">
        <div className="grid max-w-measure gap-6">
          <p>{words.told}</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: the address that was asked for, whichever it is */}
            <a href="" className={buttonClass({ look: 'action' })}>
              {words.again}
            </a>
          </p>
          <p>{words.reach}</p>
          <p className="flex flex-wrap gap-3">
            {property.phones.map((phone) => (
              <a key={phone} href={phoneAddress(phone)} className={buttonClass({ look: 'quiet' })}>
                {words.call(phone)}
              </a>
            ))}
          </p>
          <section aria-labelledby="offline-find">
            <h2 id="offline-find" className="text-xl">
              {words.find}
            </h2>
            <p className="mt-2">{property.address}</p>
            <p>Plus code {plusCodeOf(property)}</p>
            <p className="mt-2">{words.arrive(property.checkInTime, property.receptionHours)}</p>
          </section>
        </div>
      </Container>
    </main>
  )
}
