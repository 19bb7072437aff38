import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Day } from '@/kernel/days'
import { type BookingDraft, readDraft, writeDraft } from '../rules/checkout'
import { draftText } from './checkout-store'

/** What the guest has chosen and typed so far in this tab; null until the page is awake. */
export function useDraft(today: Day) {
  const text = useSyncExternalStore<string | null | undefined>(draftText.subscribe, draftText.read, unknown)
  const draft = useMemo(() => (text === undefined ? null : readDraft(text, today, Date.now())), [text, today])
  const change = useCallback(
    (changed: (draft: BookingDraft) => BookingDraft) => {
      const now = Date.now()
      draftText.write(writeDraft(changed(readDraft(draftText.read(), today, now)), now))
    },
    [today],
  )
  return { draft, change }
}

function unknown() {
  return undefined
}
