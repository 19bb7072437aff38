import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { reviewsQuery, scoreQuery } from '@/features/reviews/queries'
import { SearchStrip } from '@/features/search/web/search-widget'
import { loadedHead } from '@/web/kit/loaded-head'
import { aboutContent } from '../content/about'
import { ClosingCall } from '../layout/closing-call'
import { loadInnerPage } from '../layout/inner-page'
import { AboutDistances } from '../sections/about-distances'
import { AboutFigures, AboutPurpose } from '../sections/about-purpose'
import { AboutReviews } from '../sections/about-reviews'
import { AboutHero, AboutStory } from '../sections/about-story'

export const Route = createFileRoute('/about')({
  loader: ({ context }) =>
    loadInnerPage(
      context,
      {
        title: aboutContent.title,
        description: aboutContent.description,
        path: '/about',
        image: aboutContent.hero.picture,
      },
      scoreQuery,
      reviewsQuery,
    ),
  head: loadedHead,
  component: AboutPage,
})

function AboutPage() {
  return (
    <main id="main">
      <SearchStrip />
      <AboutHero />
      <AboutStory />
      <AboutFigures />
      <AboutPurpose />
      <AboutReviews />
      <AboutDistances />
      <ClosingCall {...aboutContent.closing} />
      <BookBar />
    </main>
  )
}
