import type * as english from '@/features/booking-emails/rules/group-words'
import type { Translation } from '@/kernel/translation'

export const GROUP_LETTER_WORDS: Translation<typeof english.GROUP_LETTER_WORDS> = {
  received: {
    subject: (reference, hotel) => `Ombi la kikundi limepokelewa: ${reference}, ${hotel}`,
    thanks: (villas, held) =>
      `Asante: tumepokea ombi lako la villa ${villas}. ${held} Kisha tutakuandikia tena.`,
    unproven: (villas, held) => `Asante: tumepokea ombi lako la villa ${villas}. ${held}`,
    prove: 'Thibitisha anwani yako ya barua pepe uone villa zako',
    deposit: (amount) =>
      `Tunaomba malipo ya awali ya ${amount} kwa villa zote pamoja. Unayalipa kwenye ukurasa wa kiungo kilicho katika barua pepe hii.`,
  },
  lapsed: {
    subject: (reference, hotel) => `Ombi lako la kikundi ${reference}, ${hotel}, limekwisha muda`,
    text: 'Samahani: hatukuweza kuthibitisha ombi lako la villa hizi kwa wakati, na siku zake ziko wazi tena kwa wengine. Hudaiwi chochote kwa ajili yake. Ikiwa bado ungependa kuja, tafadhali weka nafasi tena au utupigie simu.',
    link: 'Ona zilizo wazi',
  },
  confirmed: {
    subject: (reference, hotel) => `Kikundi chako ${reference}, ${hotel}, kimethibitishwa`,
    text: (villas) => `Nafasi yako ya villa ${villas} imethibitishwa. Tunawasubiri nyote kwa hamu.`,
  },
  changed: {
    subject: (reference, hotel) => `Ukaaji wako ${hotel} umebadilishwa (kikundi ${reference})`,
    text: (phones) => [
      'Tumekuhamishia ukaaji wa kikundi chako. Huu hapa kama ulivyo sasa, pamoja na bei zake; unachukua nafasi ya tulivyokuandikia awali.',
      `Je, kuna kisicho kama unavyotaka? Tupigie simu kwa ${phones}, nasi tutarekebisha. Faili iliyoambatishwa na barua hii husasisha kalenda yako.`,
    ],
  },
  cancelled: {
    subject: (reference, hotel) => `Kikundi chako ${reference}, ${hotel}, kimeghairiwa`,
    text: (isFree) =>
      isFree
        ? 'Nafasi ya kikundi chako imeghairiwa, na siku zake ziko wazi tena kwa wengine. Hudaiwi chochote kwa ajili yake. Ikiwa umeshalipa kitu, mapokezi watamalizana nawe.'
        : 'Nafasi ya kikundi chako imeghairiwa, na siku zake ziko wazi tena kwa wengine. Gharama ziko hapa chini; mapokezi watamalizana nawe.',
  },
  undone: {
    subject: (reference, hotel) =>
      `Tafadhali puuza barua yetu ya mwisho kuhusu kikundi ${reference}, ${hotel}`,
    stands:
      'Barua yetu ya mwisho kuhusu kikundi chako ilikuwa kosa letu, na tunaomba radhi. Hapa chini unaona hali ya kila villa ilivyo sasa. Kwa zilizothibitishwa, hudaiwi chochote cha kughairi.',
    waits: (held) =>
      `Barua yetu ya mwisho kuhusu kikundi chako ilikuwa kosa letu, na tunaomba radhi. Hapa chini unaona hali ya kila villa ilivyo sasa; si zote zimethibitishwa bado. ${held} Kisha tutakuandikia tena.`,
  },
  asked: {
    subject: (reference, hotel) => `Kiungo chako binafsi cha kikundi ${reference}, ${hotel}`,
    text: 'Hiki hapa kiungo binafsi cha kikundi chako. Kiliombwa kwenye tovuti yetu, au tulipewa anwani hii kwa ajili ya kikundi. Je, ameomba mtu mwingine? Basi huna haja ya kufanya chochote: hakuna mwingine mwenye kiungo hiki isipokuwa wewe.',
  },
  desk: {
    subject: (reference, villas) => `Ombi jipya la kikundi ${reference}: villa ${villas}`,
    asked: (villas) => `Mgeni ameomba villa ${villas} kwa pamoja.`,
    waits: 'Zinahifadhiwa hadi mtu azithibitishe au muda wake ukwishe.',
    isDecided: 'Baadhi au zote zimethibitishwa au zimeghairiwa tangu hapo.',
    link: 'Fungua kikundi kwenye paneli',
  },
  reference: 'Kikundi',
  villas: 'Villa',
  staying: 'Watakaokaa',
  villaTotal: 'Bei',
  total: 'Jumla ya kikundi',
  status: 'Hali',
  link: 'Ona, badilisha au ghairi villa za kikundi chako',
  linkNote:
    'Kiungo hiki ni chako peke yako: yeyote aliye nacho anaweza kuona na kubadilisha kila nafasi ya kikundi.',
}
