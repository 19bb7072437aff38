import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { pageSectionsQuery } from '@/features/page-sections/queries'
import { WithSections } from '@/features/page-sections/web/with-sections'
import { SearchStrip } from '@/features/search/web/search-widget'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { restaurantContent } from '../content/restaurant'
import { loadInnerPage } from '../layout/inner-page'
import { RestaurantHero } from '../sections/restaurant-hero'
import { RestaurantMenu } from '../sections/restaurant-menu'

export const Route = createFileRoute('/restaurant')({
  loader: ({ context }) =>
    loadInnerPage(
      context,
      {
        title: restaurantContent.title,
        description: restaurantContent.description,
        path: '/restaurant',
        image: restaurantContent.picture,
      },
      pageSectionsQuery('restaurant'),
    ),
  head: loadedHead,
  component: RestaurantPage,
})

const RestaurantRest = lazySection(
  'boards-title',
  async () => (await import('../sections/restaurant-rest')).RestaurantRest,
)

/** One and the same element, so that it is not made anew before its code is there. */
const REST = (
  <Deferred>
    <RestaurantRest />
  </Deferred>
)

function RestaurantPage() {
  return (
    <main id="main">
      <SearchStrip />
      <WithSections page="restaurant" title={restaurantContent.title}>
        <RestaurantHero />
        <RestaurantMenu />
        {REST}
      </WithSections>
      <BookBar />
    </main>
  )
}
