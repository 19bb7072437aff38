import type * as english from '@/features/plain-checkout/text'
import type { Translation } from '@/kernel/translation'

export const PLAIN_WORDS: Translation<typeof english.PLAIN_WORDS> = {
  title: 'Weka Nafasi Yako',
  call: (phone) => `Piga ${phone}`,
  ready: (time) => `Villa yako iko tayari kuanzia ${time}.`,
  arrival: 'Unatarajia kufika saa ngapi?',
  unknown: 'Bado sijui',
  chosen: 'Ukaaji wako',
  otherStay: 'Chagua tarehe nyingine au villa nyingine',
  extras:
    'Kuja kuchukuliwa, chakula cha matembezini au huduma nyingine ya ziada? Iandike kwenye maombi, nasi tutaiongeza.',
  noStay: 'Tafadhali chagua tarehe zako na villa kwanza.',
  gone: 'Haiko wazi tena kwa siku hizi, au haiwatoshi. Tafadhali chagua tena.',
  toStart: 'Ona zilizo wazi',
  wrong: 'Tafadhali tazama tena sehemu zilizowekewa alama.',
  unseen: 'Tafadhali tazama nafasi yako mara nyingine, kisha itume.',
  again: 'Ulichoandika bado kiko hapa.',
  goBack: 'Rudi nyuma kwenye kivinjari chako upate ulichoandika.',
}
