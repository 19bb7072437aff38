import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/load-failed'

export const LOAD_FAILED_WORDS: Translation<typeof english.LOAD_FAILED_WORDS> = {
  title: 'Ukurasa huu umeshindikana kupakiwa',
  advice: 'Tafadhali kagua mtandao wako na ujaribu tena.',
  tryAgain: 'Jaribu tena',
}
