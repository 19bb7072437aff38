import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/layout/site-footer'

export const FOOTER_WORDS: Translation<typeof english.FOOTER_WORDS> = {
  calendar: 'Ona siku zilizo wazi',
  hotel: 'Hoteli',
  stay: 'Ukaaji wako',
  staff: 'Wafanyakazi',
  findUs: 'Mahali tulipo',
  message: (number) => `WhatsApp ${number}`,
  payment: 'Tunapokea',
  platforms: 'Tunapatikana pia kwenye mifumo ya kuweka nafasi.',
}
