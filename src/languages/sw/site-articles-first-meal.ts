import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-first-meal'

export const body: Translation<typeof english.body> = [
  'Ankole ni nchi ya ng’ombe, na jiko lake huanza na maziwa. Kabla ya Mbarara kuwa na migahawa, kulikuwa na vibuyu vya maziwa vilivyoning’inia kwenye moshi, siagi iliyosukwa ndani yake kwa mkono, na mchuzi uliotengenezwa kwa siagi hiyo ambao watu wa hapa watautetea mbele ya yeyote. Ikiwa utakula kitu kimoja ambacho hujawahi kukila, basi kiwe eshabwe.',
  { heading: 'Eshabwe, mchuzi mweupe' },
  'Huonekana kama malai nyepesi na ladha yake haifanani na chochote unachotarajia. Eshabwe ni samli, ile ya kienyeji iliyokomaa, iliyopigwa na maji baridi na chumvi ya mawe kidogo hadi inakuwa nyeupe na laini. Huandaliwa ikiwa baridi. Haina unga wala malai, na inahitaji subira na mwiko safi wa mbao: ikikorogwa haraka mno, au kwa maji ya vuguvugu mno, hukatika.',
  'Ni chakula cha heshima. Kwenye utambulisho au harusi kuingia kwake huonekana na wote, na aliyekiandaa husifiwa kwa jina. Huliwa na kitu kisicho na ladha kali, ili pasiwepo kinachoshindana nacho.',
  { heading: 'Viwili vya kukibeba' },
  'Cha kwanza ni matooke: ndizi mbichi, zilizomenywa, zikafungwa kwenye majani yake, zikapikwa kwa mvuke kwa muda unaohitajika na kukandamizwa hadi zikalainika. Hufika mezani za njano na zikifuka mvuke, zikiwa bado ndani ya majani yake ikiwa mpishi anajivunia kazi yake. Si tamu kama ndizi mbivu. Zichukulie kama mkate wa nyumba, ila hapa hakuna ambaye angezilinganisha na mkate.',
  'Cha pili ni cha kale zaidi. Ugali wa ulezi, karo, hutengenezwa kwa kukoroga unga wa ulezi ndani ya maji yanayochemka hadi mkono unachoka. Ni mweusi, mgumu na wenye uchachu kidogo, na huletwa katika kikapu kidogo chenye kifuniko ili ubaki moto. Unamega kipande kwa mkono wa kulia, unatengeneza shimo kwa kidole gumba, na kukitumia kama kijiko. Hakuna atakayekerwa ukiomba uma. Kila mtu atafurahi usipoomba.',
  { heading: 'Maharage, mboga za majani na choma' },
  'Firinda ndiyo matokeo ya maharage yanapolowekwa, kumenywa moja moja na kupikwa hadi kuwa laini kama malai. Ni chakula cha kawaida kinachochukua asubuhi nzima, na pamoja na karo ni mlo kamili bila nyama. Dodo, aina ya mchicha, ndiyo mboga utakayokutana nayo mara nyingi zaidi, pamoja na vitunguu, nyanya na pengine kijiko cha mchuzi wa karanga.',
  'Kisha kuna moshi. Muchomo ni nyama ya kuchoma tu, mara nyingi ya mbuzi, inayochomwa juu ya mkaa kando ya barabara na kuliwa na chumvi, kitunguu kibichi na ndizi ya kuchoma iitwayo gonja. Sato hutoka ziwani na ni mzuri zaidi akiwa mzima, amechanjwa na amekauka vizuri, pamoja na ndimu.',
  {
    note: 'Mezani: mtu ataleta jagi na beseni kabla ya chakula. Weka mikono yako juu ya beseni, naye atakumiminia maji. Mkono wa kulia hula na wa kushoto hupumzika.',
  },
  { heading: 'Rolex, kwa kuwa utauliza' },
  'Haitoki Ankole na si saa ya mkononi. Jina lake latokana na “rolled eggs”, mayai yaliyokunjwa: mayai ya kukaanga yenye nyanya na kabichi, yanayowekwa juu ya chapati na kukunjwa ndani ya karatasi. Ilizaliwa katika mitaa ya Kampala na imeteka kila kona ya nchi. Mjini Mbarara utakuta jiko na foleni popote penye wanafunzi. Agiza yenye mayai mawili na uile ukiwa umesimama.',
  { heading: 'Na cha kunywa' },
  'Maziwa, kwa sababu hapa ndiko sehemu kubwa ya Uganda inakopata maziwa yake. Freshi na yaliyochemshwa, au mgando mzito, jinsi watu wanavyoyapenda na karo. Bushera, inayotengenezwa kwa ulezi au mtama uliooteshwa, hupewa watoto ikiwa changa na tamu, na baba zao ikiwa imekomaa na kuchangamka. African tea ni nusu maziwa na tangawizi tele, na asubuhi ya baridi hakuna kinachoishinda.',
  {
    list: [
      'Kwa jaribio la kwanza, omba matooke na eshabwe na mchuzi mmoja pembeni.',
      'Ikiwa huli nyama, firinda, dodo na karo ni karamu.',
      'Kwa watoto, gonja ya kuchoma: tamu, laini na huisha kwa dakika moja.',
      'Menya matunda mwenyewe, na anza na ndizi ndogo, zenye ladha ya tufaha.',
    ],
  },
  'Hakuna hata kimoja kati ya hivi kilicho cha haraka. Matooke hupikwa unapoagiza, la sivyo haifai kuagizwa. Kwa hiyo keti kabla hujasikia njaa, chagua meza inayotazama bustani, na uliache jiko lifanye kile ambacho limefanya hapa kwa miaka mia kadhaa.',
]
