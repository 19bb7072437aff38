import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { houseFactsQuery } from '@/features/house-facts/queries'
import { pageSectionsQuery } from '@/features/page-sections/queries'
import { WithSections } from '@/features/page-sections/web/with-sections'
import { SearchStrip } from '@/features/search/web/search-widget'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { servicesContent } from '../content/services'
import { loadInnerPage } from '../layout/inner-page'
import { ServicesCore, ServicesHero } from '../sections/services-core'

export const Route = createFileRoute('/services')({
  loader: ({ context }) =>
    loadInnerPage(
      context,
      {
        title: servicesContent.title,
        description: servicesContent.description,
        path: '/services',
        image: servicesContent.picture,
      },
      pageSectionsQuery('services'),
      houseFactsQuery,
    ),
  head: loadedHead,
  component: ServicesPage,
})

const ServicesRest = lazySection(
  'extras-title',
  async () => (await import('../sections/services-rest')).ServicesRest,
)

/** One and the same element, so that it is not made anew before its code is there. */
const REST = (
  <Deferred>
    <ServicesRest />
  </Deferred>
)

function ServicesPage() {
  return (
    <main id="main">
      <SearchStrip />
      <WithSections page="services" title={servicesContent.title}>
        <ServicesHero />
        <ServicesCore />
        {REST}
      </WithSections>
      <BookBar />
    </main>
  )
}
