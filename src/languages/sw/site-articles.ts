import { samplePicture } from '@/features/media/sample'
import { toDay } from '@/kernel/days'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles'

export const ARTICLES: Translation<typeof english.ARTICLES> = [
  {
    slug: 'a-year-in-ankole',
    title: 'Mwaka mzima Ankole, kiangazi na kijani',
    excerpt:
      'Viangazi viwili, misimu miwili ya kijani, wiki moja ya senene wa kukaanga na harusi nyingi kuliko wikendi: uje lini, na kwa ajili ya nini.',
    date: toDay('2026-09-14'),
    category: 'events',
    tags: ['misimu', 'hali ya hewa', 'harusi', 'kuhingira', 'sikukuu', 'mvua'],
    picture: samplePicture('fire-place'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'coffee-from-the-hill-to-the-cup',
    title: 'Kahawa, kutoka kilimani hadi kikombeni',
    excerpt:
      'Uganda hulima baadhi ya buni bora zaidi barani Afrika na hunywa chai. Jinsi ya kupata kikombe kizuri, na shamba kinakotoka.',
    date: toDay('2026-07-20'),
    category: 'food',
    tags: ['kahawa', 'robusta', 'arabika', 'mashamba', 'zawadi'],
    picture: samplePicture('coffee-and-bananas'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'a-market-morning-in-mbarara',
    title: 'Asubuhi sokoni Mbarara',
    excerpt:
      'Piramidi za nyanya, vikapu vyenye pembetatu, na maneno manne ya Runyankole yanayobadilisha bei ya kila kitu.',
    date: toDay('2026-06-02'),
    category: 'travel',
    tags: ['soko', 'vikapu', 'ununuzi', 'Runyankole', 'kazi za mikono', 'mji'],
    picture: samplePicture('market-stall'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'a-morning-at-lake-mburo',
    title: 'Asubuhi Ziwa Mburo',
    excerpt:
      'Pundamilia jua likichomoza, viboko kabla ya mchana, chakula cha mchana cha kuchelewa kwenye veranda: jinsi ya kuona hifadhi karimu zaidi ya Uganda kati ya siku mbili za kawaida.',
    date: toDay('2026-05-11'),
    category: 'travel',
    tags: ['Ziwa Mburo', 'safari', 'pundamilia', 'hifadhi', 'wanyamapori', 'mashua'],
    picture: samplePicture('lake-mburo-at-dawn'),
    isFeatured: true,
    minutes: 4,
  },
  {
    slug: 'what-to-eat-first-in-ankole',
    title: 'Cha kula kwanza Ankole',
    excerpt:
      'Mchuzi mweupe usio malai wala mtindi, ndizi zisizo tamu, na kifungua kinywa chenye jina la saa ya mkononi.',
    date: toDay('2026-03-23'),
    category: 'food',
    tags: ['eshabwe', 'matooke', 'ulezi', 'rolex', 'maziwa', 'vyakula'],
    picture: samplePicture('laid-table'),
    isFeatured: false,
    minutes: 4,
  },
  {
    slug: 'the-roads-west',
    title: 'Barabara za magharibi, na jinsi ya kuziendesha',
    excerpt:
      'Kutoka Kampala kupita ikweta hadi Mbarara, na kuendelea hadi kwa sokwe, simba na maziwa: umbali, saa, chakula cha mchana na maana ya tawi kwenye lami.',
    date: toDay('2026-02-09'),
    category: 'travel',
    tags: ['barabara', 'kuendesha', 'Kampala', 'ikweta', 'Bwindi', 'Queen Elizabeth', 'basi'],
    picture: samplePicture('hotel-from-above'),
    isFeatured: false,
    minutes: 4,
  },
]
