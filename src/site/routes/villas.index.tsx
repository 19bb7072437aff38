import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readSearchedStay } from '@/features/bookings/rules/stay-link'
import { BookBar } from '@/features/categories/web/book-bar'
import { SearchStrip } from '@/features/search/web/search-widget'
import { SearchedStay } from '@/features/search/web/searched-stay'
import { villasQuery } from '@/features/villas/queries'
import { toDay } from '@/kernel/days'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { loadedHead } from '@/web/kit/loaded-head'
import { villasContent } from '../content/villas'
import { loadInnerPage } from '../layout/inner-page'
import { VillasHero } from '../sections/villas-hero'
import { VillasList } from '../sections/villas-list'

export const Route = createFileRoute('/villas/')({
  validateSearch: readSearchedStay,
  loader: ({ context }) =>
    loadInnerPage(
      context,
      {
        title: villasContent.title,
        description: villasContent.description,
        path: '/villas',
        image: villasContent.hero.pictures[0],
      },
      villasQuery,
    ),
  head: loadedHead,
  component: VillasPage,
})

const VillasWhy = lazySection('why-title', async () => {
  return (await import('../sections/villas-why')).VillasWhy
})
const GroundsSection = lazySection('grounds-title', async () => {
  return (await import('../sections/grounds-section')).GroundsSection
})
const ClosingCall = lazySection('closing-title', async () => {
  return (await import('../layout/closing-call')).ClosingCall
})

function VillasPage() {
  const today = toDay(Route.useRouteContext().today)
  // The router leaves in what the address misspells; the server made the page without it.
  const search = Route.useSearch()
  const link = useMemo(() => readSearchedStay(search), [search])
  const asked = { today, asked: link }
  return (
    <main id="main">
      <SearchStrip link={link} />
      <VillasHero />
      <SearchedStay {...asked}>{(searched) => <VillasList searched={searched} />}</SearchedStay>
      <Deferred>
        <VillasWhy />
        <SearchedStay {...asked}>{(searched) => <GroundsSection searched={searched} />}</SearchedStay>
      </Deferred>
      <Deferred>
        <ClosingCall {...villasContent.closing} />
      </Deferred>
      <SearchedStay {...asked}>{(searched) => <BookBar searched={searched} />}</SearchedStay>
    </main>
  )
}
