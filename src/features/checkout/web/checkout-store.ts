import { useMemo, useSyncExternalStore } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import { keepTabText, storedText } from '@/web/kit/stored-text'
import { saveSearch } from './search-widget-memory'

/** What a guest has chosen and typed in this tab, as journey-memory.ts reads and writes it. */
export const draftText = keepTabText('bookingDraft')

/** Without a word about the guest; for this tab alone. */
const receiptText = storedText('bookingReceipt', () => sessionStorage)

/** What was booked last in this tab, and the villa's name. */
export type SavedReceipt = { receipt: BookingReceipt; villaName: string }

/** Keeps the receipt until the guest puts it away; null does. */
export function saveReceipt(kept: SavedReceipt | null): void {
  receiptText.write(kept && JSON.stringify(kept))
}

/** The receipt of this tab's last booking; null on the server. */
export function useKeptReceipt(): SavedReceipt | null {
  const text = useSyncExternalStore(receiptText.subscribe, receiptText.read, nothing)
  return useMemo(() => readReceipt(text), [text])
}

/** Forgets what was searched for and typed, once it has become a booking. */
export function forgetDraft(): void {
  draftText.write(null)
  saveSearch(null)
}

function readReceipt(text: string | null): SavedReceipt | null {
  try {
    const kept: Partial<SavedReceipt> | null = JSON.parse(text ?? 'null')
    return kept?.receipt && kept.villaName ? { receipt: kept.receipt, villaName: kept.villaName } : null
  } catch {
    return null
  }
}

function nothing() {
  return null
}
