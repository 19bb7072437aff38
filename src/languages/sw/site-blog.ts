import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/blog'

export const categories: Translation<typeof english.categories> = {
  travel: 'Safari',
  food: 'Chakula',
  events: 'Hafla',
}

export const blogContent: Translation<typeof english.blogContent> = {
  title: 'Blogu',
  description:
    'Maandishi kutoka Mbarara na vilima vya Ankole: safari za wanyama kabla ya mchana, barabara, masoko, kahawa, chakula na misimu, kutoka kwa wanaoishi hapa.',
  headline: 'Maandishi kutoka veranda',
  intro:
    'Tunayowaambia wageni wanapouliza wafanye nini kesho. Tumeyaandika hapa, tumeyatembea, tumeyala na tumeyaendesha wenyewe.',
  search: 'Tafuta makala',
  searchHint: 'Pundamilia, kahawa, mvua …',
  filter: 'Onyesha makala kuhusu',
  all: 'Zote',
  categories,
  found: (count) => (count === 1 ? 'Makala 1 imepatikana' : `Makala ${count} zimepatikana`),
  featured: 'Maalumu',
  articles: 'Makala',
  read: 'Soma makala',
  minutes: (minutes) => `Dakika ${minutes} za kusoma`,
  by: (author) => `Na ${author}`,
  empty: 'Hakuna makala zinazolingana na ulichotafuta.',
  emptyHelp: 'Jaribu neno jingine, au tazama zote.',
  showAll: 'Onyesha makala zote',
  newsletter: {
    title: 'Barua mara mojamoja',
    line: 'Tungependa kuandika moja kila msimu, lakini bado hatujaanza. Hadi tutakapoanza, hakuna unachoandika hapa kinachotumwa au kuhifadhiwa.',
    email: 'Anwani ya barua pepe',
    submit: 'Jiandikishe',
    done: 'Asante kwa nia yako. Sehemu iko tupu tena; hakuna kilichotumwa na hakuna kilichohifadhiwa.',
    missing: 'Tafadhali andika anwani sahihi ya barua pepe',
  },
  closing: {
    title: 'Soma hapa, kisha uje uone',
    line: 'Kila moja ya asubuhi hizi huanzia kwenye mlango wetu. Chagua siku zako, nasi tutakuachia taa ikiwaka.',
    picture: samplePicture('veranda'),
    action: { path: '/calendar', label: 'Ona siku zilizo wazi' },
    other: { path: '/villas', label: 'Tazama Villa' },
  },
  trail: 'Uko hapa',
  home: 'Mwanzo',
  related: 'Soma pia',
  goodToKnow: 'Vizuri kujua',
}
