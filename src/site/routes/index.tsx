import { createFileRoute } from '@tanstack/react-router'
import { toDay } from '@/kernel/days'
import { loadedHead } from '@/web/kit/loaded-head'
import { loadLandingPage } from '../layout/load-landing-page'
import { LandingPage } from '../sections/landing-page'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadLandingPage(context, { isIndexed: true }),
  head: loadedHead,
  component: () => <LandingPage today={toDay(Route.useRouteContext().today)} />,
})
