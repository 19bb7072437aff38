import { createFileRoute } from '@tanstack/react-router'
import { BookBar } from '@/features/categories/web/book-bar'
import { SearchStrip } from '@/features/checkout/web/search-widget'
import { toDay } from '@/kernel/days'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { villasContent } from '../content/villas'
import { loadInnerPage } from '../layout/inner-page'
import { VillasHero } from '../sections/villas-hero'
import { VillasList } from '../sections/villas-list'
import { VillasWhy } from '../sections/villas-why'

export const Route = createFileRoute('/villas/')({
  loader: ({ context }) =>
    loadInnerPage(context, {
      title: villasContent.title,
      description: villasContent.description,
      path: '/villas',
      image: villasContent.hero.pictures[0],
    }),
  head: loadedHead,
  component: VillasPage,
})

const ClosingCall = lazySection('closing-title', async () => {
  return (await import('../layout/closing-call')).ClosingCall
})

function VillasPage() {
  const { today } = Route.useRouteContext()
  return (
    <main id="main">
      <SearchStrip />
      <VillasHero />
      <VillasList today={toDay(today)} />
      <VillasWhy />
      <Deferred>
        <ClosingCall {...villasContent.closing} />
      </Deferred>
      <BookBar />
    </main>
  )
}
