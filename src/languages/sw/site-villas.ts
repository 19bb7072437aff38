import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/villas'

export const villasContent: Translation<typeof english.villasContent> = {
  home: 'Mwanzo',
  title: 'Villa',
  description:
    'Kila aina ya villa yenye samani tuliyonayo Mbarara, kuanzia studio ya bustanini ya watu wawili hadi nyumba ya familia, pamoja na bei yake kwa usiku, vyumba vyake na vilivyojumuishwa.',
  hero: {
    kicker: 'Villa zetu',
    title: 'Mlango wako mwenyewe, na bustani nyuma yake',
    line: 'Studio za usiku mmoja ukiwa safarini, villa za wiki ya utulivu, nyumba ya watu wote. Zote zina samani za kuishi ndani; kila moja ina kifungua kinywa mezani.',
    pictures: [samplePicture('rose-villa'), samplePicture('honey-bee'), samplePicture('bedroom')],
  },
  list: {
    title: 'Ipi ni yako?',
    line: 'Bei ni kwa dola za Marekani, kwa villa na kwa usiku, kuanzia Jumatatu hadi Alhamisi.',
  },
  why: {
    title: 'Kwa Nini Utuchague',
    line: 'Katika kila villa, kwa bei yoyote.',
    reasons: [
      {
        icon: 'wifi',
        title: 'WiFi ya Bure',
        text: 'Ndani ya villa, kwenye terasi na kwenye baa, yenye kasi ya kutosha kupiga simu ya video nyumbani.',
      },
      {
        icon: 'snow',
        title: 'Kiyoyozi',
        text: 'Kwa ajili ya alasiri za kiangazi. Jioni, hata dirisha lililo wazi linatosha.',
      },
      {
        icon: 'bath',
        title: 'Bafu Binafsi',
        text: 'Maji ya moto saa yoyote, na hakuna anayesubiri nje ya mlango.',
      },
      {
        icon: 'cup',
        title: 'Mgahawa',
        text: 'Kuanzia kifungua kinywa hadi chakula cha jioni, hatua chache tu au kwenye veranda yako.',
      },
    ],
  },
  grounds: {
    title: 'Kila villa ilipo',
    line: 'Nyumba sita kuzunguka bustani moja. Bonyeza villa uone siku zake zilizo wazi.',
    elsewhere: 'Kwingineko kwenye eneo letu',
  },
  closing: {
    title: 'Bado unasita kati ya mbili?',
    line: 'Kalenda inaonyesha kila villa, siku zake zilizo wazi na gharama ya kila usiku. Tazama kwanza, weka nafasi ukiipenda.',
    picture: samplePicture('hotel-from-above'),
    action: { path: '/calendar', label: 'Ona siku zilizo wazi' },
    other: { path: '/contact', label: 'Tuulize' },
  },
}

export const categoryContent: Translation<typeof english.categoryContent> = {
  description: (name, words, price) =>
    [`${name} mjini Mbarara${price ? `, kuanzia ${price} kwa usiku pamoja na kifungua kinywa` : ''}.`, words]
      .filter(Boolean)
      .join(' ')
      .slice(0, 300),
  pictures: {
    title: 'Tazama ndani',
    plan: 'Mpangilio wa vyumba',
    label: (name) => `Picha za ${name}`,
  },
  furnishing: { beds: 'Vitanda', view: 'Mandhari', kitchen: 'Jiko' },
  amenities: 'Ndani ya villa',
  included: 'Yaliyojumuishwa kwenye bei',
  features: 'Vizuri kujua',
  villas: {
    title: 'Chagua pembe yako ya eneo letu',
    line: (name) => `${name}: vyumba ni vilevile katika kila moja; mwanga, ghorofa na majirani hutofautiana.`,
    loading: 'Tunapakia villa',
    failed: 'Tumeshindwa kupakia villa za aina hii.',
    tryAgain: 'Jaribu tena',
    empty:
      'Kwa sasa hakuna villa kati ya hizi iliyoorodheshwa. Tafadhali tupigie simu: tutakutafutia chumba.',
    freeNights: 'Siku zilizo wazi',
    map: 'Mahali zilipo',
  },
  nights: {
    title: 'Siku zilizo wazi',
    line: 'Chagua villa, kisha tazama kalenda yake hapa. Siku ulizochagua zitakufuata unapoendelea kuweka nafasi.',
    villa: 'Villa',
    show: 'Onyesha siku zilizo wazi',
    loading: 'Tunapakia siku zilizo wazi',
    book: 'Weka Nafasi',
    bookDates: 'Weka nafasi kwa siku hizi',
  },
  others: { title: 'Au moja kati ya hizi', all: 'Villa zote' },
  closing: {
    title: (name) => `Usiku wako katika ${name}`,
    line: 'Hulipi chochote sasa. Chagua siku zako, na villa itahifadhiwa kwa ajili yako.',
    picture: samplePicture('terrace-at-dusk'),
    action: 'Ona siku zilizo wazi',
    other: { path: '/villas', label: 'Linganisha villa zote' },
  },
}
