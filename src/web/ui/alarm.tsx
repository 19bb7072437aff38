import type { ReactNode } from 'react'
import { defineWords } from '@/kernel/words'
import { Button } from './button'
import { Icon } from './icon'

export const ALARM_WORDS = defineWords('ui-alarm.ALARM_WORDS', { retry: 'Try again' } as const)

type AlarmProps = { children: ReactNode; onRetry?: () => void; retryLabel?: string }

/** Something a person has to know before going on; it is read out when it comes. */
export function Alarm({ children, onRetry, retryLabel = ALARM_WORDS.retry }: AlarmProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border border-alarm bg-blush px-4 py-3 text-alarm"
    >
      <div className="flex grow gap-3 font-semibold">
        <Icon name="alert" className="mt-0.5 size-5" />
        <div>{children}</div>
      </div>
      {onRetry && (
        <Button look="quiet" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
