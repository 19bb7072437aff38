import { type ReactNode, useSyncExternalStore } from 'react'
import { Spinner } from '@/web/admin-kit/spinner'
import { sessionKeeper } from '@/web/admin-kit/staff-request'
import { Dialog } from '@/web/ui/dialog'
import { PanelCard } from './admin-panel-card'
import { useCurrentUser } from './admin-session'
import { SignInForm } from './admin-sign-in-form'
import { sessionText as words } from './admin-text'

/** Shown while it is not yet known who is there. */
export function PanelLoading() {
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-4 text-forest">
      <Spinner className="size-9" />
      <p>{words.loading}</p>
    </div>
  )
}

/** Shown while nobody is signed in; after a logout without the line that says so. `below` stands under the form. */
export function SignInScreen({ below }: { below?: ReactNode }) {
  const { error } = useCurrentUser()
  return (
    <PanelCard title={words.title}>
      {error && <p className="-mt-3 text-sm text-ink-soft">{words.signInFirst}</p>}
      <SignInForm />
      {below}
      <a href="/" className="self-start py-1.5 text-sm text-forest underline underline-offset-4">
        {words.backToSite}
      </a>
    </PanelCard>
  )
}

/** Opens over whatever is being worked on when a call finds the session ended; the call then goes on. */
export function SignInAgain() {
  const isWanted = useSyncExternalStore(sessionKeeper.subscribe, sessionKeeper.isRenewalWanted)
  const { data: user } = useCurrentUser()
  if (!isWanted) return null
  return (
    <Dialog
      open
      title={words.renewTitle}
      closesOnBackdrop={false}
      onClose={() => sessionKeeper.finishRenewal(false)}
      className="max-w-md"
    >
      <p className="-mt-2 text-ink-soft">{words.renewHelp}</p>
      <SignInForm email={user?.email ?? ''} onSignedIn={() => sessionKeeper.finishRenewal(true)} />
    </Dialog>
  )
}
