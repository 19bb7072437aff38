import { saveSearch } from '@/features/search/web/search-widget-memory'
import { keepTabText } from '@/web/kit/stored-text'

/** What a guest has chosen and typed in this tab, as journey-memory.ts reads and writes it. */
export const draftText = keepTabText('bookingDraft')

/** Forgets what was searched for and typed, once it has become a booking. */
export function forgetDraft(): void {
  draftText.write(null)
  saveSearch(null)
}
