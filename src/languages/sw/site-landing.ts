import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/landing'

export const landingContent: Translation<typeof english.landingContent> = {
  about: {
    title: 'Mahali tulivu katika magharibi ya kijani',
    paragraphs: [
      'Mbarara ipo pale inapoanzia barabara ya kwenda mbugani na kwenye maziwa. Villa zetu ziko kando kidogo ya barabara hiyo, katikati ya mashamba ya migomba, kila moja ikiwa na ufunguo wake, jiko lake na veranda yake ya kukaa jioni.',
      'Njoo kwa usiku mmoja ukielekea Ziwa Mburo, kwa wiki ya kazi mjini, au kwa harusi ya binamu. Lolote linalokuleta, jioni ni ya veranda.',
    ],
    more: 'Fahamu Zaidi Kutuhusu',
    villas: 'Tazama Villa Zote',
    pictureAlt:
      'Mchoro: villa ndogo ya rangi ya udongo katikati ya uwanda wenye maua, mizinga ya nyuki iliyopakwa rangi mbele yake',
  },
  special: {
    title: 'Kinachotutofautisha',
    cards: [
      {
        icon: 'pin',
        title: 'Mahali Pazuri',
        line: 'Dakika chache kutoka katikati ya Mbarara, na chini ya saa moja hadi kwa pundamilia na twiga wa Ziwa Mburo.',
      },
      {
        icon: 'guests',
        title: 'Huduma ya Kibinafsi',
        line: 'Wanaokukaribisha wanalijua jina lako, villa yako na jinsi unavyopenda kahawa yako.',
      },
      {
        icon: 'cup',
        title: 'Vyakula vya Asili',
        line: 'Matoke, maharage yenye harufu ya moshi na eshabwe, pamoja na vyakula vya kutoka mbali, vinavyopikwa unapoagiza.',
      },
    ],
  },
  contact: {
    title: 'Tuandikie kabla hujafika',
    line: 'Swali kuhusu barabara, siku ya kuzaliwa, kitanda cha mtoto: kila ujumbe unasomwa na kujibiwa.',
    call: 'Au piga simu',
    hours: (hours) => `Mapokezi: ${hours}.`,
    times: (checkIn, checkOut) => `Kuingia kuanzia ${checkIn}, mwisho wa kutoka ${checkOut}.`,
  },
  closing: {
    title: 'Usiku upi utakuwa wako?',
    line: 'Kalenda inaonyesha kila usiku ulio wazi na bei yake. Chagua villa, chagua siku zako, nasi tutakuhifadhia.',
    action: 'Ona siku zilizo wazi',
    villas: 'Tazama Villa',
  },
}

export const travelTipsContent: Translation<typeof english.travelTipsContent> = {
  title: 'Vidokezo vya Safari',
  intro: 'Yale tunayowaambia wageni wetu mezani wakati wa kifungua kinywa.',
  filter: 'Aina ya kidokezo',
  all: 'Vyote',
  more: 'Ona Vidokezo Zaidi',
  less: 'Punguza',
  carousel: 'Vidokezo vya safari, kimoja kimoja',
  remaining: 'Vidokezo zaidi',
  previous: 'Kidokezo kilichotangulia',
  next: 'Kidokezo kinachofuata',
  pause: 'Simamisha vidokezo',
  play: 'Endesha vidokezo',
  place: (place, total) => `${place} kati ya ${total}`,
  rated: 'Alama',
  where: 'Wapi',
  when: 'Wakati bora',
  cost: 'Gharama',
}
