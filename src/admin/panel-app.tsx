import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '@/features/accounts/web/admin-session'
import { PanelLoading, SignInAgain, SignInScreen } from '@/features/accounts/web/admin-sign-in-screen'
import { businessDayQuery } from '@/features/business-day/staff-queries'
import { ProofAgain } from '@/features/own-account/web/admin-proof'
import { SecondFactorWanted } from '@/features/own-account/web/admin-second-factor-wanted'
import { NEW_PASSWORD_PAGE } from '@/features/password-links/paths'
import { ForgottenPassword } from '@/features/password-links/web/admin-forgotten-password'
import { NewPasswordScreen } from '@/features/password-links/web/admin-new-password'
import { propertyQuery } from '@/features/property/queries'
import { Confirmer } from '@/web/admin-kit/confirm'
import { setDayEnd, setTimeZone } from '@/web/admin-kit/show-instant'
import { sessionKeeper } from '@/web/admin-kit/staff-request'
import { PermissionsContext } from '@/web/admin-kit/use-may'
import { useOwnLanguage } from '@/web/admin-kit/use-own-language'
import { Toaster } from '@/web/ui/toast'
import { createPanelRouter } from './router'

const DAY_EVERY_MS = 60_000

/** The whole staff panel. */
export function PanelApp({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Gate />
      <Confirmer />
      <Toaster />
    </QueryClientProvider>
  )
}

/** The panel for those signed in. Who was known stays: a session that ends is renewed over what they are doing. */
function Gate() {
  const { data: user, isPending } = useCurrentUser()
  const [router] = useState(createPanelRouter)
  // Calls that were under way at a logout need no second sign-in beside the screen's own.
  useEffect(() => {
    sessionKeeper.finishRenewal(Boolean(user))
    if (!user) sessionKeeper.finishProof(false)
  }, [user])
  useOwnLanguage(user)
  const { data: property, isPending: isZoneAwaited } = useQuery(propertyQuery)
  if (property) setTimeZone(property.timeZone)
  const { data: businessDay } = useQuery({
    ...businessDayQuery,
    enabled: Boolean(user),
    // Somebody else may have closed the day meanwhile.
    refetchInterval: DAY_EVERY_MS,
  })
  if (businessDay) setDayEnd(businessDay)
  if (location.pathname === NEW_PASSWORD_PAGE) return <NewPasswordScreen />
  if (isPending) return <PanelLoading />
  if (!user) return <SignInScreen below={<ForgottenPassword />} />
  if (user.lacksSecondFactor)
    return (
      // Its forms ask before they are left, for which they have to know the router.
      <RouterContextProvider router={router as never}>
        <SecondFactorWanted />
        <ProofAgain />
      </RouterContextProvider>
    )
  if (isZoneAwaited) return <PanelLoading />
  return (
    <PermissionsContext value={user.permissions}>
      <RouterProvider router={router as never} />
      <ProofAgain />
      <SignInAgain />
    </PermissionsContext>
  )
}
