import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/booking'

export const bookingContent: Translation<typeof english.bookingContent> = {
  title: 'Weka Nafasi Yako',
  description:
    'Chagua tarehe na idadi ya wageni na uweke nafasi ya villa mjini Mbarara mtandaoni: yanayotokea hatua kwa hatua, sera zetu, na yaliyojumuishwa katika kila ukaaji.',
  hero: {
    line: 'Dakika chache, hatua nne, hulipi chochote sasa. Mapokezi wapo ikiwa ungependa kuzungumza.',
    checkIn: 'Kuingia kuanzia',
    checkOut: 'Mwisho wa kutoka',
    picture: samplePicture('sundowner'),
  },
  steps: {
    title: 'Jinsi ya kuweka nafasi',
    list: [
      { title: 'Chagua Tarehe', text: 'Siku ya kuingia na ya kutoka, pamoja na bei ya kila usiku.' },
      { title: 'Wageni na Villa', text: 'Idadi ya wageni na aina ya chumba unachopenda.' },
      { title: 'Taarifa Zako', text: 'Mawasiliano yako, ili tuweze kukupata.' },
      { title: 'Malipo na Uthibitisho', text: 'Jinsi ungependa kulipa, na namba yako ya kumbukumbu.' },
    ],
    start: 'Anza Kuweka Nafasi',
    yourStay: 'Ukaaji wako hadi sasa',
    nothingYet: 'Bado hujachagua tarehe: hatua ya kwanza inaonyesha siku zilizo wazi.',
    checkIn: 'Kuingia',
    checkOut: 'Kutoka',
    nights: 'Usiku',
    guests: 'Wageni',
  },
  own: {
    title: 'Nafasi uliyoweka',
    description: 'Ukaaji wako kwetu: bei yake usiku kwa usiku, wageni na maombi, na kughairi.',
  },
  policies: { title: 'Sera za kuweka nafasi', more: 'Soma masharti ya kuweka nafasi' },
  included: {
    title: 'Yaliyojumuishwa katika kila ukaaji',
    line: 'Katika kila villa, tangu usiku wa kwanza.',
  },
  closing: {
    title: 'Ungependa kuzungumza na mtu?',
    line: 'Piga simu, na aliyeko mapokezi ataweka nafasi pamoja nawe.',
    call: 'Piga simu',
    write: 'Tuandikie',
  },
}
