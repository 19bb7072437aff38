import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { bookedNightsQuery } from '@/features/availability/queries'
import { checkStay } from '@/features/bookings/rules/limits'
import { groupWindow } from '@/features/group-checkout/rules/group-draft'
import { GroupCheckout } from '@/features/group-checkout/web/group-checkout'
import { readParts } from '@/features/groups/rules/group-link'
import { type GroupLink, readVillas } from '@/features/groups/rules/group-search'
import { readCheckoutLink } from '@/features/search/rules/checkout-link'
import { villasQuery } from '@/features/villas/queries'
import { toDay } from '@/kernel/days'
import { loadedHead } from '@/web/kit/loaded-head'
import { Container } from '@/web/ui/section'
import { WovenBand } from '@/web/ui/woven-band'
import { groupContent } from '../content/booking-group'
import { loadInnerPage } from '../layout/inner-page'
import { BookingByPhone } from '../sections/booking-by-phone'

export const Route = createFileRoute('/booking_/group')({
  validateSearch: readGroupLink,
  // Read as the server does: a match is told apart by its deps, and the router leaves in what an address misspells.
  loaderDeps: ({ search }) => readGroupLink(search),
  loader: ({ context, deps: { checkIn, checkOut, villas } }) => {
    const stay = checkIn && checkOut && { checkIn, checkOut }
    const today = toDay(context.today)
    const isPossible = stay && checkStay({ ...stay, guests: 1 }, { today, maxGuests: 1 }).length === 0
    return loadInnerPage(
      context,
      {
        title: groupContent.title,
        description: groupContent.description,
        path: '/booking/group',
        isIndexed: stay === undefined,
      },
      ...(stay ? [villasQuery] : []),
      ...(isPossible ? [bookedNightsQuery(groupWindow(stay, readParts(villas), today))] : []),
    )
  },
  head: loadedHead,
  component: GroupPage,
})

function readGroupLink(search: Record<string, unknown>): GroupLink {
  return { ...readCheckoutLink(search), ...readVillas(search) }
}

function GroupPage() {
  // The router leaves in what the address misspells; the server made the page without it.
  const search = Route.useSearch()
  const link = useMemo(() => readGroupLink(search), [search])
  const today = toDay(Route.useRouteContext().today)
  return (
    <main id="main">
      <header className="bg-forest on-dark">
        <Container className="py-4">
          <h1 className="text-2xl">{groupContent.title}</h1>
          <p className="mt-1 text-cream/85">{groupContent.lead}</p>
        </Container>
        <WovenBand className="text-forest" />
      </header>
      <Container className="py-5 pb-14">
        <GroupCheckout link={link} pageDay={today} />
      </Container>
      <BookingByPhone />
    </main>
  )
}
