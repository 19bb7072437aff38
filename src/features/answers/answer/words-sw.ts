import type { ForeignWords } from './foreign-words'

const YES_OR_NO = { yes: 'ndiyo.', no: 'hapana.', words: '', ask: '' } as const

/** Answers in Kiswahili. */
export const WORDS_SW: ForeignWords = {
  topics: {
    'check-in': ({ checkIn, reception }) =>
      `Kuingia ni kuanzia ${checkIn}, mapema zaidi kwa maombi kama villa iko wazi. Mapokezi: ${reception}.`,
    'check-out': ({ checkOut }) => `Kutoka ni hadi ${checkOut}, baadaye kwa maombi.`,
    reception: ({ reception }) => `Mapokezi yako wazi ${reception}.`,
    'reach-us': ({ phone, email }) => `Wasiliana nasi kwa ${phone} au ${email}.`,
    address: ({ address }) => `Tuko hapa: ${address}. [Ramani na njia](/contact)`,
    way: ({ address }) => `Tuko hapa: ${address}. Njia zimeelezwa kwenye ukurasa wa [Contact](/contact).`,
    payment: ({ methods }) => `Unalipa ukifika au kabla. Tunapokea: ${methods}.`,
    currency: ({ methods }) => `Bei zetu ni kwa dola za Marekani. Tunapokea: ${methods}.`,
    cancellation: ({ hoursToCancel, hasPlanTerms }) =>
      `Kughairi ni bure hadi saa ${hoursToCancel} kabla ya kuingia.${hasPlanTerms ? ' Bei nyingine zina masharti yake, yanayoonyeshwa unapochagua.' : ''} [Masharti](/policies/refunds)`,
    'breakfast-included': ({ hours }) => `Ndiyo, kifungua kinywa kimejumuishwa katika kila malazi. ${hours}`,
    boards: () =>
      'Half board ni kifungua kinywa na chakula cha mchana, full board ni milo yote mitatu. [Mgahawa](/restaurant)',
    'meal-hours': ({ hours }) => `Saa za chakula: ${hours} [Mgahawa](/restaurant)`,
    menu: () =>
      'Vyakula vyetu, vya kienyeji na vya kimataifa, viko kwenye ukurasa wa [Mgahawa](/restaurant).',
    diet: () =>
      'Vyakula visivyo na nyama huandaliwa kwa maombi. Kuhusu mzio, uliza mapokezi. [Mgahawa](/restaurant)',
    wifi: () => 'Ndiyo, WiFi ni bure na inatosha kwa simu za video.',
    parking: () => 'Ndiyo, maegesho ni bure, karibu na villa na yana ulinzi.',
    'hot-water': () => 'Ndiyo, kuna maji moto wakati wote.',
    'air-conditioning': () => 'Ndiyo, villa zina kiyoyozi.',
    transfer: ({ phone }) =>
      `Usafiri kutoka uwanja wa ndege hupangwa kwa maombi; ni bora kusafiri mchana. Uliza bei na saa kwa mapokezi, ${phone}.`,
    tax: () => 'Bei unayoiona ndiyo bei: jumla inaonyeshwa kabla ya kuhifadhi.',
    'book-how': ({ phone }) => `Chagua siku zako kwenye [kalenda](/calendar), au piga ${phone}.`,
    types: ({ kinds }) =>
      `Villa zetu (kwa usiku, Jumatatu hadi Alhamisi, pamoja na kifungua kinywa):\n${kinds}`,
    'villa-count': ({ count }) => `Tuna villa ${count}. [Villa](/villas)`,
    attractions: () =>
      'Karibu na Mbarara: Hifadhi ya Ziwa Mburo (pundamilia, twiga), takriban km 30, na kituo cha utamaduni cha Igongo, takriban km 12.',
    distance: () =>
      'Kampala ni takriban km 270 (saa tano), Hifadhi ya Ziwa Mburo takriban km 30. [Contact](/contact)',
    venue: () =>
      'Ukumbi wa mikutano unachukua hadi watu 100, ukumbi wa sherehe hadi 150. [Omba bei](/events)',
    events: () => 'Matukio yajayo yako kwenye ukurasa wa [Events](/events).',
    'drinking-water': () => 'Kunywa maji ya chupa au yaliyochemshwa, si ya bomba.',
    health: () =>
      'Kadi ya homa ya manjano inahitajika mpakani; kuhusu malaria muulize daktari na ulale kwenye chandarua.',
    children: () =>
      'Watoto wanakaribishwa. Bei ni ya villa nzima; bei za watoto haziko kwenye kurasa zetu, uliza mapokezi.',
    'child-prices': ({ phone }) =>
      `Bei ni ya villa nzima; bei za watoto haziko kwenye kurasa zetu, uliza mapokezi, ${phone}.`,
    gallery: () => 'Picha ziko kwenye [galeri](/gallery).',
    greeting: ({ hotel }) => `Habari, karibu ${hotel}! Ungependa kujua nini?`,
    thanks: () => 'Karibu sana. Kuna kingine?',
    bye: () => 'Kwaheri, safari njema!',
    'who-are-you': ({ hotel }) => `Mimi ni msaidizi wa kompyuta wa ${hotel}.`,
    'own-booking': ({ phone }) =>
      `Siwezi kuona booking: kiungo cha siri kwenye barua pepe yako kinaonyesha yako, au piga ${phone}.`,
    'others-bookings': () => 'Sijui lolote kuhusu wageni wengine.',
    'off-topic': ({ hotel, phone }) => `Najua kuhusu ${hotel} tu. Kwa mengine, mapokezi: ${phone}.`,
  },
  ask: ({ phone }) =>
    `Kurasa zetu hazisemi kuhusu hilo, na sitaki kubahatisha: uliza mapokezi, [${phone}](/contact).`,
  fact: ({ subject, answer, words }) =>
    `${subject}: ${[YES_OR_NO[answer], words && `(kwa Kiingereza) ${words}`].filter(Boolean).join(' ')}`,
  free: (days, nights, guests) =>
    `Zilizo wazi ${days} (usiku ${nights}${guests ? `, watu ${guests}` : ''}), pamoja na kifungua kinywa:`,
  none: (days) => `Hakuna inayofaa iliyo wazi ${days}. Angalia siku nyingine kwenye [kalenda](/calendar).`,
  group: 'Villa nyingi pamoja huhifadhiwa kwenye ukurasa wa [Booking](/booking/group) au kupitia mapokezi.',
  prices: ({ kinds }) => `Kwa usiku, Jumatatu hadi Alhamisi, pamoja na kifungua kinywa, kwa dola:\n${kinds}`,
  villa: (name, guests, price) => `- ${name} (hadi watu ${guests}): ${price}`,
  choose: 'Chagua siku hizi',
  perNight: 'kwa usiku',
  whichDays: 'Niambie tarehe zako, nitaangalia zilizo wazi.',
  notBooked: 'Hakuna kilichohifadhiwa mpaka uthibitishe.',
}
