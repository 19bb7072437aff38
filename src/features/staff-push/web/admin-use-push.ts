import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SESSION_STORED_UNDER } from '@/features/accounts/paths'
import { useCurrentUser } from '@/features/accounts/web/admin-session'
import { ApiError } from '@/web/kit/request'
import { showToast } from '@/web/ui/toast'
import { pushDevicesQuery } from '../staff-queries'
import { findDeviceHere, forgetHere, renew } from './admin-push'
import { pushText as words } from './admin-text'

/** Keeps this browser's device known to the server while the panel is open, and opens what a pressed notification is about. */
export function usePush(): void {
  const queryClient = useQueryClient()
  const { data: user, dataUpdatedAt } = useCurrentUser()
  const router = useRouter()
  const userId = user?.id
  const renewedFor = useRef<string | null>(null)

  useEffect(() => {
    if (userId === undefined || dataUpdatedAt === 0) return
    // A device belongs to a session, which gets another name over the open panel too, as with a new password.
    const session = localStorage.getItem(SESSION_STORED_UNDER)
    if (renewedFor.current === session) return
    renewedFor.current = session
    void (async () => {
      const id = await findDeviceHere(userId)
      if (id === null) return
      try {
        await renew(id, (await queryClient.fetchQuery(pushDevicesQuery)).publicKey)
        await queryClient.invalidateQueries({ queryKey: pushDevicesQuery.queryKey })
      } catch (error) {
        // Without a network, or a push service, it is tried when the panel is opened the next time.
        if (!(error instanceof ApiError) || error.status !== 404) return
        await forgetHere()
        showToast({ title: words.ended, description: words.endedHelp })
      }
    })()
  }, [userId, dataUpdatedAt, queryClient])

  useEffect(() => {
    const onMessage = ({ data }: MessageEvent) => {
      if (typeof data?.open === 'string') router.history.push(`/admin${data.open}`)
    }
    navigator.serviceWorker?.addEventListener('message', onMessage)
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage)
  }, [router])
}
