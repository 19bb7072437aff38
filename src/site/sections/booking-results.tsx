import { lazy, Suspense } from 'react'
import type { CheckoutLink } from '@/features/search/rules/checkout-link'
import { wantedOf } from '@/features/search/rules/choice-link'
import { SearchWidget } from '@/features/search/web/search-widget'
import type { Day } from '@/kernel/days'
import type { Stay } from '@/kernel/stay'
import { Container } from '@/web/ui/section'
import { BookingTitle } from './booking-title'

const SearchResults = lazy(async () => {
  const { SearchResults } = await import('@/features/search/web/search-results')
  return { default: SearchResults }
})

type BookingResultsProps = {
  stay: Stay
  link: CheckoutLink
  today: Day
  searches: number
  onSearched: () => void
}

/** The page once the dates are known: the search, to be changed in place, and at once what is free. */
export function BookingResults({ stay, link, today, searches, onSearched }: BookingResultsProps) {
  return (
    <>
      <BookingTitle />
      <Container className="grid gap-6 py-5 pb-14">
        <SearchWidget today={today} link={link} wanted={wantedOf(link)} onSearched={onSearched} />
        <Suspense fallback={<div className="min-h-160" />}>
          <SearchResults stay={stay} link={link} pageDay={today} searches={searches} />
        </Suspense>
      </Container>
    </>
  )
}
