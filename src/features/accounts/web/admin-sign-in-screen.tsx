import { useSyncExternalStore } from 'react'
import { Spinner } from '@/web/admin-kit/spinner'
import { sessionKeeper } from '@/web/admin-kit/staff-request'
import { Dialog } from '@/web/ui/dialog'
import { WovenBand, WovenMark } from '@/web/ui/woven-band'
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

/** Shown while nobody is signed in; after a logout without the line that says so. */
export function SignInScreen() {
  const { error } = useCurrentUser()
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md overflow-hidden rounded-card border border-line bg-paper shadow-float">
        <WovenBand className="text-forest" />
        <div className="flex flex-col gap-6 p-6 sm:p-9">
          <div className="flex items-center gap-4">
            <WovenMark className="size-11" />
            <h1 className="text-2xl">{words.title}</h1>
          </div>
          {error && <p className="-mt-3 text-sm text-ink-soft">{error.message}</p>}
          <SignInForm />
          <a href="/" className="self-start py-1.5 text-sm text-forest underline underline-offset-4">
            {words.backToSite}
          </a>
        </div>
      </div>
    </main>
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
