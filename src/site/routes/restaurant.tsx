import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { SearchStrip } from '@/features/search/web/search-widget'
import { loadedHead } from '@/web/kit/loaded-head'
import { restaurantContent } from '../content/restaurant'
import { ClosingCall } from '../layout/closing-call'
import { loadInnerPage } from '../layout/inner-page'
import { RestaurantHero } from '../sections/restaurant-hero'
import { RestaurantBoards, RestaurantMenu } from '../sections/restaurant-menu'
import { RestaurantReserve, RestaurantService } from '../sections/restaurant-service'

export const Route = createFileRoute('/restaurant')({
  loader: ({ context }) =>
    loadInnerPage(context, {
      title: restaurantContent.title,
      description: restaurantContent.description,
      path: '/restaurant',
      image: restaurantContent.hero.picture,
    }),
  head: loadedHead,
  component: RestaurantPage,
})

function RestaurantPage() {
  return (
    <main id="main">
      <SearchStrip />
      <RestaurantHero />
      <RestaurantMenu />
      <RestaurantBoards />
      <RestaurantService />
      <RestaurantReserve />
      <ClosingCall {...restaurantContent.closing} />
      <BookBar />
    </main>
  )
}
