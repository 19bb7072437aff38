import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/articles-lake-mburo'

export const body: Translation<typeof english.body> = [
  'Ziwa Mburo ni hifadhi unayoweza kuitembelea kati ya siku mbili za kawaida. Iko takriban km 30 kutoka Mbarara, ni ndogo kiasi cha kuonekana kwa asubuhi moja, na ina wanyama ambao sehemu kubwa ya Uganda haina. Ondoka kukiwa bado na giza, na unaweza kurudi kwenye meza iliyoandaliwa kabla alasiri haijaanza vizuri.',
  { heading: 'Kwa nini saa za mapema' },
  'Wakati bora ni kuanzia saa kumi na mbili hadi saa mbili asubuhi. Nyasi zina umande, mwanga huingia kwa chini kati ya migunga, na wanyama walao majani wako nje peupe kabla joto halijawasukuma kivulini. Ifikapo saa tano utakuwa ukiwatazama pundamilia walewale, lakini wao watakuwa hawatazami chochote, wamesimama pua kwa mkia chini ya mti.',
  'Alasiri ina saa yake nzuri pia, ile ya mwisho kabla ya machweo, vilima vinapogeuka rangi ya simba ambaye hayupo tena. Ikiwa unaweza kuchagua moja tu, chagua asubuhi: kuna ubaridi zaidi, na mvua, inaponyesha, kwa kawaida husubiri hadi baadaye mchana.',
  { heading: 'Utakachoona' },
  'Kwanza kabisa pundamilia, kwa wingi ambao hutaupata kwingine nchini isipokuwa kaskazini-mashariki kabisa. Swala pala hula majani kati yao, wakijiamini kiasi kwamba magari hayawafanyi hata kuinua vichwa. Kuna nyati mabondeni, ngiri wanaokimbia mikia juu kama antena, na pofu, wakubwa kuliko swala wote, ambao hukaa mbali na wanastahili darubini yako.',
  'Twiga waliletwa hapa kutoka Murchison Falls mwaka 2015 na wamejifanya wenyeji. Watafute juu ya miti badala ya kati yake. Viboko na mamba huishi ziwani, furukombe juu yake. Chui wako hapa pia, nao huonwa na watu walioacha kuwatarajia. Hakuna tembo, na ndiyo sababu migunga bado ina umbo lake.',
  { heading: 'Kwa gari, kwa mashua, kwa miguu' },
  'Kuendesha kwenye njia za hifadhi ndiyo namna ya kawaida, kwa gari lako mwenyewe ikiwa limeinuka vya kutosha na ni kiangazi. Baada ya mvua udongo mweusi hung’ang’ania magurudumu, na gari la 4x4 si anasa. Mashua huenda ziwani na askari wa wanyamapori, na hukusogeza karibu na viboko na ndege mdiria kuliko barabara yoyote.',
  'Kinachoifanya hifadhi hii isiwe ya kawaida ni kwamba unaweza pia kutembea kwa miguu ndani yake. Ukiwa na askari mwenye silaha kando yako, saa moja kwa miguu kati ya pundamilia hubadilisha ukubwa wa kila kitu, pamoja na wewe mwenyewe. Omba langoni; wanaotembea mapema huona mengi zaidi.',
  {
    note: 'Kiingilio ni $40 kwa siku kwa wageni wa kigeni wasioishi katika ukanda huu. Wakazi na raia hulipa kidogo, na mashua, matembezi na gari hulipiwa juu yake. Viingilio hupangwa na Uganda Wildlife Authority na hubadilika, kwa hiyo vitazame wiki unayosafiri. Njoo na kadi au pesa za simu: malangoni hawapokei pesa taslimu.',
  },
  { heading: 'Jinsi ya kwenda kutoka hapa' },
  'Chukua barabara ya Kampala kuelekea mashariki. Njia ya kuingia lango la Sanga ina alama nzuri, na kutoka kwenye lami ni kipande kifupi cha barabara ya murram hadi kwenye kizuizi cha lango. Jaza mafuta mjini, kwa kuwa hakuna mafuta ndani ya hifadhi. Beba maji zaidi ya unavyodhani unahitaji, kofia, na nguo ya mikono mirefu dhidi ya jua na mbung’o; wanapenda rangi ya bluu iliyokolea na nyeusi, kwa hiyo usivae yoyote kati ya hizo.',
  {
    list: [
      'Ondoka kabla ya saa kumi na moja na nusu alfajiri, ili uwe umesimama langoni linapofunguliwa.',
      'Endesha kwa saa mbili, nyanda zikiwa zimejaa.',
      'Panda mashua asubuhi jua likiwa limepanda na viboko wako majini.',
      'Uwe barabarani tena ifikapo saa sita mchana, ukipita malori ya maziwa na ng’ombe wa pembe ndefu.',
    ],
  },
  'Ng’ombe hao ni sehemu ya hadithi. Nyanda zinazoizunguka hifadhi zimelishwa mifugo ya Ankole kwa muda mrefu kuliko hifadhi yenyewe ilivyokuwepo, na ukingoni mwake utakutana na ng’ombe wenye pembe kama zeze wakinywa maji pale pundamilia walipokunywa saa moja iliyopita. Simama, msalimie mchungaji, omba ruhusa kabla ya kupiga picha. Huenda ikawa ndiyo picha utakayoitunza.',
  'Na kisha, ukiwa na vumbi na umeungua na jua kidogo, umerudi: kuoga, chakula cha mchana cha kuchelewa, kiti kwenye veranda. Hiyo ndiyo faida ya hifadhi inayoanzia mji unapoishia. Unapata asubuhi ya porini, na jioni tulivu pia.',
]
