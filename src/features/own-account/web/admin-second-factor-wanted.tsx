import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { currentUserQuery } from '@/features/accounts/staff-queries'
import { PanelCard } from '@/features/accounts/web/admin-panel-card'
import { signOut } from '@/features/accounts/web/admin-session'
import { Button } from '@/web/ui/button'
import { ownAccountText as words } from './admin-text'

const SetUpSecondFactor = lazy(async () => ({
  default: (await import('./admin-set-up-second-factor')).SetUpSecondFactor,
}))

/** Stands in place of the panel until whoever has to has set up a second factor. */
export function SecondFactorWanted() {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  return (
    <PanelCard title={words.factor}>
      <p>{words.factorWanted}</p>
      <Button look="primary" onClick={() => setOpen(true)}>
        {words.setUp}
      </Button>
      <Button look="quiet" onClick={() => void signOut(queryClient)}>
        {words.leave}
      </Button>
      {isOpen && (
        <Suspense>
          <SetUpSecondFactor
            onClose={() => setOpen(false)}
            onSetUp={() => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })}
          />
        </Suspense>
      )}
    </PanelCard>
  )
}
