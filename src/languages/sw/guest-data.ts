import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import { CODE_MINUTES } from '@/features/guest-data/rules/email-words'
import type * as english from '@/features/guest-data/rules/guest-data-text'
import type { Translation } from '@/kernel/translation'

export const guestDataText: Translation<typeof english.guestDataText> = {
  title: 'Taarifa zako',
  lead: 'Tazama, sahihisha au futa taarifa zako tulizonazo. Kwanza tunatuma msimbo kwenye barua pepe yako, ili asiwepo mwingine anayeweza kufanya hivyo.',
  send: 'Nitumie msimbo',
  sending: 'Tunatuma...',
  sent: `Msimbo uko njiani kwenda kwenye anwani ya barua pepe ya nafasi hii. Unatumika kwa dakika ${CODE_MINUTES}.`,
  code: 'Msimbo kutoka kwenye barua pepe',
  codeHelp: `Tarakimu ${CODE_DIGITS}. Huenda ukachukua dakika moja; tafadhali angalia pia kwenye barua taka.`,
  open: 'Onyesha ninachoweza kufanya',
  opening: 'Tunakagua...',
  again: 'Tuma msimbo mpya',
  wrongCode:
    'Huu si msimbo wa barua pepe yetu ya mwisho, au muda wake umekwisha. Tafadhali angalia mara nyingine.',
  keyOver: 'Muda wa kufanya hivi umekwisha. Tafadhali omba msimbo mpya.',
  noMailbox: 'Hatuna anwani ya barua pepe ya nafasi hii. Tafadhali tupigie simu, nasi tutafanya pamoja nawe.',
  copy: 'Nakala yako',
  copyHelp:
    'Nafasi zako zote zenye anwani hii ya barua pepe, ulicholipa, ulichotuandikia na tulichokuandikia. Maelezo ya wafanyakazi kukuhusu, mapokezi watakuonyesha ukiomba.',
  readable: 'Hifadhi ya kusoma',
  json: 'Hifadhi kama JSON',
  making: 'Tunatengeneza nakala...',
  saved: 'Nakala yako imehifadhiwa',
  correct: 'Sahihisha',
  correctHelp:
    'Katika kila nafasi yako yenye taarifa hizo. Hati zilizokwisha kutolewa zinabaki kama zilivyo.',
  name: 'Jina',
  phone: 'Simu',
  save: 'Hifadhi',
  saving: 'Tunahifadhi...',
  corrected: 'Imesahihishwa',
  failed: 'Imeshindikana',
  erase: 'Futa yote',
  eraseHelp:
    'Jina lako, anwani zako, ulichoandika na tulichokuandikia vinafutwa kabisa. Siku na kiasi cha pesa vinabaki bila jina lako, kwa sababu sheria ya kodi inavitaka.',
  eraseAsk: 'Unataka kufuta taarifa zako zote?',
  eraseAskLine:
    'Hili haliwezi kutenguliwa. Viungo vyako binafsi vitakoma, na hatutaweza tena kupata nafasi zako kwa jina lako.',
  byHand:
    'Hatuwezi kusahihisha taarifa hizi kutoka hapa. Tafadhali tupigie simu, nasi tutafanya pamoja nawe.',
  no: 'Acha taarifa zangu',
  yes: 'Ndiyo, futa yote',
  erasing: 'Tunafuta...',
  erased: 'Taarifa zako zimefutwa. Asante kwa kuwa mgeni wetu.',
}
