import type * as english from '@/features/page-sections/rules/services-words'
import type { Translation } from '@/kernel/translation'

export const SERVICES_SECTION_WORDS: Translation<typeof english.SERVICES_SECTION_WORDS> = {
  hero: {
    title: 'Tunayofanya, ili wewe usihangaike',
    text: 'Kukaa mahali ni mambo mengi madogo yanayokwenda sawa tu. Haya ndiyo yetu.',
  },
  villas: {
    title: 'Villa',
    text: 'Zenye samani hadi kijiko cha mwisho cha chai, kuanzia studio ya watu wawili hadi makazi ya watu sita. Mlango wako mwenyewe, kona yako ya kukaa, na kitanda kinachotandikwa ukiwa nje.',
    button: 'Tazama villa',
  },
  restaurant: {
    title: 'Mgahawa',
    text: 'Mapishi ya Ankole na ya ulimwengu, kuanzia kahawa ya kwanza hadi sahani ya mwisho. Kifungua kinywa ni sehemu ya kila ukaaji; chakula cha mchana na cha jioni vipo kila usipojisikia kupika.',
    button: 'Tazama menyu',
  },
  terrace: {
    title: 'Terasi na baa',
    text: 'Taa zilizotundikwa, vinywaji baridi, nyama choma jioni zenye joto na mara moja moja bendi. Karibu kiasi cha kurudi kwa miguu, mbali kiasi cha kutoisikia ukiwa kitandani.',
    button: 'Tazama ratiba',
  },
  included: {
    title: 'Katika kila ukaaji',
    text: 'Ni yako tangu dakika ya kwanza.',
  },
  extras: {
    title: 'Na ukiomba',
    text: 'Mambo manane ambayo wageni huomba zaidi. Tuambie unapoweka nafasi, au piga simu mapokezi.',
    entries: [
      {
        heading: 'Usafiri wa uwanja wa ndege',
        text: 'Kutoka Entebbe au Kampala, na dereva anayesubiri ukichelewa.',
      },
      {
        heading: 'Kufua na kupiga pasi',
        text: 'Nguo huchukuliwa asubuhi, hurudi jioni zikiwa zimetundikwa.',
      },
      {
        heading: 'Safari za hifadhini',
        text: 'Gari, kifungua kinywa cha kubeba na kiongozi wa safari ya Ziwa Mburo, vikipangwa siku moja kabla.',
      },
      {
        heading: 'Kitanda cha mtoto na kiti kirefu',
        text: 'Vikiwa tayari kabla hujafika, na birika la umeme ambalo haliko mbali kamwe.',
      },
      {
        heading: 'Mapema au kuchelewa',
        text: 'Villa kabla ya saa ya kuingia au baada ya saa ya kutoka, ikiwa iko wazi.',
      },
      {
        heading: 'Meza na kuchapisha',
        text: 'Meza tulivu, printa mapokezi, na simu unayoisikia vizuri.',
      },
      {
        heading: 'Chakula cha kubeba',
        text: 'Kwa safari ya Kabale au mashua ziwani, kikiwa tayari alfajiri.',
      },
      {
        heading: 'Maua na keki',
        text: 'Kwa siku ya kuzaliwa uliyoikumbuka, na ile ambayo nusura uisahau.',
      },
    ],
  },
  events: {
    title: 'Hafla na chakula',
    text: 'Ukumbi wa mikutano wa watu 100, ukumbi wa karamu wa watu 150, na jiko linalopikia kumbi zote mbili. Wageni wanaolala hapa tayari wako nyumbani.',
    button: 'Tazama kumbi',
  },
  closing: {
    title: 'Je, kuna jambo ambalo hatukulifikiria?',
    text: 'Uliza: majibu mengi ni ndiyo.',
  },
}
