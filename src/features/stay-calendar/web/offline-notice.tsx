import { onlineManager, useIsMutating } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { OFFLINE_WORDS as words } from '@/features/bookings/text'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { hasFailed, isPaused, SENDING_KEY } from './sending-key'

/**
 * Says that there is no line, or that no answer comes over it, and what becomes of a booking that waits; what waits goes
 * on by itself.
 */
export function OfflineNotice({ className }: { className?: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline(), online)
  const waiting = useIsMutating({ mutationKey: SENDING_KEY, predicate: isPaused })
  const failing = useIsMutating({ mutationKey: SENDING_KEY, predicate: hasFailed })
  // The browser has told before this was there to hear it.
  useEffect(() => {
    if (!navigator.onLine) onlineManager.setOnline(false)
  }, [])
  const told = tell({ isOnline, isWaiting: waiting > 0, isFailing: failing > 0 })
  if (!told) return null
  return (
    <p
      role="alert"
      className={joinClasses(
        // In view wherever on the page the guest is, under the header.
        'sticky top-21 low:static z-20 flex gap-3 rounded-control border border-gold bg-gold-soft px-4 py-3',
        className,
      )}
    >
      <Icon name="alert" className="mt-0.5 size-5" />
      <span>
        <strong>{told.title}</strong> {told.text}
      </span>
    </p>
  )
}

type State = { isOnline: boolean; isWaiting: boolean; isFailing: boolean }

function tell({ isOnline, isWaiting, isFailing }: State): { title: string; text: string } | null {
  if (!isOnline) return { title: words.title, text: isWaiting ? words.sending : words.text }
  return isFailing ? words.noAnswer : null
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener)
}

function online(): boolean {
  return true
}
