import type { ReactNode } from 'react'
import type { CheckoutLink } from '@/features/search/rules/checkout-link'
import type { BookingSearch } from '@/features/search/rules/search'
import type { Day } from '@/kernel/days'
import { Deferred, lazySection } from '@/web/kit/lazy-section'
import { BookingHero } from './booking-hero'
import { BookingStart } from './booking-start'
import { BookingTitle } from './booking-title'

const BookingTerms = lazySection('policies-title', async () => (await import('./booking-terms')).BookingTerms)

// Made once, so that what the server sent of it stays where a receipt or a search comes out of the browser's memory.
const terms = (
  <Deferred>
    <BookingTerms />
  </Deferred>
)

type BookingLandingProps = {
  today: Day
  link: CheckoutLink
  /** What the guest has searched for so far. */
  search: BookingSearch | null
  onSearched: () => void
  /** What stands in place of the search: the receipt of a booking that was made, until it is put away. */
  children: ReactNode
}

/** The booking page before anything is searched for. */
export function BookingLanding({ today, link, search, onSearched, children }: BookingLandingProps) {
  return (
    <>
      {children ? <BookingTitle /> : <BookingHero today={today} link={link} onSearched={onSearched} />}
      {children}
      <BookingStart today={today} search={search} link={link} />
      {terms}
    </>
  )
}
