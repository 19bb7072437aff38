import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { samplePicture } from '@/features/media/sample'
import { SearchStrip } from '@/features/search/web/search-widget'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { contactContent } from '../content/contact'
import { contactHead } from '../content/contact-head'
import { ClosingCall } from '../layout/closing-call'
import { loadInnerPage } from '../layout/inner-page'
import { ContactCards, ContactHero } from '../sections/contact-hero'
import { ContactMap } from '../sections/contact-map'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) =>
    loadInnerPage(context, { ...contactHead, path: '/contact', image: samplePicture('reception') }),
  head: loadedHead,
  component: ContactPage,
})

const ContactWrite = lazySection(
  'write-title',
  async () => (await import('../sections/contact-write')).ContactWrite,
)

function ContactPage() {
  return (
    <main id="main">
      <SearchStrip />
      <ContactHero />
      <ContactCards />
      <Deferred>
        <ContactWrite />
      </Deferred>
      <ContactMap />
      <ClosingCall {...contactContent.closing} />
      <BookBar />
    </main>
  )
}
