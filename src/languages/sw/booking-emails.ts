import type * as english from '@/features/booking-emails/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const LETTER_WORDS: Translation<typeof english.LETTER_WORDS> = {
  received: {
    subject: (reference, hotel) => `Ombi limepokelewa: ${reference}, ${hotel}`,
    dear: (name) => `Mpendwa ${name ?? 'mgeni'},`,
    thanks: (held) => `Asante: tumepokea ombi lako. ${held} Kisha tutakuandikia tena.`,
  },
  unproven: {
    thanks: (held) => `Asante: tumepokea ombi lako. ${held}`,
    code: (code) => `Msimbo wako: ${code}`,
    how: 'Andika msimbo kwenye ukurasa ulioweka nafasi, au fungua kiungo hiki. Kimojawapo kinatosha.',
    link: 'Thibitisha anwani yako ya barua pepe uone nafasi yako',
    otherwise:
      'Ikiwa hakuna kinachofanyika kwa wakati, siku hizo zitakuwa wazi kwa wengine, na hudaiwi chochote. Je, si wewe uliyeomba? Basi huna haja ya kufanya chochote.',
  },
  lapsed: {
    subject: (reference, hotel) => `Ombi lako ${reference}, ${hotel}, limekwisha muda`,
    text: 'Samahani: hatukuweza kuthibitisha ombi lako kwa wakati, na siku zake ziko wazi tena kwa wengine. Hudaiwi chochote. Ikiwa bado ungependa kuja, tafadhali weka nafasi tena au utupigie simu.',
    link: 'Ona zilizo wazi',
  },
  confirmed: {
    subject: (reference, hotel) => `Nafasi yako ${reference}, ${hotel}, imethibitishwa`,
    text: 'Nafasi yako imethibitishwa. Tunakusubiri kwa hamu.',
  },
  changed: {
    subject: (reference, hotel) => `Ukaaji wako ${hotel} umebadilishwa (nafasi ${reference})`,
    text: (phones) => [
      'Tumekubadilishia ukaaji wako. Huu hapa kama ulivyo sasa, pamoja na bei yake usiku kwa usiku; unachukua nafasi ya tulivyokuandikia awali.',
      `Je, kuna kisicho kama unavyotaka? Tupigie simu kwa ${phones}, nasi tutarekebisha. Faili iliyoambatishwa na barua hii husasisha kalenda yako.`,
    ],
  },
  cancelled: {
    subject: (reference, hotel) => `Nafasi yako ${reference}, ${hotel}, imeghairiwa`,
    text: (isFree) =>
      isFree
        ? 'Nafasi yako imeghairiwa, na siku zake ziko wazi tena kwa wengine. Hudaiwi chochote kwa ajili yake. Ikiwa umeshalipa kitu, mapokezi watamalizana nawe.'
        : 'Nafasi yako imeghairiwa, na siku zake ziko wazi tena kwa wengine. Gharama ziko hapa chini; mapokezi watamalizana nawe.',
  },
  undone: {
    subject: (reference, hotel) =>
      `Tafadhali puuza barua yetu ya mwisho kuhusu nafasi ${reference}, ${hotel}`,
    stands:
      'Tulikuandikia kwamba nafasi yako imeghairiwa. Hilo lilikuwa kosa letu, na tunaomba radhi. Nafasi yako imethibitishwa, kama unavyoiona hapa chini, na hudaiwi chochote cha kughairi kwa kuwa hakuna kilichoghairiwa.',
    waits: (held) =>
      `Barua yetu ya mwisho kuhusu ombi lako ilikuwa kosa letu, na tunaomba radhi. Ombi lako bado halijathibitishwa wala kughairiwa; unaliona hapa chini. ${held} Kisha tutakuandikia tena.`,
  },
  byGuest: {
    receipt: {
      subject: (reference, hotel) => `Nafasi yako ${reference}, ${hotel}, imebadilishwa`,
      text: 'Nafasi yako imebadilishwa kwa kiungo chake binafsi. Haya hapa mabadiliko, na ukaaji kama ulivyo sasa; unachukua nafasi ya tulivyokuandikia awali.',
      notYou: (phones) =>
        `Je, hukuwa wewe, au kuna kisicho kama unavyotaka? Tupigie simu kwa ${phones}, nasi tutarekebisha.`,
    },
    notice: {
      subject: (reference, villa) => `Imebadilishwa na mgeni: ${reference}, ${villa}`,
      text: 'Mgeni amebadilisha nafasi hii kwa kiungo binafsi.',
    },
    cancelled: {
      subject: (reference, villa) => `Imeghairiwa na mgeni: ${reference}, ${villa}`,
      text: 'Mgeni ameghairi nafasi hii kwa kiungo binafsi. Siku zake ziko wazi tena kwa wengine.',
    },
    changes: 'Mabadiliko',
    fields: {
      villa: 'Villa',
      checkInDate: 'Kuingia',
      checkOutDate: 'Kutoka',
      numberOfGuests: 'Wageni',
      board: 'Milo',
      totalAmount: 'Jumla',
    },
    guestData: {
      childAges: 'Umri wa watoto',
      wantsCot: 'Kitanda cha mtoto',
      arrivalTime: 'Kufika',
      specialRequests: 'Maombi',
    },
    isNew: 'imebadilishwa',
    fromTo: (from, to) => `${from} → ${to}`,
    cancelCost: 'Jumla ya gharama',
    nothing: 'hakuna',
    otherCharges: 'Gharama nyingine',
    paid: 'Imelipwa hadi sasa',
    due: 'Kilichobaki kulipwa',
    comesBack: 'Mgeni anarudishiwa',
  },
  asked: {
    subject: (reference, hotel) => `Kiungo chako binafsi cha nafasi ${reference}, ${hotel}`,
    text: 'Hiki hapa kiungo binafsi cha nafasi yako kilichoombwa kwenye tovuti yetu. Je, ameomba mtu mwingine? Basi huna haja ya kufanya chochote: hakuna mwingine mwenye kiungo hiki isipokuwa wewe.',
  },
  desk: {
    subject: (reference, villa) => `Ombi jipya ${reference}: ${villa}`,
    asked: 'Mgeni ameomba ukaaji huu.',
    waits: 'Siku zake zinahifadhiwa hadi mtu aithibitishe au muda wake ukwishe.',
    isConfirmed: 'Imethibitishwa tangu hapo.',
    isOver: 'Siku zake hazihifadhiwi tena: imeghairiwa, au hakuna aliyeithibitisha kwa wakati.',
    link: 'Ifungue kwenye paneli',
  },
  rows: {
    reference: 'Nafasi',
    villa: 'Villa',
    checkIn: 'Kuingia',
    checkOut: 'Kutoka',
    arrival: 'Kufika',
    guests: 'Wageni',
    board: 'Milo',
    freeCancellation: 'Kughairi bila malipo',
    untilMoment: (moment) => `hadi ${moment}`,
    requests: 'Maombi',
    guest: 'Mgeni',
    email: 'Barua pepe',
    phone: 'Simu',
    total: 'Jumla',
    withExtras: 'Jumla pamoja na za ziada',
    from: (day, time) => `${day}, kuanzia ${time}`,
    until: (day, time) => `${day}, hadi ${time}`,
  },
  price: 'Bei, usiku kwa usiku',
  policies: 'Vizuri kujua',
  directions: 'Jinsi ya kutufikia',
  map: 'Fungua ramani',
  plusCode: (code) => `Plus code ${code}`,
  link: 'Ona, badilisha au ghairi nafasi yako',
  linkNote: 'Kiungo hiki ni chako peke yako: yeyote aliye nacho anaweza kuona na kubadilisha nafasi hii.',
  closing: (hotel) => `Wako kwa dhati,\n${hotel}`,
}

export const BOARD_WORDS: Translation<typeof english.BOARD_WORDS> = {
  'bed-and-breakfast': 'Malazi na kifungua kinywa',
  'half-board': 'Milo miwili (kifungua kinywa na chakula cha mchana)',
  'full-board': 'Milo mitatu (kifungua kinywa, chakula cha mchana na cha jioni)',
}
