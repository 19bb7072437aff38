import { onlineManager, useIsMutating } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { OFFLINE_WORDS as words } from '@/features/bookings/text'
import { joinClasses } from '@/web/ui/classes'
import { Icon } from '@/web/ui/icon'
import { isPaused, SENDING_KEY } from './sending-key'

/** Says that there is no line, and what becomes of a booking that waits for it; what waits goes on by itself. */
export function OfflineNotice({ className }: { className?: string }) {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline(), online)
  const waiting = useIsMutating({ mutationKey: SENDING_KEY, predicate: isPaused })
  if (isOnline) return null
  return (
    <p
      role="alert"
      className={joinClasses(
        'flex gap-3 rounded-control border border-gold bg-gold-soft px-4 py-3',
        className,
      )}
    >
      <Icon name="alert" className="mt-0.5 size-5" />
      <span>
        <strong>{words.title}</strong> {waiting > 0 ? words.sending : words.text}
      </span>
    </p>
  )
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener)
}

function online(): boolean {
  return true
}
