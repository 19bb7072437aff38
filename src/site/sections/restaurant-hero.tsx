import { SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { useProperty } from '@/features/property/web/use-property'
import { buttonClass } from '@/web/ui/button'
import { Picture } from '@/web/ui/picture'
import { Container } from '@/web/ui/section'
import { restaurantContent } from '../content/restaurant'

/** Words on the left, the terrace on the right, the opening hours on a card between them. */
export function RestaurantHero() {
  const { title, lead, pictures } = useSection('restaurant-hero', { pictures: 1 })
  const [picture] = pictures
  return (
    <header className="relative bg-dusk on-dark">
      <Container className="grid lg:min-h-[38rem] lg:grid-cols-2">
        <div className="flex flex-col justify-center py-12 md:py-20 lg:pr-14">
          <h1 className="text-4xl wrap-anywhere">{title}</h1>
          <SectionText blocks={lead} className="mt-5 max-w-md text-lg" />
          <div className="mt-8">
            <a href="#reserve" className={buttonClass({ look: 'action', size: 'large' })}>
              {restaurantContent.hero.reserve}
            </a>
          </div>
        </div>
      </Container>
      {picture ? (
        <Picture
          address={picture.src}
          alt={picture.alt}
          isFirst
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="h-72 w-full object-cover object-[30%_90%] sm:h-96 lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-1/2"
        />
      ) : (
        // The card of the opening hours lies over it on phones.
        <div className="h-14 lg:hidden" />
      )}
      <Container className="relative lg:absolute lg:inset-x-0 lg:bottom-0">
        <Hours />
      </Container>
    </header>
  )
}

function Hours() {
  const { restaurantHours } = useProperty()
  return (
    <section
      aria-labelledby="hours-title"
      className="-mt-16 mb-8 rounded-card bg-paper p-6 text-ink shadow-float [--focus:var(--color-dusk)] lg:mt-0 lg:-mb-14 lg:p-8"
    >
      <h2 id="hours-title" className="sr-only">
        {restaurantContent.hero.hours}
      </h2>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {restaurantHours.map(({ meal, hours }) => (
          <div
            key={meal}
            className="flex items-baseline justify-between gap-4 max-sm:border-b max-sm:border-line max-sm:pb-3 max-sm:last:border-0 max-sm:last:pb-0 sm:block"
          >
            <dt className="font-semibold text-clay sm:text-sm">{meal}</dt>
            <dd className="tabular font-serif text-lg sm:text-xl">{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
