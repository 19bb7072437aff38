import type * as english from '@/features/phone-messages/rules/consent-text'
import type { Translation } from '@/kernel/translation'

export const phoneConsentText: Translation<typeof english.phoneConsentText> = {
  title: 'Ujumbe kuhusu ukaaji wako kwa SMS au WhatsApp?',
  lead: (phone) =>
    `Tunakuandikia kwa barua pepe. Unachohitaji kuwa nacho karibu ukiwa njiani, kama vile muda tunaokusubiri, tunaweza pia kukutumia kwa ${phone}. Bila ofa.`,
  isOn: (phone) => `Unapokea ujumbe kuhusu ukaaji wako kwa ${phone}.`,
  start: 'Ndiyo, nitumieni kwenye simu',
  stop: 'Simamisha ujumbe huu',
  started: 'Tayari: ujumbe kuhusu ukaaji wako utakuja kwenye simu yako.',
  stopped: 'Tayari: hakuna ujumbe zaidi utakaokuja kwenye simu yako. Tutakuandikia kwa barua pepe.',
  back: 'Kwenye nafasi yako',
  later: 'Unaweza kubadilisha hili hapa wakati wowote, au jibu STOP.',
  stoppedByPhone: (phone) =>
    `${phone} ilijibu STOP: hakuna ujumbe unaotumwa huko. Ili kuupokea tena, tafadhali tuma START kutoka simu hiyo, au waambie mapokezi.`,
  noPhone: 'Hatuna namba ya simu ya nafasi hii ambayo ujumbe unaweza kutumwa. Tafadhali tupe namba moja.',
  closed: 'Hoteli haitumi ujumbe kwenye simu kwa sasa.',
  linkInMail: 'Pokea ujumbe kuhusu ukaaji wako kwenye simu yako pia',
}
