import type * as english from '@/features/stay-calendar/web/unanswered-text'
import type { Translation } from '@/kernel/translation'

export const UNANSWERED_WORDS: Translation<typeof english.UNANSWERED_WORDS> = {
  title: 'Bado hatujui',
  brief: 'Hakuna jibu lililorudi. Huenda nafasi yako imewekwa.',
  why: 'Ombi lako la nafasi limetumwa, lakini hakuna jibu lililorudi: huenda nafasi imewekwa, au haijawekwa. Hakuna ulichoandika kilichopotea.',
  safely:
    'Tunaendelea kuuliza wenyewe. Ni salama kubonyeza tena: hata ukibonyeza mara ngapi, nafasi inawekwa mara moja tu.',
  notMade:
    'Ombi lako la nafasi halikutufikia: bado hakuna nafasi iliyowekwa. Yote uliyoandika bado yako hapa.',
  tryAgain: 'Jaribu tena',
  asking: 'Tunauliza...',
  leave: 'Rudi kwenye nafasi yangu',
}
