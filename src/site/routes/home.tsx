import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SESSION_STORED_UNDER } from '@/features/accounts/paths'
import { currentUserQuery } from '@/features/accounts/staff-queries'
import { toDay } from '@/kernel/days'
import { loadedHead } from '@/web/kit/loaded-head'
import { loadLandingPage } from '../layout/load-landing-page'
import { LandingPage } from '../sections/landing-page'

/** The landing page for visitors, and the way to the front desk's page for staff; search engines know the former by its own address alone. */
export const Route = createFileRoute('/home')({
  loader: ({ context }) => loadLandingPage(context, { isIndexed: false }),
  head: loadedHead,
  component: HomePage,
})

function HomePage() {
  return (
    <>
      <LandingPage today={toDay(Route.useRouteContext().today)} />
      <WayForStaff />
    </>
  )
}

/** By itself: with the page it would make anew the sections that the server sent and whose code is not there yet. */
function WayForStaff() {
  const mayBeStaff = useHydrated() && hasSession()
  return mayBeStaff && <WayToTheDesk />
}

/** Takes staff who are signed in to the page the panel opens with; nothing for everybody else. */
function WayToTheDesk() {
  const { data: account } = useQuery(currentUserQuery)
  useEffect(() => {
    if (account) location.replace('/admin')
  }, [account])
  return null
}

/** Whether somebody signed in in this browser and not out again; a browser that keeps nothing has nobody. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(SESSION_STORED_UNDER) !== null
  } catch {
    return false
  }
}
