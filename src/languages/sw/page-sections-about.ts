import type * as english from '@/features/page-sections/rules/about-words'
import type { Translation } from '@/kernel/translation'

export const ABOUT_SECTION_WORDS: Translation<typeof english.ABOUT_SECTION_WORDS> = {
  hero: {
    title: 'Kijiji cha villa, na mlango uko wazi',
    text: 'Villa ishirini na tano zenye samani kamili, chini ya mstari mmoja wa vilima. Tulijenga mahali tulipokuwa tukipatafuta sisi wenyewe tulipokuwa safarini: ufunguo wako mwenyewe, na watu karibu nawe.',
  },
  story: {
    title: 'Hadithi yetu',
    note: 'Hapa Ankole mgeni huulizwa habari kabla ya jambo lingine lolote. Nasi bado tunaanza hivyo.',
    illustration:
      'Mchoro: ng’ombe wenye pembe ndefu wakilisha katika jua la machweo, migunga na vilima nyuma yao',
    texts: [
      'Mbarara ndipo barabara za magharibi zinapokutana. Hapa hupumzika familia zinazosafiri kati ya Kampala na Kabale, wafanyabiashara kati ya mpaka na ziwa, walimu na madaktari wanaokuja kwa muhula mmoja chuo kikuu, na wasafiri katika jioni yao ya mwisho kabla ya kuwaona pundamilia wa Ziwa Mburo.',
      'Wengi wao hutaka mambo yale yale machache: kitanda kilicho tayari, maji ya moto, meza yenye chakula chenye ladha ya kwetu, na utulivu. Kwa hiyo tulipapanga hapa kama kijiji, si kama korido ndefu. Unaegesha gari karibu, unapika ukipenda na usipopenda unakula kwetu, na jioni terasi iko hatua chache tu.',
      'Bustani ni za zamani kuliko nyumba. Migomba iliyo kando ya ukuta bado huleta matooke jikoni, na wachungaji bado wanapita na ng’ombe wao wenye pembe ndefu alasiri, nuru inapokuwa nzuri kuliko wakati wote.',
    ],
  },
  mission: {
    title: 'Dhamira yetu',
    text: 'Kumpa kila anayekuja Mbarara, iwe kwa usiku mmoja au kwa msimu mzima, nyumba ambayo kila kitu kinafanya kazi, jiko linalopika kinachokua hapa, na mtu mlangoni anayemjua kwa jina.',
  },
  vision: {
    title: 'Maono yetu',
    text: 'Kuwa anwani ambayo watu wa magharibi mwa Uganda huwapa jamaa zao wenyewe: mahali pa kufanyia harusi, pa kumalizia kuandika kitabu, na pa kupumzika kwa makusudi katikati ya safari ndefu.',
  },
  values: {
    title: 'Tunayoyazingatia',
    entries: [
      {
        heading: 'Mteja kwanza',
        text: 'Tunauliza kabla ya kudhani: kitanda cha mtoto, kifungua kinywa cha kuchelewa, kona tulivu zaidi. Kisha tunatekeleza.',
      },
      {
        heading: 'Weledi',
        text: 'Bei uliyoiona ndiyo unayolipa, villa uliyoichagua ndiyo unayoipata.',
      },
      {
        heading: 'Uendelevu',
        text: 'Tunanunua kutoka mashamba yanayotuzunguka, tunatengeneza kabla ya kubadilisha, na tunaiacha bustani inywe mvua.',
      },
      {
        heading: 'Ubunifu',
        text: 'Kila usiku ulio wazi huonekana kwenye kalenda mara tu unapokuwa wazi, kwenye simu yoyote, saa yoyote.',
      },
      {
        heading: 'Uadilifu',
        text: 'Jambo likienda kombo tunakuwa wa kwanza kusema, na tunalirekebisha kabla hujalazimika kuomba.',
      },
    ],
  },
  distances: {
    title: 'Umbali wa maeneo',
    text: 'Kwa barabara kutoka Mbarara, kwa makadirio. Waulize mapokezi kuhusu hali ya kilomita chache za mwisho: hubadilika na mvua.',
    entries: [
      {
        heading: 'Kituo cha Utamaduni cha Igongo, 12 km',
        text: 'Makumbusho ya Ankole, na chakula kizuri cha mchana',
      },
      {
        heading: 'Hifadhi ya Taifa ya Ziwa Mburo, 30 km',
        text: 'Pundamilia, swala pala, twiga, na mashua ziwani',
      },
      {
        heading: 'Hifadhi ya Taifa ya Queen Elizabeth, 110 km',
        text: 'Simba kwenye tambarare, viboko kwenye mfereji',
      },
      {
        heading: 'Kabale, kuelekea Ziwa Bunyonyi, 145 km',
        text: 'Vilima vya matuta na visiwa ishirini na tisa',
      },
      {
        heading: 'Kampala, 270 km',
        text: 'Mji mkuu, kwa njia inayovuka ikweta',
      },
    ],
  },
  closing: {
    title: 'Sasa unatufahamu kidogo. Karibu utupe habari zako.',
    text: 'Chagua siku, nasi tutakuwekea villa.',
  },
}
