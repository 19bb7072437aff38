import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { sendForStaff } from '@/web/admin-kit/staff-request'
import { nextAttempt } from '@/web/kit/send-attempt'
import { storedText } from '@/web/kit/stored-text'
import { showToast } from '@/web/ui/toast'
import { CLEANING_MARKS_PATH } from '../paths'
import type { CleaningMark } from '../rules/condition'
import type { CleaningVilla, cleaningMarkCall } from '../staff-contract'
import { cleaningQuery } from '../staff-queries'
import { createMarkQueue, type QueuedMark } from './admin-mark-queue'
import { cleaningText as words } from './admin-text'

const RETRY_AFTER_MS = 15_000

/** What a member of staff pressed and the server has not answered yet, and the way to press; sent whenever there is a network. */
export function useMarks(staffId: number) {
  const queryClient = useQueryClient()
  const queue = useMemo(
    () =>
      createMarkQueue({
        // Each account has its own: nobody's work is sent under another's name.
        store: storedText(`cleaning-marks-${staffId}`),
        send: async ({ pressedAt, ...mark }) => {
          const secondsAgo = Math.min(604_800, Math.max(0, Math.round((Date.now() - pressedAt) / 1000)))
          const { isApplied, villa } = await sendForStaff<typeof cleaningMarkCall>(
            'POST',
            CLEANING_MARKS_PATH,
            { ...mark, secondsAgo },
          )
          queryClient.setQueryData(cleaningQuery.queryKey, (list) =>
            list ? { ...list, villas: list.villas.map((one) => (one.id === villa.id ? villa : one)) } : list,
          )
          if (!isApplied) showToast(words.tooLate(villa.name))
        },
        onRefused: (_mark, error) =>
          showToast({ title: words.refused, description: error.serverMessage ?? '', tone: 'destructive' }),
      }),
    [staffId, queryClient],
  )
  const waiting = useSyncExternalStore(queue.subscribe, queue.read)

  useEffect(() => {
    const onChance = () => {
      if (navigator.onLine && queue.read().length > 0) void queue.flush()
    }
    onChance()
    const timer = setInterval(onChance, RETRY_AFTER_MS)
    addEventListener('online', onChance)
    document.addEventListener('visibilitychange', onChance)
    return () => {
      clearInterval(timer)
      removeEventListener('online', onChance)
      document.removeEventListener('visibilitychange', onChance)
    }
  }, [queue])

  function press({ id: villaId, turn }: CleaningVilla, mark: CleaningMark, day: string) {
    const { key } = nextAttempt(null, '')
    const pressed: QueuedMark = { key, villaId, mark, turn, day, pressedAt: Date.now() }
    queue.add(pressed)
    if (navigator.onLine) void queue.flush()
  }

  return { waiting, press }
}
