import type * as english from '@/features/guest-data/rules/erasing-text'
import type { Translation } from '@/kernel/translation'

export const erasingText: Translation<typeof english.erasingText> = {
  stayOpen: (reference) =>
    `Nafasi ${reference} haijaisha. Taarifa hufutwa baada ya ukaaji kumalizika au kughairiwa.`,
  moneyOpen: (reference) =>
    `Kuna fedha za kumaliziana kwa nafasi ${reference}. Taarifa hufutwa pande zote mbili zinapokuwa hazidaiani.`,
  moneyMoving:
    'Kuna malipo au fedha zinazorejeshwa ambazo bado ziko njiani. Tafadhali jaribu tena zikishafika.',
  venueHeld: 'Kuna ukumbi uliohifadhiwa kwa tukio lijalo. Tafadhali uachilie kwanza.',
  mailMoving: 'Kuna barua pepe inayotumwa sasa hivi. Tafadhali jaribu tena baada ya dakika moja.',
  byHand: 'Hatuwezi kufuta taarifa hizi kutoka hapa. Tafadhali tupigie simu, tutafanya hivyo pamoja nawe.',
}
