import type { MouseEvent } from 'react'
import { sessionKeeper } from '@/web/admin-kit/staff-request'
import { ApiError, request } from '@/web/kit/request'
import { showToast } from '@/web/ui/toast'
import { PROOF_PATH } from '../paths'
import { proofText as words } from './admin-text'

/** Follows a link to a file that wants a fresh proof, once the password has been given where it has to be. */
export function onProvedLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget
  event.preventDefault()
  sessionKeeper
    .keep(() => request('GET', PROOF_PATH))
    .then(
      () => location.assign(href),
      (error: unknown) => {
        // Whoever declined knows why nothing comes.
        if (error instanceof ApiError && error.status === 403) return
        showToast({ title: words.fileFailed, description: words.fileFailedHelp, tone: 'destructive' })
      },
    )
}
