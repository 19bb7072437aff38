import { lowestPrice } from '@/features/categories/rules/from-price'
import { categoriesText } from '@/features/categories/text'
import { BookBar } from '@/features/categories/web/book-bar'
import { useCategories } from '@/features/categories/web/use-categories'
import { Hero } from '@/features/hero/web/hero'
import { reviewText } from '@/features/reviews/text'
import { useScore } from '@/features/reviews/web/use-score'
import { SearchWidget } from '@/features/search/web/search-widget'
import type { Day } from '@/kernel/days'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { Icon } from '@/web/ui/icon'
import { Container } from '@/web/ui/section'

const quiet = () => import('../layout/landing-sections')
const LandingAbout = lazySection('about-title', async () => (await quiet()).LandingAbout)
const LandingSpecial = lazySection('special-title', async () => (await quiet()).LandingSpecial)
const LandingClosing = lazySection('closing-title', async () => (await quiet()).LandingClosing)
const VideoSection = lazySection('video', async () => {
  return (await import('@/features/videos/web/video-section')).VideoSection
})
const TravelTips = lazySection('travel-tips', async () => (await import('./travel-tips')).TravelTips)
const VillaCategories = lazySection('villa-categories', async () => {
  return (await import('@/features/categories/web/villa-categories')).VillaCategories
})
const LandingContact = lazySection('contact', async () => (await import('./landing-contact')).LandingContact)

/** What stands at / and, for visitors, at /home. `today` is the property's day. */
export function LandingPage({ today }: { today: Day }) {
  return (
    <main id="main">
      <div className="flex flex-col">
        <Hero>
          <AtAGlance />
        </Hero>
        {/* Over the picture: its upper edge on phones, where the first screen ends soon, its lower edge on wide screens. As
            high from the first as it will be: a page shown while half of the form has come would move the picture. */}
        <Container className="relative z-20 order-first -mb-40 min-h-40 pt-3 md:-mb-46 md:min-h-46 lg:order-none lg:-mt-16 lg:mb-0 lg:min-h-0 lg:pt-0">
          <SearchWidget today={today} />
        </Container>
      </div>
      <Deferred>
        <LandingAbout />
      </Deferred>
      <Deferred>
        <VideoSection />
      </Deferred>
      <Deferred>
        <TravelTips />
      </Deferred>
      <Deferred>
        <LandingSpecial />
      </Deferred>
      <Deferred>
        <VillaCategories />
      </Deferred>
      <Deferred>
        <LandingContact />
      </Deferred>
      <Deferred>
        <LandingClosing />
      </Deferred>
      <BookBar />
    </main>
  )
}

/** What guests look for first: how others rate the hotel, by whose word, and from what a night costs. */
function AtAGlance() {
  const { score, source } = useScore('landing')
  const price = lowestPrice(useCategories().data ?? [])
  return (
    <p className="tabular mt-1 flex items-center gap-2 text-sm">
      <Icon name="star" className="size-4 text-gold" />
      <span>
        <span className="sr-only">{reviewText.scoreOf}</span> <b>{score}</b> {source}
        {price && (
          <span className="max-md:hidden">
            {' '}
            · {categoriesText.from} <b>{price}</b> {categoriesText.perNight}
          </span>
        )}
      </span>
    </p>
  )
}
