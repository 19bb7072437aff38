import { useMemo, useSyncExternalStore } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import type { ArrivalTime } from '@/features/bookings/rules/arrival-time'
import { readArrivalTime } from '@/features/bookings/rules/read-arrival-time'
import { BOARDS, type Board } from '@/features/rates/rules/board'
import { storedText } from '@/web/kit/stored-text'

/** Without a word about the guest; for this tab alone. It outlives a reload. */
const receiptText = storedText('bookingReceipt', () => sessionStorage)

/** What was booked last in this tab, the names of villa and extras, when the guest arrives, the meals, and whether they asked for something. */
export type SavedReceipt = {
  receipt: BookingReceipt
  villaName: string
  arrivalTime?: ArrivalTime | null
  board?: Board | null
  hasRequests?: boolean
  extras?: readonly string[]
}

/** Keeps the receipt until the guest puts it away; null does. */
export function saveReceipt(kept: SavedReceipt | null): void {
  receiptText.write(kept && JSON.stringify(kept))
}

/** The receipt of this tab's last booking; null on the server. */
export function useSavedReceipt(): SavedReceipt | null {
  const text = useSyncExternalStore(receiptText.subscribe, receiptText.read, nothing)
  return useMemo(() => readReceipt(text), [text])
}

function readReceipt(text: string | null): SavedReceipt | null {
  try {
    const kept: Partial<SavedReceipt> | null = JSON.parse(text ?? 'null')
    // One of before there were references names nothing that a guest could say at reception.
    return kept?.receipt?.reference && kept.villaName
      ? {
          receipt: kept.receipt,
          villaName: kept.villaName,
          arrivalTime: readArrivalTime(kept.arrivalTime),
          board: BOARDS.find((board) => board === kept.board) ?? null,
          hasRequests: kept.hasRequests === true,
          extras: Array.isArray(kept.extras) ? kept.extras.map(String) : [],
        }
      : null
  } catch {
    return null
  }
}

function nothing() {
  return null
}
