import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-market-morning'

export const body: Translation<typeof english.body> = [
  'Unaweza kujifunza zaidi kuhusu Ankole kwa saa mbili sokoni kuliko kwa wiki nzima kwenye majumba ya makumbusho. Mbarara imekuwa mahali pa biashara tangu ilipokuwa mji: kila kitu kinachotoka ziwani kwenda milimani, au kutoka mpakani kwenda mji mkuu, hupita hapa, na sehemu yake kubwa hupakuliwa hapa kabla ya jua kuchomoza.',
  { heading: 'Nenda mapema, na nenda polepole' },
  'Malori huja gizani. Ifikapo saa moja asubuhi soko kuu limeshaamka, nyanya zimepangwa kwa piramidi za tano tano, na akina mama wanaoziuza wameshakunywa chai yao na wako tayari kuzungumza. Ifikapo saa nne kuna msongamano, ifikapo saa sita kuna joto. Ikiwa huna hakika uanzie wapi, fuata baiskeli iliyofungwa mikungu mitatu ya matooke. Inaijua njia.',
  'Zunguka mara moja bila kununua chochote. Tazama rangi za maharage tu: yenye madoa, zambarau, meupe, njano, na dogo jeusi kama shanga. Tazama kuna aina ngapi za ndizi, kwani kuna ya kupika kwa mvuke, ya kuchoma, ya pombe na ya kula mkononi, na hapa hakuna anayeweza kuchanganya moja na nyingine.',
  { heading: 'Maneno machache hufika mbali' },
  'Lugha ni Runyankole, na kila shughuli huanza kwa salamu. Bei iliyoulizwa bila salamu ni bei ya wageni wasiojulikana.',
  {
    list: [
      'Agandi: habari, inafaa kwa mtu yeyote saa yoyote. Jibu ni Ni marungi, nzuri.',
      'Oraire ota: habari ya asubuhi, neno kwa neno ‘umelalaje’.',
      'Osiibire ota: umeshindaje, kuanzia mchana.',
      'Webare: asante. Webare munonga: asante sana.',
    ],
  },
  'Utakosea, kutakuwa na kicheko, na baada ya hapo wewe si mtalii tena bali ni mgeni.',
  { heading: 'Cha kubeba nyumbani' },
  'Vikapu, kuliko vyote. Hufumwa kwa mafunjo au shina la mgomba na kufungwa kwa ukili wa rafia, na nakshi zake, pembetatu na mistari ya pembe ya rangi nyeusi na nyeupe, ni za kale kama ufundi wenyewe. Ufumaji wa kukaza ndio mzuri: kiinue kwenye mwanga. Vile vidogo vyenye vifuniko vilivyochongoka vilitengenezwa kwa ajili ya ugali wa ulezi, na vile bapa kwa ajili ya kupepeta ulezi wenyewe.',
  'Vyombo vya maziwa vilivyochongwa kutoka kipande kimoja cha mti, vyenye kifuniko cha kusuka, ndiyo fahari ya kaya ya Ankole. Cha zamani ni cheusi kwa moshi na bei yake inalingana na hilo. Vitambaa huuzwa kwa urefu, vitenge vya pamba vyenye nakshi zinazopiga kelele, na kando ya vitambaa wameketi mafundi cherehani, wenye mashine za kukanyaga, ambao watakushonea shati hadi kesho jioni ukiagiza leo.',
  'Kisha kuna vya kula: asali ya vilimani katika chupa zilizotumika tena, karanga zinazokaangwa ukisubiri, matunda ya pasheni yenye maganda yaliyokunjamana kama ngozi ya tembo, maparachichi makubwa kama kiatu.',
  { heading: 'Kuhusu bei' },
  'Matunda na mboga vina bei, na ni bei ya haki; hakuna ushujaa katika kumpunguzia bei mama mwenye vitunguu sita. Kwa vikapu, vitambaa na vinyago, kuvutana kidogo kunatarajiwa. Tabasamu, taja kiasi pungufu kidogo, kutaneni katikati, na mkishakubaliana, nunua. Kuvutana bei kisha kuondoka huonekana ni kukosa adabu, na ni kweli.',
  {
    note: 'Beba noti ndogo za shilingi za Uganda: chenji ya noti kubwa maana yake ni kutafuta kwa nusu ya safu nzima. Vibanda vingi hupokea pesa za simu. Weka simu na pochi yako mbele yako, kama katika umati wowote duniani, na omba ruhusa kabla ya kumpiga mtu yeyote picha.',
  },
  { heading: 'Soko jingine' },
  'Uliza ni siku gani ng’ombe huuzwa. Nje ya mji, kwenye uwanja wa vumbi wenye uzio wa minyaa, wanaume waliovaa kofia na mabuti ya mpira husimama kwa duara kuwazunguka ng’ombe wa pembe ndefu na kuwazungumzia kwa uzito kama wa wenye benki. Hapa ng’ombe ana jina, rangi yenye jina lake, na ukoo. Huhitaji kununua ili ukaribishwe.',
  'Ukishatosheka, keti kwenye benchi na gonja ya kuchoma na kikombe cha chai ya maziwa, na uache yote yapite mbele yako kwa muda. Kisha rudi juu kwenye utulivu, weka matunda yako jikoni mwa villa yako, na ugundue ni ndizi zipi ndogo zenye ladha ya tufaha.',
]
