import { useMemo, useSyncExternalStore } from 'react'
import type { BookingReceipt } from '@/features/bookings/contract'
import { keepTabText, keepText } from '@/web/kit/kept-text'
import { keepSearch } from './search-widget-memory'

/** What a guest has chosen and typed in this tab, as journey-memory.ts reads and writes it. */
export const draftText = keepTabText('bookingDraft')

/** Without a word about the guest; for this tab alone. */
const receiptText = keepText('bookingReceipt', () => sessionStorage)

/** What was booked last in this tab, and the villa's name. */
export type KeptReceipt = { receipt: BookingReceipt; villaName: string }

/** Keeps the receipt until the guest puts it away; null does. */
export function keepReceipt(kept: KeptReceipt | null): void {
  receiptText.write(kept && JSON.stringify(kept))
}

/** The receipt of this tab's last booking; null on the server. */
export function useKeptReceipt(): KeptReceipt | null {
  const text = useSyncExternalStore(receiptText.subscribe, receiptText.read, nothing)
  return useMemo(() => readReceipt(text), [text])
}

/** Forgets what was searched for and typed, once it has become a booking. */
export function forgetDraft(): void {
  draftText.write(null)
  keepSearch(null)
}

function readReceipt(text: string | null): KeptReceipt | null {
  try {
    const kept: Partial<KeptReceipt> | null = JSON.parse(text ?? 'null')
    return kept?.receipt && kept.villaName ? { receipt: kept.receipt, villaName: kept.villaName } : null
  } catch {
    return null
  }
}

function nothing() {
  return null
}
