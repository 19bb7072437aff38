import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-coffee'

export const body: Translation<typeof english.body> = [
  'Uganda ni miongoni mwa wazalishaji wakubwa wa kahawa barani Afrika, na bado unaweza kuizunguka kwa wiki nzima ukipewa tu unga wa kahawa ya papo hapo na chupa ya maji ya moto. Buni nzuri huondoka kwa malori. Inahitaji ujuzi kidogo kukutana nazo pale zinapokua, na sasa uko katika mojawapo ya sehemu hizo.',
  { heading: 'Mimea miwili, tabia mbili' },
  'Kahawa nyingi ya Uganda ni robusta, na hapa robusta iko nyumbani: iliota porini katika misitu ya kuzunguka Ziwa Victoria muda mrefu kabla ya mtu yeyote kuipanda kwa mistari. Hupenda joto na nyanda za urefu wa kati, hustahimili magonjwa mengi, na hutoa kikombe kizito, cheusi na chenye ladha inayokaribia kakao. Mashamba ya magharibi mwa Ankole, kuelekea Bushenyi na Ibanda, yamejaa robusta, ikikua kwenye kivuli cha migomba.',
  'Arabika ilitoka Ethiopia na hupenda baridi. Nchini Uganda hupanda milimani: miteremko ya Mlima Elgon upande wa mashariki, milima ya Rwenzori kwenye mpaka wa Kongo, safu za juu za kusini-magharibi kabisa. Ni nyepesi zaidi, kali zaidi na inakaribia ladha ya matunda. Menyu ikisema Bugisu au Rwenzori, hiyo ndiyo utakayopata.',
  { heading: 'Jinsi shamba linavyofanya kazi' },
  'Shamba la kahawa la Ankole ni nadra kuwa la kahawa tu. Migomba husimama juu, kahawa chini, maharage katikati, na mbuzi amefungwa mahali asipoweza kuleta madhara. Mibuni huchanua maua meupe baada ya mvua, yote kwa pamoja, na kwa siku mbili vilima hunukia yasmini. Kisha ni kama hakuna kinachotokea kwa sehemu kubwa ya mwaka.',
  'Matunda hayaivi kwa wakati mmoja, kwa hiyo huchumwa kwa mkono, tawi kwa tawi, mekundu sasa na mabichi baada ya wiki mbili. Sehemu kubwa ya robusta kisha hutandazwa juu ya mikeka au maturubai na kukaushwa ndani ya ganda lake. Katika hali hii huitwa kiboko, na katika miezi ya mavuno utaiona mbele ya nyumba kando ya kila barabara, ikigeuzwa kwa reki na yeyote anayepita.',
  {
    note: 'Kila mwaka kuna mavuno makubwa na mavuno madogo, na wakati wake hutegemea kilima kiko upande gani wa ikweta. Huko Ankole, mikeka ya kukaushia hujaa zaidi katikati ya mwaka.',
  },
  { heading: 'Kabla haijawa kinywaji' },
  'Katika falme zilizolizunguka ziwa kuu, kahawa ilitafunwa muda mrefu kabla haijachemshwa. Matunda yalichemshwa pamoja na majani ya viungo, yakakaushwa kwa moshi, na kupewa wageni katika kikapu kidogo; wanaume wawili waliogawana buni za tunda moja walikuwa ndugu tangu hapo. Bado unaweza kununua kiganja cha buni hizo zikiwa zimefungwa kwenye nyuzi za mgomba. Zina ladha ya moshi na nyasi kavu, na kweli zinakuweka macho.',
  { heading: 'Cha kuomba' },
  'Ukisema kahawa, huenda ukaletewa maji ya moto na kopo. Sema kahawa ya kuchemsha (brewed coffee), au omba French press, na mazungumzo yatabadilika. Mjini sasa kuna sehemu chache zinazokaanga kahawa yao zenyewe na zitakuambia inatoka kilima kipi. Mara ya kwanza inywe bila maziwa, kisha uamue.',
  {
    list: [
      'Arabika ya Rwenzori: changamfu, inakaribia ladha ya matunda ya blackcurrant, nzuri asubuhi.',
      'Bugisu ya Mlima Elgon: ya upole zaidi, yenye ladha ya karameli kidogo.',
      'Robusta iliyooshwa ya Ankole: nzito, chungu kama chokoleti nyeusi, inafaa hasa kwa maziwa.',
      'African coffee: huchemshwa na tangawizi, na isichanganywe na yoyote kati ya hizo.',
    ],
  },
  { heading: 'Kubeba ya nyumbani' },
  'Nunua buni nzima, tafuta tarehe ya kukaangwa badala ya tarehe ya mwisho wa matumizi, na omba mfuko wenye vali. Kilo moja kwenye mizigo yako ni zawadi ya watu wanane. Kahawa iliyonunuliwa kutoka ushirika huacha sehemu kubwa zaidi ya bei yake kwenye kilima ilikotoka, na lebo kwa kawaida hutaja kilima hicho, jambo linalofanya hadithi nzuri zaidi wakati wa kifungua kinywa.',
  'Bora zaidi, ione ikikua. Wakulima kando ya barabara za kwenda magharibi wamezoea wageni wadadisi na wanajivunia mimea yao. Uliza mapokezi nani anakausha wiki hii. Nenda wakati wa ubaridi wa alasiri, chukua kitu kitamu kwa ajili ya watoto, na uwe na muda, kwa sababu hutaachwa uondoke bila kikombe.',
]
