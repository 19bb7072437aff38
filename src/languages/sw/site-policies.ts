import { DAYS_AHEAD, LONGEST_STAY } from '@/features/bookings/rules/limits'
import type { PropertyFacts } from '@/features/property/contract'
import { PERIODS, tellPeriod } from '@/features/retention/rules/periods'
import { LICENCES_PATH } from '@/kernel/licences'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/policies'

export const policies: Translation<typeof english.policies> = {
  privacy: {
    path: '/policies/privacy',
    title: 'Sera ya Faragha',
    description:
      'Tunachohifadhi unapotembelea tovuti, unapoandika au unapoweka nafasi, kwa nini, kwa muda gani, na jinsi ya kukifuta.',
    short:
      'Kutazama tu hakuachi chochote kilichoandikwa kwetu: hakuna kufuatiliwa, hakuna matangazo. Unapoandika au unapoweka nafasi, tunahifadhi ulichoandika, kwa kusudi hilo tu.',
    sections: ({ name, phones, infoEmail, address }) => [
      {
        title: 'Unapotazama tu',
        blocks: [
          'Tunaweka vidakuzi (cookies) viwili kwa wageni, na si vingine. Pale kiungo kilipoleta msimbo wa ofa, au ulipouandika, kimoja hushikilia msimbo huo kwa siku moja. Pale unapolipa mtandaoni, kimoja hushikilia kwa siku moja ukurasa utakaorudia. Hatumfuatilii mtu yeyote, hatuonyeshi matangazo na hatutumi chochote kukuhusu kwa kampuni nyingine; seva huhesabu ni mara ngapi kila aina ya ukurasa inaombwa, si nani anaiomba.',
          'Fonti na picha hutoka kwenye seva yetu wenyewe. Ikiwa wafanyakazi wetu wanaonyesha picha kutoka seva nyingine, kivinjari chako huiomba huko, na seva hiyo hujua anwani yako ya mtandao.',
          'Ili kulinda fomu dhidi ya matumizi mabaya, seva hukumbuka anwani yako ya mtandao kwenye kumbukumbu yake, ili kuhesabu ni mara ngapi fomu ilitumwa kutoka huko ndani ya saa moja. Haiandikwi popote; pamoja na ombi la ukaaji tunahifadhi alama yake ya ukaguzi (checksum) kwa siku moja.',
        ],
      },
      {
        title: 'Kinachobaki kwenye kivinjari chako',
        blocks: [
          'Mambo kumi yanaweza kuhifadhiwa kwenye kifaa chako. Sisi hatuyapokei, nawe unaweza kuyafuta kwenye mipangilio ya kivinjari chako wakati wowote:',
          [
            'tarehe na idadi ya wageni ulizotafuta mara ya mwisho, ili ukurasa wa kuweka nafasi uanzie hapo;',
            'ulichochagua na kuandika katika nafasi uliyoanza kuweka, pamoja na jina na anwani zako, hadi uweke nafasi, ukifute au siku moja ipite, na namba ya kumbukumbu ya nafasi uliyoweka hadi ufunge kichupo;',
            'namba inayotambulisha tena ombi la nafasi ambalo jibu lake lilipotea, hadi lifanikiwe au ufunge kichupo;',
            'kama unataka kuona bei kwa shilingi pia;',
            'changamoto za villa ulizowekea alama;',
            'mlichozungumza wewe na AI Concierge leo, na unachokichukua humo kutuandikia ujumbe, hadi ufunge kichupo;',
            'kwamba ulichagua lugha, au ulifunga mstari unaoipendekeza;',
            'ulipofikia ulipokuwa ukishuka kwenye kila ukurasa, hadi ufunge kichupo;',
            'kurasa na picha za mwisho za tovuti hii ulizoziona, ili zifunguke bila mtandao;',
            'ukurasa wa nafasi uliyoweka, ikiwa ulichagua hapo kuutunza kwenye kifaa hiki, hadi uchague vingine au kiungo chake kikome.',
          ],
        ],
      },
      {
        title: 'Unapoweka nafasi',
        blocks: [
          'Tunahifadhi jina lako, anwani yako ya barua pepe, namba yako ya simu ikiwa uliitoa, villa, tarehe, idadi ya wageni pamoja na umri wa watoto waliomo na kama unataka kitanda cha mtoto, milo na huduma za ziada, bei, aina yake ya bei na msimbo wa ofa, jinsi na wakati ambao ungependa kulipa, unapotarajia kufika, maombi yako maalumu, na wakati ulipoweka nafasi. Namba ya nasibu ambayo kivinjari chako hutengeneza kwa kila jaribio huhifadhiwa pamoja nayo, ili nafasi iliyotumwa mara mbili iwekwe mara moja.',
          'Hapo huongezwa yanayotokea baadaye: mabadiliko, ulichotozwa na ulicholipa pamoja na hati zake, maelezo ambayo wafanyakazi wetu huandikiana, na barua pepe tulizokutumia. Ukaaji wote wenye anwani ileile ya barua pepe au namba ileile ya simu huunganishwa. Unachohitaji kujua kuhusu ukaaji wako tunakuandikia kwa barua pepe pia, na ukikubali, kwenye simu yako: basi mtandao wako wa simu au WhatsApp, na Africa’s Talking pale inapotuma SMS zetu, hubeba namba yako na tunachoandika.',
          'Ikiwa wahudumu wetu wa mapokezi wanalazimika kuandika kitambulisho chako, tunahifadhi aina yake na namba yake. Namba huhifadhiwa kwa usimbaji fiche, wachache wanaruhusiwa kuiona, na kila inapotazamwa huandikwa.',
          'Wafanyakazi wetu huyaona haya baada ya kuingia kwenye akaunti zao, kila mmoja kwa kadiri kazi yake inavyohitaji, na vivyo hivyo programu wanazoziruhusu, kama ile ya vitabu vyetu vya hesabu. Yeyote mwenye kiungo binafsi cha nafasi yako huiona pia, kwa hiyo kitunze mwenyewe. Pale kampuni inapolipia ukaaji wako, hupata hati zake, zikiwa na jina lako. Wengine wanaotazama kalenda, na mifumo mingine inayotangaza villa zetu, huona kwamba siku zimechukuliwa, kamwe si na nani.',
          'Ukiweka nafasi kwenye mfumo mwingine, kalenda yake hutuambia siku zako na kile mfumo huo unachoandika kando yake. Tunakihifadhi maadamu kipo huko.',
          'Pale tunapopokea pesa mtandaoni, unalipa kwenye ukurasa wa kampuni ya malipo (Pesapal) au kwenye simu yako mwenyewe (MTN, Airtel). Kampuni hiyo hupata kiasi, namba ya kumbukumbu ya nafasi yako, na inachohitaji ili kukufikia: namba ya simu inayolipa, na kwa Pesapal pia jina lako na anwani yako ya barua pepe. Tovuti hii haiombi namba za kadi wala za akaunti na haizioni kamwe.',
        ],
      },
      {
        title: 'Unapotuandikia',
        blocks: [
          'Tunahifadhi jina lako, anwani yako ya barua pepe, namba yako ya simu ikiwa uliitoa, mada, ujumbe, tarehe na idadi ya wageni ikiwa ulizichagua, tulichojibu, na kama tumeusoma. Barua pepe kwenye anwani yako inasema kwamba umefika. Tunajibu kwa barua pepe, au kwa WhatsApp ikiwa ulitoa namba ya simu; basi WhatsApp hubeba tunachoandika.',
          'Unapoomba bei ya ukumbi, tunahifadhi kwa njia hiyohiyo ulichochagua na kuandika katika fomu hiyo, maelezo tunayoyaongeza, na maulizo yako yamefikia wapi.',
          'Anwani unayoandika kwenye sehemu ya jarida haitumwi wala haihifadhiwi.',
        ],
      },
      {
        title: 'Baada ya ukaaji wako',
        blocks: [
          'Siku moja baada ya kuondoka tunakuuliza mara moja kwa barua pepe ilikuwaje. Unachojibu huhifadhiwa pamoja na nafasi yako; unaweza kuacha kujibu, na hakuna atakayeuliza tena. Barua hiyo ina kiungo ambacho unasimamisha barua za aina hiyo, na ukurasa wa nafasi yako unacho pia. Tukiyachapisha, basi ni kama ulivyoyaandika, pamoja na jina lako la kwanza na mwezi wa ukaaji wako.',
        ],
      },
      {
        title: 'Ofa na habari',
        blocks: [
          'Tunazituma kwa barua pepe kwa yule tu aliyekubali, kwenye ukurasa wa nafasi au kwa wafanyakazi wetu. Unaweza kubadili uamuzi huo hapohapo kwa kubonyeza mara moja. Tunahifadhi ulichojibu, lini, na kwa sentensi ipi.',
        ],
      },
      {
        title: 'Unapomuuliza AI Concierge',
        blocks: [
          'Unachouliza hutumika kukujibu na hakihifadhiwi, isipokuwa swali ambalo concierge hana jibu lake: wafanyakazi wetu hulisoma ili kuongeza kinachokosekana, bila kujua aliyeuliza, na bila majina, anwani na namba zilizomo ambazo programu inaweza kuzitambua. Hufutwa wakati wake ukifika, tazama hapa chini. Pale hoteli inapotumia modeli ya lugha kujibu badala yake, swali lako na yaliyosemwa kabla yake hutumwa kwa kampuni inayoendesha modeli hiyo, kama ulivyoyaandika; hatuongezi jina lako wala anwani yako ya mtandao.',
          'Concierge haoni nafasi zilizowekwa wala wageni, kwa hiyo tafadhali usimwambie usichoweza kumwambia mtu usiyemjua.',
        ],
      },
      {
        title: 'Video na ramani',
        blocks: [
          'Baadhi ya video na ramani hutoka kwa kampuni nyingine. Hupakiwa pale tu unapobonyeza cheza au unapoomba ramani; kuanzia hapo kampuni hiyo inajua anwani yako ya mtandao na inafuata kanuni zake. Ndivyo ilivyo pia kwa viungo vya WhatsApp na vya alama kwenye ramani: hakuna kinachotumwa kabla hujavibonyeza.',
        ],
      },
      {
        title: 'Muda gani, na haki zako',
        blocks: [
          'Kila usiku tunafuta wenyewe kile ambacho muda wake wa kuhifadhiwa umekwisha:',
          PERIODS.map(tellPeriod),
          'Pale ambapo kuna jambo bado halijakamilika, kama pesa zinazodaiwa na upande wowote, husubiri hadi limalizike. Kwa mtu ambaye hatumpokei tena, tunahifadhi kile tunachomtambua nacho.',
          'Chini ya Sheria ya Ulinzi wa Data na Faragha ya Uganda ya mwaka 2019 (Data Protection and Privacy Act, 2019) unaweza kuuliza tuna taarifa gani kukuhusu, kutaka zisahihishwe, na kutaka zifutwe pale ambapo hakuna sheria inayotulazimu kuzihifadhi.',
          'Kwenye ukurasa wa nafasi yako unafanya yote matatu wewe mwenyewe, chini ya “Taarifa zako”: kwanza tunatuma msimbo kwenye barua pepe yako. Maelezo ambayo wafanyakazi wetu huandikiana, watakuonyesha ukiomba; na pale ambapo taarifa zako haziwezi kutenganishwa na za mtu mwingine kwa barua pepe yako, watakufanyia mengine pia. Ukaaji wako ukishakwisha na hakuna kinachodaiwa, jina lako, anwani zako na yaliyoandikwa hufutwa papo hapo; siku, kiasi cha pesa na namba za hati hubaki bila hayo. Nakala zetu rudufu, ambazo zimesimbwa kwa njia fiche, bado zina taarifa hizo hadi zitakapobadilishwa: ya zamani zaidi ina umri wa takriban mwaka mmoja. Picha zilizopigwa na wafanyakazi wetu hubaki humo kwa muda mrefu zaidi.',
          'Mashine ambazo tovuti hii, barua pepe zake na nakala zake rudufu huendeshwa nazo zinaweza kuwa za kampuni zinazotufanyia kazi.',
          `Andika kwa ${infoEmail}, piga ${phones[0]}, au pita kwetu: ${name}, ${address}.`,
        ],
      },
    ],
  },
  'booking-terms': {
    path: '/policies/booking-terms',
    title: 'Masharti ya Nafasi',
    description: 'Jinsi nafasi inavyowekwa, inachojumuisha, inachogharimu, na saa za kufika na za kuondoka.',
    short:
      'Bei ya kwenye kalenda ndiyo bei. Siku zako zinahifadhiwa mara tu unapoweka nafasi, na hoteli inazithibitisha.',
    sections: (facts) => [
      {
        title: 'Jinsi nafasi inavyowekwa',
        blocks: [
          'Unapobonyeza Thibitisha Nafasi, siku hizo zinahifadhiwa kwa ajili yako na hakuna mwingine anayeweza kuzichukua. Nafasi yako basi inasubiri: wahudumu wetu wa mapokezi wanaitazama na kuithibitisha kwa barua pepe au simu.',
          `Tukikutumia msimbo wa kuthibitisha anwani yako ya barua pepe, siku hizo zinahifadhiwa kwa dakika ${facts.firstHoldMinutes} hadi utumie msimbo huo au kiungo kilicho kando yake, na zinakuwa wazi tena usipofanya lolote kati ya hayo. ${facts.confirmsAtOnce ? 'Pale ambapo kuna villa iliyo wazi, nafasi yako inathibitishwa mara tu ufanyapo hivyo.' : 'Kuanzia hapo ombi lako linasubiri jibu letu.'}`,
          `Ikiwa hakuna aliyeithibitisha ndani ya saa ${facts.holdHours}, ombi lako linakwisha, siku zake zinakuwa wazi tena, nasi tunakuandikia.`,
          `Unaweza kuweka nafasi hadi siku ${DAYS_AHEAD} kabla na hadi usiku ${LONGEST_STAY} kwa mara moja, kwa idadi ya wageni ambayo villa inatosha. Kwa kukaa muda mrefu zaidi au kwa kundi kubwa zaidi, tupigie simu.`,
        ],
      },
      {
        title: 'Bei',
        blocks: [
          'Bei ni kwa dola za Marekani, kwa villa na kwa usiku. Pale ambapo bei ya villa inajumuisha wageni wachache kuliko inavyotosha, ukurasa wake unasema ni wangapi, na kila mgeni wa ziada anagharimu kiasi gani kwa usiku. Usiku wa Ijumaa, Jumamosi na Jumapili hugharimu zaidi; kalenda inaonyesha bei ya kila usiku na jumla kabla hujaweka nafasi. Hiyo ndiyo jumla tunayoomba.',
          'Kifungua kinywa kimejumuishwa. Milo miwili (half board) ni kifungua kinywa na chakula cha mchana; milo mitatu (full board) ni kifungua kinywa, chakula cha mchana na chakula cha jioni. Pale ambapo villa inatolewa pamoja nayo, unaichagua unapoweka nafasi, na jumla inaijumuisha.',
        ],
      },
      {
        title: 'Kufika na kuondoka',
        blocks: [
          textOf(facts, 'Check-in and check-out') ??
            `Kuingia kuanzia ${facts.checkInTime}, mwisho wa kutoka ${facts.checkOutTime}.`,
          `Mapokezi: ${facts.receptionHours}.`,
        ],
      },
      {
        title: 'Malipo',
        blocks: [
          textOf(facts, 'Payment') ?? 'Malipo hufanyika wakati wa kuingia au kabla ya kufika.',
          `Tunapokea: ${facts.paymentMethods.join(', ')}.`,
        ],
      },
      { title: 'Yaliyojumuishwa katika kila ukaaji', blocks: [facts.inclusions] },
      {
        title: 'Kubadilisha au kughairi',
        blocks: [
          textOf(facts, 'Cancellation') ?? 'Tafadhali tuulize.',
          'Barua zetu kuhusu nafasi yako zina kiungo binafsi. Kwa kiungo hicho unabadilisha idadi ya wageni na maombi yako, na unaghairi maadamu ni bila malipo.',
          `Kwa tarehe nyingine, villa nyingine, au kughairi baadaye au bila barua hiyo, piga ${facts.phones.join(' au ')}, au andika kwa ${facts.infoEmail}, ukitaja namba ya kumbukumbu ya nafasi yako. Sera ya Marejesho inaeleza kinachotokea kwa pesa zilizokwisha kulipwa.`,
        ],
      },
    ],
  },
  refunds: {
    path: '/policies/refunds',
    title: 'Sera ya Marejesho',
    description: 'Hadi lini nafasi hughairiwa bila malipo, kinachotokea baadaye, na jinsi pesa zinavyorudi.',
    short: 'Ukighairi kwa wakati, ukaaji haugharimu chochote, na ulichokwisha kulipa kinarudi kwako.',
    sections: (facts) => [
      {
        title: 'Kughairi bila malipo',
        blocks: [
          textOf(facts, 'Cancellation') ?? 'Tafadhali tuulize.',
          `Kuingia kunaanza ${facts.checkInTime}, kwa hiyo saa ${facts.freeCancellationHours} kabla yake maana yake ni ${tellMoment(facts)}, kwa saa za ${facts.town}.`,
          'Aina ya bei inaweza kuwa na masharti yake: kwa mfano, kughairi aina isiyorejeshwa pesa kamwe si bila malipo. Masharti ya aina ya bei yako hutumika badala ya haya yaliyo juu; unayaona kabla ya kuweka nafasi, na tena kwenye uthibitisho wako na kwenye ukurasa wa nafasi yako.',
        ],
      },
      {
        title: 'Ikiwa umelipa kabla ya kufika',
        blocks: [
          'Ukighairi kwa wakati, unarudishiwa yote uliyolipa kwa usiku uliowekwa, kwa njia uliyolipa: pesa za simu kwenye namba zilikotoka, za kadi kwenye kadi, taslimu mapokezi.',
          'Wahudumu wetu wa mapokezi hurejesha kila malipo: kupitia kampuni ya malipo yale yaliyolipwa mtandaoni, kwa mkono yale yaliyolipwa mapokezi. Benki yako au mtandao wako wa simu ndio unaoamua zitakuwa njiani kwa muda gani.',
        ],
      },
      {
        title: 'Ukighairi baadaye, au usipokuja',
        blocks: [
          'Huenda ukatozwa. Kiasi hutegemea kama mtu mwingine bado anaweza kuzichukua siku hizo; tunakuambia kabla ya kutoza chochote. Tupigie simu mara tu unapojua: mapema zaidi ni bora kwetu sote.',
        ],
      },
      {
        title: 'Tukishindwa kukutimizia',
        blocks: [
          'Ikitokea tumeshindwa kukupa villa uliyoiwekea nafasi, tunatafuta pamoja nawe villa nyingine au tarehe nyingine, na ulicholipa kwa usiku tusioweza kukupa kinarudishwa.',
        ],
      },
      {
        title: 'Wa kuulizwa',
        blocks: [
          `Piga ${facts.phones.join(' au ')}, au andika kwa ${facts.infoEmail}, ukitaja namba ya kumbukumbu ya nafasi yako.`,
        ],
      },
    ],
  },
  terms: {
    path: '/policies/terms',
    title: 'Masharti ya Huduma',
    description: 'Tovuti hii ni ya nini, unachoweza kutarajia kwayo, na tunachokuomba.',
    short:
      'Tovuti hii inaeleza kuhusu hoteli na kupokea uwekaji wa nafasi. Itumie kama ambavyo ungetumia mapokezi yetu: kwa uhuru na kwa haki.',
    sections: (facts) => [
      {
        title: 'Nani anaiendesha',
        blocks: [
          `${facts.name}, ${facts.address}. Simu ${facts.phones.join(' au ')}, barua pepe ${facts.infoEmail}.`,
        ],
      },
      {
        title: 'Unachoweza kutarajia',
        blocks: [
          'Usiku unaoonyeshwa kuwa wazi uko wazi unapoonyeshwa. Mtu akiuchukua wakati bado unachagua, tunakuambia kabla hujaweka nafasi.',
          'Tunahakikisha bei, saa na maelezo ni sahihi. Ikiwa bei ni kosa la dhahiri, tunakuambia kabla ya kuthibitisha, nawe unaweza kujitoa.',
          'Picha zinatoa taswira ya mahali; baadhi ni michoro. Villa za aina moja hutofautiana katika mambo madogomadogo.',
          'Huenda tovuti isipatikane wakati mwingine. Simu hupokelewa kwa vyovyote vile.',
        ],
      },
      {
        title: 'Tunachokuomba',
        blocks: [
          [
            'Toa jina lako mwenyewe na anwani inayokufikia.',
            'Weka nafasi kwa ajili ya watu wenye nia ya kuja.',
            'Usijaribu kuiharibu tovuti, wala usiifurike: fomu hupokea idadi maalumu tu ya ujumbe kwa saa.',
          ],
        ],
      },
      {
        title: 'Hafla',
        blocks: [
          'Ombi la bei au la kujiandikisha ni ujumbe kwetu, si mkataba. Linakuwa mkataba tunapokubaliana sote kuhusu siku, ukubwa na bei.',
        ],
      },
      {
        title: 'Vidokezo na makala',
        blocks: [
          'Tunachoandika kuhusu barabara, hifadhi na bei za wengine ni tunachokijua, si tunachokiahidi. Tafadhali hakikisha kabla ya kuondoka.',
        ],
      },
      {
        title: 'Programu za wengine',
        blocks: [
          'Tovuti hii imetengenezwa kwa kazi ya watu wengi wanaoitoa bure.',
          { text: 'Leseni zao, kwa ukamilifu', href: LICENCES_PATH },
        ],
      },
      {
        title: 'Sheria',
        blocks: [
          `Sheria ya ${facts.country} inatumika, na hakuna kilichomo hapa kinachoondoa haki inazokupa.`,
        ],
      },
    ],
  },
}

export const policyContent: Translation<typeof english.policyContent> = {
  kicker: 'Sera',
  others: 'Sera nne',
  inShort: 'Kwa ufupi',
  closing: {
    title: 'Hayo yalikuwa maandishi madogo. Yaliyobaki ni vilima.',
    line: 'Hatuombi namba za kadi, na unaweza kughairi bila malipo kwa wakati.',
    action: 'Ona siku zilizo wazi',
    ask: 'Tuulize swali',
  },
}

function textOf(facts: PropertyFacts, title: string): string | undefined {
  return facts.policies.find((policy) => (policy.name ?? policy.title) === title)?.text
}

/** When free cancellation ends, as far as whole days tell it. */
function tellMoment({ checkInTime, freeCancellationHours: hours }: PropertyFacts): string {
  if (hours === 24) return `${checkInTime} siku moja kabla ya kufika`
  if (hours % 24 === 0) return `${checkInTime} siku ${hours / 24} kabla ya kufika`
  return `muda huohuo kabla ya ${checkInTime} siku ya kufika`
}
