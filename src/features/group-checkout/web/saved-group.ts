import { useMemo, useSyncExternalStore } from 'react'
import type { GroupReceipt } from '@/features/groups/contract'
import { readDetails, type SentDetails } from '@/features/stay-calendar/web/sent-details'
import { storedText } from '@/web/kit/stored-text'

/** For this tab alone, until the guest puts it away. It outlives a reload. */
const groupText = storedText('groupReceipt', () => sessionStorage)

/** What was booked last in this tab, and what was chosen and typed with it; `villas` are their names, in the order of the parts. */
export type SavedGroup = SentDetails & { receipt: GroupReceipt; villas: string[] }

/** Keeps the receipt until the guest puts it away; null does. */
export function saveGroup(saved: SavedGroup | null): void {
  groupText.write(saved && JSON.stringify(saved))
}

/** The receipt of this tab's last group; null on the server. */
export function useSavedGroup(): SavedGroup | null {
  const text = useSyncExternalStore(groupText.subscribe, groupText.read, nothing)
  return useMemo(() => readSaved(text), [text])
}

function readSaved(text: string | null): SavedGroup | null {
  try {
    const kept: Partial<SavedGroup> = JSON.parse(text ?? 'null') ?? {}
    const { receipt, villas } = kept
    return receipt?.reference && Array.isArray(receipt.parts) && villas
      ? { receipt, villas, ...readDetails(kept) }
      : null
  } catch {
    return null
  }
}

function nothing() {
  return null
}
