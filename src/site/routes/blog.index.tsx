import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { publishedPostsQuery } from '@/features/blog/queries'
import { BookBar } from '@/features/categories/web/book-bar'
import { samplePicture } from '@/features/media/sample'
import { SearchStrip } from '@/features/search/web/search-widget'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { blogContent } from '../content/blog'
import { type BlogSearch, readBlogSearch } from '../content/blog-link'
import { loadInnerPage } from '../layout/inner-page'
import { BlogBrowser } from '../sections/blog-browser'
import { PublishedPosts } from '../sections/published-posts'

export const Route = createFileRoute('/blog/')({
  validateSearch: readBlogSearch,
  loader: ({ context }) =>
    loadInnerPage(
      context,
      {
        title: blogContent.title,
        description: blogContent.description,
        path: '/blog',
        image: samplePicture('long-horned-cattle'),
      },
      publishedPostsQuery,
    ),
  head: loadedHead,
  component: BlogPage,
})

const ClosingCall = lazySection('closing-title', async () => {
  return (await import('../layout/closing-call')).ClosingCall
})
const BlogNewsletter = lazySection('newsletter', async () => {
  return (await import('../sections/blog-newsletter')).BlogNewsletter
})

/** One and the same element, so that what the page searches for does not make it anew before its code is there. */
const END = <BlogEnd />

function BlogEnd() {
  return (
    <Deferred>
      <BlogNewsletter />
      <ClosingCall {...blogContent.closing} />
    </Deferred>
  )
}

function BlogPage() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  // The server makes one page whatever the address asks for; the search is the browser's.
  const isHydrated = useHydrated()

  function onSearch(next: BlogSearch) {
    void navigate({ search: next, replace: true, resetScroll: false })
  }

  return (
    <main id="main">
      <SearchStrip />
      <BlogBrowser search={isHydrated ? search : {}} onSearch={onSearch} />
      <PublishedPosts />
      {END}
      <BookBar />
    </main>
  )
}
