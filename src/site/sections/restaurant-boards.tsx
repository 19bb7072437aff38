import { categoriesText } from '@/features/categories/text'
import { SectionText } from '@/features/page-sections/web/section-text'
import { useSection } from '@/features/page-sections/web/use-section'
import { Section } from '@/web/ui/section'
import { restaurantContent } from '../content/restaurant'

/** What each board means here: half board is breakfast and lunch. */
export function RestaurantBoards() {
  const { title, lead } = useSection('restaurant-boards')
  return (
    <Section ground="forest" aria-labelledby="boards-title" className="md:py-20">
      <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 id="boards-title" className="text-2xl">
            {title}
          </h2>
          <SectionText blocks={lead} className="mt-3 text-cream/85" />
        </div>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
          {restaurantContent.boards.map(({ key, text }) => (
            <div key={key} className="border-t-2 border-gold pt-4">
              <dt className="font-serif text-xl">{categoriesText[key]}</dt>
              <dd className="mt-2 text-cream/85">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
