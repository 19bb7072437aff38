import { useProperty } from '@/features/property/web/use-property'
import type { CheckoutLink } from '@/features/search/rules/checkout-link'
import { wantedOf } from '@/features/search/rules/choice-link'
import { SearchWidget } from '@/features/search/web/search-widget'
import type { Day } from '@/kernel/days'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { bookingContent } from '../content/booking'

type BookingHeroProps = { today: Day; link: CheckoutLink; onSearched: () => void }

/** The title, the hotel's two times, and the widget reaching out of the picture. */
export function BookingHero({ today, link, onSearched }: BookingHeroProps) {
  const { title, hero } = bookingContent
  const property = useProperty()
  const times = [
    [hero.checkIn, property.checkInTime],
    [hero.checkOut, property.checkOutTime],
  ]
  return (
    <>
      <header className="relative isolate overflow-hidden bg-dusk on-dark">
        <Picture
          address={hero.picture}
          alt=""
          size="hero"
          isFirst
          className="absolute inset-y-0 right-0 -z-20 h-full w-full object-cover"
        />
        <div className="absolute inset-0 -z-10 scrim-even lg:scrim" />
        <Container className="grid gap-8 pt-14 pb-28 md:pt-20 md:pb-36 lg:grid-cols-[1.2fr_1fr]">
          <div>
            <h1 className="text-4xl">{title}</h1>
            <p className="mt-4 max-w-lg text-lg">{hero.line}</p>
            <dl className="mt-8 flex gap-x-6 gap-y-4">
              {times.map(([name, time]) => (
                <div key={name} className="border-l-2 border-gold pl-4">
                  <dt className="text-sm">{name}</dt>
                  <dd className="tabular whitespace-nowrap font-serif text-2xl">{time}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Container>
      </header>
      <Container className="relative -mt-16 md:-mt-20">
        <SearchWidget today={today} link={link} wanted={wantedOf(link)} onSearched={onSearched} />
      </Container>
    </>
  )
}
