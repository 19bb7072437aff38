import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { currentUserQuery } from '@/features/accounts/staff-queries'
import { PanelCard } from '@/features/accounts/web/admin-panel-card'
import { knowsPasskeys } from '@/features/accounts/web/admin-passkey'
import { signOut } from '@/features/accounts/web/admin-session'
import { Button } from '@/web/ui/button'
import { ownAccountText as words } from './admin-text'

const SetUpSecondFactor = lazy(async () => ({
  default: (await import('./admin-set-up-second-factor')).SetUpSecondFactor,
}))

const AddPasskey = lazy(async () => ({
  default: (await import('@/features/passkeys/web/admin-add-passkey')).AddPasskey,
}))

/** Stands in place of the panel until whoever has to has set up a second factor. */
export function SecondFactorWanted() {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'app' | 'passkey' | null>(null)
  const onSetUp = () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  return (
    <PanelCard title={words.factor}>
      <p>{words.factorWanted}</p>
      {knowsPasskeys() && (
        <Button look="primary" onClick={() => setOpen('passkey')}>
          {words.addPasskey}
        </Button>
      )}
      <Button look={knowsPasskeys() ? 'action' : 'primary'} onClick={() => setOpen('app')}>
        {words.setUpApp}
      </Button>
      <Button look="quiet" onClick={() => void signOut(queryClient)}>
        {words.leave}
      </Button>
      <Suspense>
        {open === 'app' && <SetUpSecondFactor onClose={() => setOpen(null)} onSetUp={onSetUp} />}
        {open === 'passkey' && <AddPasskey onClose={() => setOpen(null)} onAdded={onSetUp} />}
      </Suspense>
    </PanelCard>
  )
}
