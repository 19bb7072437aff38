import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { pageSectionsQuery } from '@/features/page-sections/queries'
import { WithSections } from '@/features/page-sections/web/with-sections'
import { reviewsQuery, scoreQuery } from '@/features/reviews/queries'
import { SearchStrip } from '@/features/search/web/search-widget'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { aboutContent } from '../content/about'
import { loadInnerPage } from '../layout/inner-page'
import { AboutFigures } from '../sections/about-figures'
import { AboutHero, AboutStory } from '../sections/about-story'

export const Route = createFileRoute('/about')({
  loader: ({ context }) =>
    loadInnerPage(
      context,
      {
        title: aboutContent.title,
        description: aboutContent.description,
        path: '/about',
        image: aboutContent.picture,
      },
      pageSectionsQuery('about'),
      scoreQuery,
      reviewsQuery,
    ),
  head: loadedHead,
  component: AboutPage,
})

const AboutRest = lazySection('values-title', async () => (await import('../sections/about-rest')).AboutRest)

/** One and the same element, so that it is not made anew before its code is there. */
const REST = (
  <Deferred>
    <AboutRest />
  </Deferred>
)

function AboutPage() {
  return (
    <main id="main">
      <SearchStrip />
      <WithSections page="about" title={aboutContent.title}>
        <AboutHero />
        <AboutStory />
        <AboutFigures />
        {REST}
      </WithSections>
      <BookBar />
    </main>
  )
}
