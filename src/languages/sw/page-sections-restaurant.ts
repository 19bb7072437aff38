import type * as english from '@/features/page-sections/rules/restaurant-words'
import type { Translation } from '@/kernel/translation'

export const RESTAURANT_SECTION_WORDS: Translation<typeof english.RESTAURANT_SECTION_WORDS> = {
  hero: {
    title: 'Njoo na njaa, baki kwa ajili ya taa',
    illustration:
      'Mchoro: meza zilizoandaliwa kwenye terasi ya mbao wakati wa machweo, taa zilizotundikwa juu yake, vilima nyuma',
    text: 'Jiko linalopika kinachokua Ankole, na terasi ambako jioni yenyewe huandaliwa pamoja na chakula.',
  },
  menu: {
    title: 'Kutoka jikoni',
    text: 'Kinacholetwa na soko ndicho kinachoamua vyakula vya siku; hivi hapa karibu havikosekani.',
    note: 'Bila nyama, halali, bila pilipili, kwa ajili ya mtoto: tuambie unapoagiza, au unapoweka nafasi.',
    columns: [
      {
        heading: 'Vyakula vya Uganda',
        dishes: [
          'Matooke ya mvuke na mchuzi wa karanga',
          'Eshabwe',
          'Luwombo ya kuku kwenye majani ya mgomba',
          'Nyama ya mbuzi ya kuchoma, mtindo wa Ankole',
          'Sato mzima wa kuchoma',
          'Akaro, ugali wa ulezi',
          'Mchicha (dodo) na nyanya',
          'Rolex na parachichi',
        ],
      },
      {
        heading: 'Vyakula vya kimataifa',
        dishes: [
          'Steki ya pilipili manga na chipsi',
          'Spageti bolognese',
          'Mchuzi wa kuku na pilau',
          'Mboga za kukaangwa',
          'Sandwichi ya klabu',
          'Piza margherita ya tanuri',
          'Saladi ya bustani na ndimu',
          'Chapati za maji na ndizi na asali',
        ],
      },
      {
        heading: 'Vinywaji',
        dishes: [
          'Kahawa ya arabika ya Uganda, kwa birika',
          'Chai ya maziwa na tangawizi',
          'Juisi ya pasheni',
          'Juisi ya embe na nanasi',
          'Mtindi wa hapa',
          'Bia baridi za Uganda',
          'Mvinyo wa nyumba, kwa glasi',
          'Waragi na toniki',
        ],
      },
    ],
  },
  boards: {
    title: 'Milo wakati wa kukaa kwako',
    text: 'Kifungua kinywa huja na kila villa. Milo mingine unachagua wewe, usiku kwa usiku.',
  },
  roomService: {
    title: 'Huduma ya chumbani',
    text: 'Menyu yote jiko likiwa wazi; supu, sandwichi na chai saa nyingine zote. Piga simu mapokezi; chakula kitaletwa kikiwa kimefunikwa.',
  },
  catering: {
    title: 'Chakula cha hafla',
    text: 'Bufee kwa sherehe ya utambulisho, chakula cha sahani kwa kikao cha bodi, keki kwa mtu anayetimiza miaka sabini. Jiko letu hupikia kumbi zetu, na huja hata kwenye bustani yako.',
    button: 'Uliza kuhusu chakula',
    message: 'Tunapanga chakula cha watu … tarehe … na tungependa kusikia mnapendekeza nini.',
  },
  reserve: {
    title: 'Tuwekee meza',
    text: 'Piga simu, nayo imewekwa. Mkiwa zaidi ya wanane, mtawasaidia wapishi mkitujulisha siku moja kabla.',
  },
  closing: {
    title: 'Njia fupi kabisa ya kurudi baada ya chakula',
    text: 'Villa yako iko hatua chache kutoka kwenye terasi, na kifungua kinywa tayari kimejumuishwa.',
  },
}
