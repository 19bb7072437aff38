import { keepTabText } from '@/web/kit/stored-text'
import { saveSearch } from './search-widget-memory'

/** What a guest has chosen and typed in this tab, as journey-memory.ts reads and writes it. */
export const draftText = keepTabText('bookingDraft')

/** Forgets what was searched for and typed, once it has become a booking. */
export function forgetDraft(): void {
  draftText.write(null)
  saveSearch(null)
}
