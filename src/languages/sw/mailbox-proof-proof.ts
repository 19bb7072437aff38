import { CODE_DIGITS } from '@/features/bookings/rules/mailbox-proof'
import type * as english from '@/features/mailbox-proof/rules/proof-words'
import type { Translation } from '@/kernel/translation'

export const PROOF_WORDS: Translation<typeof english.PROOF_WORDS> = {
  title: 'Thibitisha barua pepe yako',
  sent: (mailbox) => `Tumetuma msimbo kwa ${mailbox ?? 'anwani ya barua pepe uliyotupa'}.`,
  ask: 'Uandike hapa, au fungua kiungo kilicho kwenye barua pepe hiyo: kimojawapo kinatosha.',
  otherwise:
    'Ikiwa hakuna kinachofanyika kwa wakati, siku hizo zitakuwa wazi kwa wengine, na hatutakudai chochote.',
  code: 'Msimbo kutoka kwenye barua pepe',
  codeHelp: `Tarakimu ${CODE_DIGITS}. Huenda ukachukua dakika moja kufika; tafadhali angalia pia kwenye barua taka.`,
  codeForm: `Tafadhali andika tarakimu ${CODE_DIGITS} za msimbo`,
  wrong: 'Huu si msimbo wa barua pepe yetu ya mwisho. Tafadhali angalia mara nyingine.',
  confirm: 'Thibitisha',
  confirming: 'Tunathibitisha...',
  again: 'Tuma msimbo mpya',
  sending: 'Tunatuma...',
  sentAgain: 'Msimbo mpya uko njiani. Ule wa kabla yake hautumiki tena.',
  failed: 'Tumeshindwa kufanya hivyo. Tafadhali jaribu tena baada ya muda mfupi.',
  over: 'Muda wa kuthibitisha anwani yako ya barua pepe umekwisha. Isipokuwa kama ulifungua kiungo kilicho kwenye barua pepe yetu kabla ya hapo, siku hizo ziko wazi tena kwa wengine, na hudaiwi chochote. Tafadhali weka nafasi tena, au utupigie simu.',
  minutesLeft: (minutes) => (minutes <= 1 ? 'Imebaki chini ya dakika moja' : `Zimebaki dakika ${minutes}`),
  given: 'Anwani ya barua pepe imethibitishwa',
  byLink: 'Tunathibitisha anwani yako ya barua pepe...',
  byLinkFailed: 'Kwa sasa tumeshindwa kuthibitisha anwani yako ya barua pepe.',
  tryAgain: 'Jaribu tena',
}
