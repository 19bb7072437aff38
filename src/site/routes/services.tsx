import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { houseFactsQuery } from '@/features/house-facts/queries'
import { SearchStrip } from '@/features/search/web/search-widget'
import { loadedHead } from '@/web/kit/loaded-head'
import { servicesContent } from '../content/services'
import { loadInnerPage } from '../layout/inner-page'
import { ServicesCore, ServicesHero } from '../sections/services-core'
import { ServicesClosing, ServicesEvents, ServicesExtras } from '../sections/services-extras'

export const Route = createFileRoute('/services')({
  loader: ({ context }) =>
    loadInnerPage(
      context,
      {
        title: servicesContent.title,
        description: servicesContent.description,
        path: '/services',
        image: servicesContent.events.picture,
      },
      houseFactsQuery,
    ),
  head: loadedHead,
  component: ServicesPage,
})

function ServicesPage() {
  return (
    <main id="main">
      <SearchStrip />
      <ServicesHero />
      <ServicesCore />
      <ServicesExtras />
      <ServicesEvents />
      <ServicesClosing />
      <BookBar />
    </main>
  )
}
