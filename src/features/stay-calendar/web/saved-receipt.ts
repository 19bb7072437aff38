import { useMemo, useSyncExternalStore } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import { storedText } from '@/web/kit/stored-text'
import { readDetails, type SentDetails } from './sent-details'

/** For this tab alone, until the guest puts it away. It outlives a reload. */
const receiptText = storedText('bookingReceipt', () => sessionStorage)

/** What was booked last in this tab, the names of villa and extras, and what the guest chose and typed with it. */
export type SavedReceipt = Partial<SentDetails> & {
  receipt: BookingReceipt
  villaName: string
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
          ...readDetails(kept),
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
