import { useMemo, useSyncExternalStore } from 'react'
import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { readArrivalTime } from '@/features/bookings/rules/read-arrival-time'
import type { GroupReceipt } from '@/features/groups/contract'
import { BOARDS, type Board } from '@/features/rates/rules/board'
import { storedText } from '@/web/kit/stored-text'

/** Without a word about the guest; for this tab alone. It outlives a reload. */
const groupText = storedText('groupReceipt', () => sessionStorage)

/**
 * What was booked last in this tab, when the group arrives, its meals, and whether it asked for something; `villas` are their
 * names, in the order of the parts.
 */
export type SavedGroup = {
  receipt: GroupReceipt
  villas: string[]
  arrivalTime: ArrivalTime | null
  board: Board | null
  hasRequests: boolean
}

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
      ? {
          receipt,
          villas,
          arrivalTime: readArrivalTime(kept.arrivalTime),
          board: BOARDS.find((board) => board === kept.board) ?? null,
          hasRequests: kept.hasRequests === true,
        }
      : null
  } catch {
    return null
  }
}

function nothing() {
  return null
}
