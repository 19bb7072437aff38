import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { galleryImagesQuery } from '@/features/gallery/queries'
import { type GallerySearch, readGallerySearch } from '@/features/gallery/rules/gallery-search'
import { GalleryScreen } from '@/features/gallery/web/gallery-screen'
import { samplePicture } from '@/features/media/sample'
import { SearchStrip } from '@/features/search/web/search-widget'
import { videoToursQuery } from '@/features/videos/queries'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { galleryContent } from '../content/gallery'
import { loadInnerPage } from '../layout/inner-page'

export const Route = createFileRoute('/gallery')({
  validateSearch: readGallerySearch,
  loader: ({ context }) =>
    loadInnerPage(
      context,
      {
        title: galleryContent.title,
        description: galleryContent.description,
        path: '/gallery',
        image: samplePicture('hotel-from-above'),
      },
      galleryImagesQuery,
      videoToursQuery,
    ),
  head: loadedHead,
  component: GalleryPage,
})

const ClosingCall = lazySection('closing-title', async () => {
  return (await import('../layout/closing-call')).ClosingCall
})

/** One and the same element, so that what the page searches for does not make it anew before its code is there. */
const END = <GalleryEnd />

function GalleryEnd() {
  return (
    <Deferred>
      <ClosingCall {...galleryContent.closing} />
    </Deferred>
  )
}

function GalleryPage() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  // The server makes one page whatever the address asks for; the filter is the browser's.
  const isHydrated = useHydrated()

  function onSearch(next: GallerySearch) {
    void navigate({ search: next, replace: true, resetScroll: false })
  }

  return (
    <main id="main">
      <SearchStrip />
      <GalleryScreen search={isHydrated ? search : {}} onSearch={onSearch} />
      {END}
      <BookBar />
    </main>
  )
}
