import type * as english from '@/features/reviews/web/review-form-text'
import { formatMonth, toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'

export const reviewFormText: Translation<typeof english.reviewFormText> = {
  loading: 'Tunapakia maoni yako',
  greeting: (name) => (name === 'Guest' ? 'Ukaaji wako ulikuwaje?' : `Ukaaji wako ulikuwaje, ${name}?`),
  stay: (departedOn) => `Uliondoka kwetu ${formatMonth(toDay(departedOn))}.`,
  note: 'Tunasoma unachoandika kabla ya kukichapisha. Kinachochapishwa ni jina lako la kwanza na mwezi, hakuna kingine kukuhusu.',
  aspects: 'Na hasa, kadiri upendavyo',
  words: 'Kwa maneno yako',
  wordsHelp: 'Atakayekuja baada yako ajue nini?',
  optional: '(si lazima)',
  left: (count) => (count === 1 ? 'Imebaki herufi 1' : `Zimebaki herufi ${count.toLocaleString('en-US')}`),
  clear: 'Futa',
  /** Read aloud after it. */
  clearFor: (aspect) => `alama ya ${aspect.toLowerCase()}`,
  send: 'Tuma maoni',
  change: 'Hifadhi mabadiliko',
  sending: 'Tunatuma...',
  saved: { title: 'Asante', description: 'Maoni yako yametufikia.' },
  thanks: 'Asante. Maoni yako yametufikia.',
  thanksLine: 'Unaweza kuyabadilisha hapa hadi yatakapochapishwa.',
  published: 'Maoni yako yamechapishwa. Asante.',
  answer: 'Jibu letu',
  failed: 'Maoni yako hayajahifadhiwa',
  failedLine: 'Hakuna ulichoandika kilichopotea. Tafadhali jaribu tena baada ya muda mfupi.',
  gone: 'Kiungo hiki hakielekezi kwenye maoni yoyote.',
  goneHelp: 'Viungo hukwisha muda baada ya ukaaji. Unaweza kutuandikia au kutupigia simu wakati wowote.',
  notLoaded: 'Tumeshindwa kupakia maoni yako.',
  tryAgain: 'Jaribu tena',
  call: 'Piga simu',
  noScript: 'Kutoa alama kunahitaji JavaScript. Unaweza kutuandikia wakati wowote badala yake.',
  scale: { 1: 'Mbaya', 2: 'Wastani', 3: 'Nzuri', 4: 'Nzuri sana', 5: 'Bora kabisa' },
}
