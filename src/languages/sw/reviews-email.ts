import type * as english from '@/features/reviews/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const REVIEW_EMAIL_WORDS: Translation<typeof english.REVIEW_EMAIL_WORDS> = {
  subject: (hotel) => `Ukaaji wako ${hotel} ulikuwaje?`,
  dear: (name) => `Mpendwa ${name ?? 'mgeni'},`,
  thanks:
    'Asante kwa kukaa nasi. Je, utatuambia sisi, na watakaokuja baada yako, ilikuwaje? Inachukua dakika moja.',
  link: 'Toa alama kwa ukaaji wako',
  linkNote:
    'Kiungo ni chako peke yako. Unachoandika tunakisoma kwanza; kinachochapishwa ni jina lako la kwanza na mwezi, hakuna kingine kukuhusu. Hadi wakati huo unaweza kukibadilisha.',
  closing: (hotel) => `Wako kwa dhati,\n${hotel}`,
}
