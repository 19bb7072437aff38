import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/travel-tips'

export const TRAVEL_TIPS: Translation<typeof english.TRAVEL_TIPS> = [
  {
    id: 1,
    category: 'attractions',
    title: 'Hifadhi ya Taifa ya Ziwa Mburo',
    description:
      'Savana ya karibu zaidi: pundamilia, swala pala, pofu na, tangu 2015, twiga tena, kuzunguka ziwa lenye viboko. Hakuna simba wa kutajwa wala tembo, na ndiyo maana hapa unaweza kutembea kwa miguu na kupanda farasi ukiwa na askari wa wanyamapori.',
    location: 'Kuelekea Masaka, pembeni mwa barabara ya Kampala',
    distance: 'Takriban km 30 kutoka Mbarara',
    rating: 4.6,
    bestTime: 'Asubuhi na mapema, saa 12 hadi saa 2',
    cost: 'Kiingilio $40 (wageni wa kigeni wasio wakazi, kwa siku)',
    tips: [
      'Uwe barabarani kabla ya saa kumi na moja na nusu alfajiri: wanyama huamka mapema kuliko jikoni.',
      'Wakazi na raia hulipa kidogo: njoo na kitambulisho kinachoonyesha hivyo.',
      'Safari ya mashua ni bora alasiri, viboko wanapokuwa wamechoka kukaa.',
    ],
    priority: 'high',
  },
  {
    id: 2,
    category: 'weather',
    title: 'Fungasha nguo za joto na za baridi, kila siku',
    description:
      'Mbarara ipo takriban mita 1,400 juu ya usawa wa bahari, upana wa kidole kusini mwa ikweta. Mchana ni joto, jioni inahitaji mikono mirefu, na mvua mara nyingi huja kama saa moja ya radi, si siku nzima ya mawingu.',
    bestTime: 'Misimu ya kiangazi: Desemba–Februari na Juni–Agosti',
    tips: [
      'Mvua hunyesha Machi–Mei na Septemba–Novemba; vilima huwa vya kijani zaidi mara tu baada yake.',
      '20–28°C mchana, mwaka mzima.',
      'Jua la mwinuko huu huunguza hata penye mawingu: kofia si mapambo tu.',
    ],
    priority: 'high',
  },
  {
    id: 3,
    category: 'transport',
    title: 'Kufika hapa, na kuzunguka',
    description:
      'Kampala iko umbali wa takriban km 270 kwa barabara ya lami inayokatiza ikweta. Mabasi huondoka mchana kutwa, huchukua kama saa tano, na hukushusha mjini, ambako special hire hukuleta hadi langoni kwetu.',
    location: 'Barabara ya Kampala–Masaka–Mbarara',
    distance: 'Takriban km 270 kutoka Kampala',
    bestTime: 'Ondoka kabla ya saa moja asubuhi ili kuepuka msongamano wa Kampala',
    cost: 'Kubaliana nauli kabla ya kupanda',
    tips: [
      'Special hire ni teksi yako peke yako; taxi, pia huitwa matatu, ni basi dogo la abiria wengi.',
      'Ukipanda boda-boda omba kofia ya usalama, na giza likiingia tumia gari.',
      'Magari huendeshwa kushoto. Matuta ya barabarani ni ya kweli, na mara nyingi hayana alama.',
    ],
    priority: 'high',
  },
  {
    id: 4,
    category: 'dining',
    title: 'Kula kama Ankole inavyokula',
    description:
      'Hii ni nchi ya ng’ombe. Eshabwe, mchuzi baridi wa rangi ya pembe za ndovu uliotengenezwa kwa samli yenye chumvi, haukosekani katika harusi yoyote; huliwa na ugali wa ulezi, matoke ya mvuke na nyama iliyokaushwa kwa moshi. Asubuhi omba katogo, ndizi zilizopikwa pamoja na chochote kilichopo.',
    location: 'Mgahawa wetu, na kando ya barabara machweo',
    bestTime: 'Muchomo, nyama ya kuchoma kwenye vijiti, kuanzia saa kumi na mbili jioni',
    tips: [
      'Rolex ni mayai ya kukaanga yaliyokunjwa ndani ya chapati, chakula cha mchana kwa mkono mmoja.',
      'Mtindi na bushera, kinywaji cha ulezi, ni vizuri zaidi kuvinunua vinakotengenezwa.',
      'Jiko hupika unapoagiza: jipe dakika arobaini na tano.',
    ],
    priority: 'medium',
  },
  {
    id: 5,
    category: 'shopping',
    title: 'Vikapu, vyombo vya maziwa na soko',
    description:
      'Soko kuu huuza kila kitu, kuanzia mananasi hadi makufuli, chini ya paa moja. Tafuta vikapu vya kusuka, vitenge kwa kipande, na ebyanzi, vyombo vyembamba vya mbao vya maziwa vya Ankole na vifuniko vyake vya kusuka.',
    location: 'Soko kuu, High Street na maeneo ya karibu',
    bestTime: 'Asubuhi kabla jua halijapanda, vibanda vimejaa na vijia bado viko wazi',
    cost: 'Pesa taslimu, kwa shilingi; noti ndogo husaidia',
    tips: [
      'Salimia kwanza, kisha uliza bei: ndiyo adabu, na ndiyo nafuu.',
      'Kutaja nusu ya bei ya kwanza ni kukosa adabu; theluthi pungufu ni mazungumzo.',
      'Omba ruhusa kabla ya kupiga picha watu au vibanda vyao.',
    ],
    priority: 'low',
  },
  {
    id: 6,
    category: 'culture',
    title: 'Igongo na watu wa pembe ndefu',
    description:
      'Jumba la makumbusho la Igongo linaonyesha jinsi kaya ya wafugaji ilivyoishi, kuanzia ngoma ya mfalme hadi chumba cha maziwa, ndani ya bustani iliyo njiani kwenda Kampala. Baadaye, ng’ombe wa pembe ndefu kwenye vilima huonekana tofauti.',
    location: 'Biharwe, kwenye barabara ya Masaka',
    distance: 'Takriban km 12 kutoka Mbarara',
    bestTime: 'Saa moja na nusu, kabla au baada ya chakula cha mchana hapohapo',
    tips: [
      '“Agandi?” huuliza hali yako; “Nimarungi” husema kwamba u mzima.',
      'Usihesabu kamwe ng’ombe wa mtu mbele yake.',
      'Karibu hapo, Biharwe, mnara unatunza kumbukumbu ya kupatwa kwa jua miaka 500 iliyopita.',
    ],
    priority: 'medium',
  },
  {
    id: 7,
    category: 'safety',
    title: 'Kwa afya na amani',
    description:
      'Mbarara ni mji wa chuo kikuu wenye watu wakarimu, na tahadhari ni zile za kawaida. Mbu ni wa kuhofiwa kuliko wezi: zungumza na daktari wako kuhusu malaria kabla ya safari, na ulale ndani ya chandarua.',
    location: 'Hospitali ya Rufaa ya Mkoa ya Mbarara iko mjini',
    bestTime: 'Jipake dawa ya mbu kuanzia machweo',
    tips: [
      'Chanjo ya homa ya manjano huulizwa mpakani: beba kadi yake.',
      'Kunywa maji ya chupa au yaliyochemshwa, na uyatumie kupigia mswaki pia.',
      'Polisi na ambulensi hupatikana kwa 999 au 112; wahudumu wetu wa mapokezi watakupigia.',
    ],
    priority: 'medium',
  },
]

export const TIP_CATEGORIES: Translation<typeof english.TIP_CATEGORIES> = [
  { category: 'attractions', label: 'Vivutio' },
  { category: 'weather', label: 'Hali ya hewa' },
  { category: 'transport', label: 'Usafiri' },
  { category: 'dining', label: 'Chakula' },
  { category: 'shopping', label: 'Ununuzi' },
  { category: 'culture', label: 'Utamaduni' },
  { category: 'safety', label: 'Usalama' },
]
