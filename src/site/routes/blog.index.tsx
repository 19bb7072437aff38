import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { publishedPostsQuery } from '@/features/blog/queries'
import { BookBar } from '@/features/categories/web/book-bar'
import { samplePicture } from '@/features/media/sample'
import { loadedHead } from '@/web/kit/loaded-head'
import { blogContent } from '../content/blog'
import { type BlogSearch, readBlogSearch } from '../content/blog-link'
import { ClosingCall } from '../layout/closing-call'
import { loadInnerPage } from '../layout/inner-page'
import { BlogBrowser } from '../sections/blog-browser'
import { BlogNewsletter } from '../sections/blog-newsletter'
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
      <BlogBrowser search={isHydrated ? search : {}} onSearch={onSearch} />
      <PublishedPosts />
      <BlogNewsletter />
      <ClosingCall {...blogContent.closing} />
      <BookBar />
    </main>
  )
}
