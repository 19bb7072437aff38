import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { SESSION_STORED_UNDER } from '@/features/accounts/paths'
import { toDay } from '@/kernel/days'
import { loadedHead } from '@/web/kit/loaded-head'
import { loadLandingPage } from '../layout/load-landing-page'
import { LandingPage } from '../sections/landing-page'

/** Staff alone load it. */
const StaffHome = lazy(async () => ({
  default: (await import('@/features/front-desk/web/staff-home')).StaffHome,
}))

/** The landing page for visitors, today's desk for staff; search engines know the former by its own address alone. */
export const Route = createFileRoute('/home')({
  loader: ({ context }) => loadLandingPage(context, { isIndexed: false }),
  head: loadedHead,
  component: HomePage,
})

function HomePage() {
  const today = toDay(Route.useRouteContext().today)
  const mayBeStaff = useHydrated() && hasSession()
  const [isStaff, setIsStaff] = useState(false)
  // One and the same element in one and the same place: made anew, it would lose the sections that the server rendered
  // and nobody has come to.
  const landing = useMemo(() => <LandingPage today={today} />, [today])
  return (
    <>
      {!isStaff && landing}
      {mayBeStaff && (
        <Suspense fallback={null}>
          <StaffHome pageDay={today} onKnown={setIsStaff} />
        </Suspense>
      )}
    </>
  )
}

/** Whether somebody signed in in this browser and not out again; a browser that keeps nothing has nobody. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(SESSION_STORED_UNDER) !== null
  } catch {
    return false
  }
}
