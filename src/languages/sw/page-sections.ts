import type * as english from '@/features/page-sections/text'
import type { Translation } from '@/kernel/translation'

export const pageSectionsWords: Translation<typeof english.pageSectionsWords> = {
  loading: 'Tunapakia ukurasa',
  failed: 'Tumeshindwa kupakia maneno ya ukurasa huu',
  failedHelp: 'Tafadhali kagua mtandao wako na ujaribu tena. Mapokezi pia hujibu kila swali.',
  tryAgain: 'Jaribu tena',
}
