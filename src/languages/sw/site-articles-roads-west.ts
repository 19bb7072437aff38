import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-roads-west'

export const body: Translation<typeof english.body> = [
  'Karibu kila mtu anayekwenda kwa sokwe wa milimani, kwa simba wanaopanda miti au kwenye maziwa ya mpaka wa Rwanda hupita Mbarara. Wengi husimama tu kujaza mafuta. Tunadhani hilo ni kosa, na si kwa sababu tu tuna villa: magharibi ni kubwa, barabara ni ndefu, na usiku mmoja katikati hugeuza siku moja ngumu kuwa mbili nzuri.',
  { heading: 'Kutoka Kampala' },
  'Ni takriban km 270 na huchukua kati ya saa nne na tano, zaidi siku ya Ijumaa. Kutoka uwanja wa ndege wa Entebbe, barabara ya expressway na ile ya mzunguko wa kusini hukuepusha na msongamano mkubwa wa mji mkuu. Barabara ni ya lami njia nzima, hupita Masaka na Lyantonde, na hutumiwa kwa pamoja na malori marefu, mabasi madogo yenye haraka, na ng’ombe.',
  'Huko Kayabwe, kama km 75 kutoka Kampala, hukatiza ikweta. Kuna duara jeupe la kusimama ndani yake na mtu mwenye beseni na jani atakayekuonyesha maji yakizunguka upande mwingine. Ni kiinimacho, kinapendeza, na kahawa iliyo kando yake ni nzuri.',
  'Mbele kidogo, karibu na Lukaya, barabara hupita kando ya mabwawa ya mafunjo ambako korongo taji na, kwa bahati kubwa, ndege wengine wenye haya wanaweza kuonekana. Wachuuzi waliovaa makoti yenye namba hushika kuku wa kuchoma na gonja kwenye vijiti mbele ya dirisha lako. Nunua. Ni chakula bora cha mchana kati ya miji miwili, na kila mtu anajua hivyo.',
  { heading: 'Unapoziona pembe' },
  'Baada ya Lyantonde nchi hufunguka. Mashamba ya migomba hupisha nyasi, vilima huwa virefu na vitupu, na unakutana na makundi ya kwanza ya ng’ombe wa Ankole. Kushoto zinaanza nyanda za Ziwa Mburo; kuna wakati pundamilia hula majani mahali malori yanapoonekana. Kabla ya mji, huko Biharwe, kituo cha utamaduni cha Igongo kina jumba zuri la makumbusho ya eneo hili, na kinastahili saa moja ikiwa unayo.',
  { heading: 'Na kuendelea' },
  {
    list: [
      'Hifadhi ya Queen Elizabeth: kaskazini-magharibi kupitia Bushenyi na kushuka ukingo wa Bonde la Ufa, kama saa mbili hadi tatu, na korongo la Kyambura lenye sokwe mtu liko njiani.',
      'Kabale na Ziwa Bunyonyi: kusini-magharibi kupitia Ntungamo, takriban km 140 na saa mbili na nusu za vilima vinavyozidi kuwa vikali.',
      'Bwindi, kwa sokwe wa milimani: saa nne au zaidi, kutegemea kibali chako ni cha upande upi. Angalia sekta yake kabla ya kupanga safari.',
      'Rwanda: kupitia Kabale hadi mpaka wa Katuna, au kupitia Ntungamo hadi Mirama Hills, ambako mara nyingi kuna utulivu zaidi.',
      'Fort Portal na maziwa ya kreta: kaskazini kupitia Ibanda au kupitia Queen Elizabeth, nusu siku kwa njia yoyote.',
    ],
  },
  'Chochote kinachosemwa na ramani ya simu yako, ongeza robo yake. Mwendo wa wastani hapa huamuliwa na matengenezo ya barabara, na matuta yanayokuja matano matano, na haja ya kutazama vitu.',
  { heading: 'Jinsi ya kuendesha' },
  'Magari huendeshwa kushoto. Kikomo cha mwendo ni km 50 kwa saa au chini yake mijini na 80 kwenye sehemu kubwa ya barabara ya wazi; alama zinaeleza, na polisi wanapajua kila mahali ambapo hakuna anayeziamini. Weka leseni yako na karatasi za gari karibu, uwe mchangamfu, na itachukua dakika moja.',
  'Ondoka mapema na usiendeshe gizani. Si kwa sababu ya watu bali kwa sababu ya vitu visivyo na taa: baiskeli, ng’ombe, malori yaliyoharibika yaliyowekewa alama ya tawi tu lililolazwa kwenye lami. Ukiona matawi barabarani, punguza mwendo. Hiyo ndiyo pembetatu ya tahadhari.',
  {
    note: 'Bila gari lako mwenyewe: kampuni kadhaa za mabasi huenda kati ya Kampala na Mbarara mchana kutwa na ni za starehe ya kutosha, na taxi za abiria wengi huenda kila mji wa karibu. Mjini, boda-boda itakupeleka popote. Kubaliana nauli kwanza, na omba kofia ya usalama.',
  },
  { heading: 'Kwa nini usimame hapa' },
  'Mbarara iko hasa pale ambapo ungependa kukata safari ukitokea upande wowote. Kutoka hapa sokwe wa milimani wako umbali wa asubuhi badala ya siku nzima, Ziwa Mburo liko mlangoni, na mji una benki, maduka ya dawa na fundi wa kila aina ya gari, vyote ambavyo ni adimu mbele zaidi. Egesha, jinyooshe, kula kitu ambacho hakikupitia dirishani, na tazama nyota. Zinaonekana vizuri zaidi kutoka hapa, kwa sababu umesimama.',
]
