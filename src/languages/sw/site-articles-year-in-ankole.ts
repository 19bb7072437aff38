import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-year-in-ankole'

export const body: Translation<typeof english.body> = [
  'Nusu digrii kusini mwa ikweta hakuna majira ya joto wala ya baridi kali. Jua huchomoza karibu saa moja asubuhi na kutua karibu saa moja jioni mwaka mzima, na katika mwinuko wa takriban mita 1,400 juu ya usawa wa bahari mchana hubaki kati ya nyuzi 20 na 28. Kinachobadilika ni maji, na pamoja nayo rangi ya vilima, chakula mezani, na kile ambacho watu husherehekea.',
  { heading: 'Desemba hadi Februari: kiangazi na sherehe' },
  'Kiangazi cha kwanza huanza kila mtu anaporudi nyumbani. Wiki moja kabla ya Krismasi barabara kutoka Kampala ni mstari mmoja mrefu wa magari yenye magodoro juu ya paa, na kila kijiji kina harusi, ibada ya shukrani au vyote viwili. Weka nafasi mapema, tarajia muziki, na usishangae ukialikwa: mgeni kutoka mbali huleta heshima kwenye sherehe.',
  'Januari vumbi hutulia, nyasi huwa za njano na wanyama wa Ziwa Mburo hukusanyika karibu na maji, jambo linalowafanya wawe rahisi kuonekana. Tarehe 26 ni Siku ya Ukombozi. Wiki hizi ndizo bora kwa safari ndefu za gari na kwa kutembea kwa miguu.',
  { heading: 'Machi hadi Mei: masika' },
  'Mvua hapa ni nadra kuwa siku nzima ya mawingu. Ni saa moja, mara nyingi alasiri, radi ikitembea juu ya safu ya vilima na harufu ya udongo uliolowa ikiitangulia; kisha jua hurudi na kila kitu hufuka mvuke. Vilima hugeuka kijani ambacho picha haziwezi kukiamini. Barabara za murram huteleza, kwa hiyo panga kuwa na gari lililoinuka, na tumia asubuhi kwa matembezi.',
  'Ndio wakati tulivu zaidi wa kusafiri, na ndege wanalijua hilo: wengi wako katika manyoya yao mazuri kabisa, na korongo taji, ambaye Uganda inaye kwenye bendera yake, hucheza katika mashamba yenye maji. Pasaka huangukia miezi hii, pamoja na kwaya utakazozisikia kutoka mbali.',
  { heading: 'Juni hadi Agosti: kiangazi tena' },
  'Kiangazi cha pili ndicho chenye wasafiri wengi zaidi. Tarehe 3 Juni mahujaji kutoka Afrika Mashariki yote hufika Namugongo karibu na Kampala kwa ajili ya Siku ya Mashahidi, baadhi wakiwa wamepita Mbarara kwa miguu wiki kadhaa kabla, na nyimbo zao na fimbo zao. Asubuhi kuna baridi ya kutosha kuvaa sweta. Kahawa hukauka kwenye mikeka kando ya barabara, na jioni hunukia moshi na mahindi ya kuchoma.',
  { heading: 'Msimu wa familia' },
  'Miezi ya kiangazi ni miezi ya harusi, na huko Ankole harusi ina nusu mbili. Kuhingira ni siku ambayo familia ya bibi harusi humkabidhi binti yao. Familia mbili hukaa zikitazamana chini ya mahema, na kila moja ina msemaji, aliyechaguliwa kwa ucheshi wake, ambaye hujadiliana, hutania na kutaja methali kwa saa nyingi kuhusu mambo yaliyokwisha kuamuliwa zamani. Ng’ombe huahidiwa. Zawadi huletwa kwa maandamano, zikibebwa vichwani. Wanawake huvaa mushanana, inayoning’inia juu ya bega moja, na wanaume kanzu ndefu nyeupe na koti.',
  'Ikiisha huja eshabwe, na kisha kucheza: ekitaguriro, mikono ikiwa imeinuliwa kama pembe za ng’ombe na miguu ikipiga ardhi kama kwato zao. Ukiombwa ujiunge, inua mikono yako ucheze. Utacheza vibaya, na utapendwa sana.',
  {
    note: 'Umealikwa kwenye kuhingira? Vaa vizuri, funika magoti yako, fika saa iliyoandikwa kwenye kadi ingawa itaanza baadaye, na uje na bahasha. Simu zinaweza kurekodi ngoma. Wakati wa hotuba hubaki mfukoni.',
  },
  { heading: 'Septemba hadi Novemba: vuli' },
  'Wakati wa kupanda. Mvua za kwanza za radi hutuliza vumbi, maharage huingia ardhini kati ya migomba, na shule hujaa tena. Tarehe 9 Oktoba ni Siku ya Uhuru, yenye gwaride. Na mwezi wa Novemba, usiku ukikubali, huja nsenene: panzi, kwa makundi kama mawingu, wakivutwa na taa. Hukaangwa na vitunguu na chumvi na kuuzwa kwa kikombe. Wana ladha ya kamba wa baharini na njugu, na kiganja cha pili ni rahisi kuliko cha kwanza.',
  { heading: 'Basi, lini?' },
  {
    list: [
      'Kwa wanyama na barabara kavu: Januari, Februari, Julai na Agosti.',
      'Kwa vilima vya kijani, ndege na utulivu: Aprili, Mei na Novemba.',
      'Kwa kuwa na watu, muziki na familia: wiki mbili za mwisho za Desemba.',
      'Kwa harusi yako mwenyewe: Juni hadi Agosti, au Januari, na uulize tarehe mapema.',
    ],
  },
  'Fungasha begi lilelile kwa misimu yote. Kitu cha joto kwa jioni, kitu cha kuzuia mvua, viatu vinavyoweza kuchafuka, na nguo moja nzuri, kwa sababu kuna mtu atakayekualika.',
]
