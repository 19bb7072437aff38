import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/challenges'

export const challengesContent: Translation<typeof english.challengesContent> = {
  title: 'Changamoto za Villa',
  description:
    'Visa vidogo kumi na viwili ndani na nje ya Mbarara, kuanzia salamu kwa Runyankole hadi pundamilia wa Ziwa Mburo. Weka alama kila unapomaliza na ufume kikapu.',
  hero: {
    title: 'Mambo kumi na mawili ya kurudi nayo nyumbani yasiyoingia kwenye sanduku',
    line: 'Kila moja unalofanya linafuma duara moja kwenye kikapu chako. Linabaki kwenye kivinjari hiki; hakuna mwingine anayehesabu.',
  },
  groups: [
    {
      title: 'Karibu na villa',
      line: 'Bila gari, bila tiketi, bila haraka.',
      challenges: [
        {
          id: 'greeting',
          title: 'Salimia kama jirani',
          text: 'Waulize watu watatu “Agandi?” na usubiri jibu “Ni marungi”. Kisha waeleze habari zako: kutofanya hivyo ni utovu wa adabu.',
          where: 'Popote',
        },
        {
          id: 'mist',
          title: 'Tazama ukungu ukijaa bondeni na kutoweka',
          text: 'Kaa nje na kikombe cha kahawa ya Uganda wakati ukungu wa asubuhi bado umelala kati ya vilima, na ubaki hadi utakapotoweka.',
          where: 'Terasi, kabla ya saa moja asubuhi',
        },
        {
          id: 'eshabwe',
          title: 'Kula kile ambacho Ankole hujivunia',
          text: 'Matooke na eshabwe, mchuzi mweupe wa samli yenye chumvi unaoandaliwa katika kila harusi hapa. Muulize mpishi unavyokorogwa.',
          where: 'Mgahawani',
        },
        {
          id: 'birds',
          title: 'Ndege kumi kabla ya kifungua kinywa',
          text: 'Kwera wanahesabiwa, chozi wanahesabiwa, hondohondo wanahesabiwa kwa sauti yao. Korongo taji, ndege wa kwenye bendera, anahesabiwa mara mbili.',
          where: 'Bustanini',
        },
        {
          id: 'market-supper',
          title: 'Pika chakula kimoja cha jioni kutoka sokoni',
          text: 'Fungu la dodo, nyanya, karanga, parachichi kubwa kama ngumi. Punguza bei kwa upole, pika kwa urahisi.',
          where: 'Soko kuu la Mbarara, kisha villa yako',
        },
        {
          id: 'both-skies',
          title: 'Tafuta nyota kutoka kila nusu ya anga',
          text: 'Nusu digrii kusini mwa ikweta, unaona nyota za kaskazini na za kusini usiku mmoja. Yapumzishe macho yako kutoka kwenye taa kwanza.',
          where: 'Bustanini, baada ya saa tatu usiku',
        },
      ],
    },
    {
      title: 'Kuzunguka eneo hili',
      line: 'Gari na nusu siku, au siku nzima.',
      challenges: [
        {
          id: 'zebras',
          title: 'Kutana na pundamilia',
          text: 'Pia swala pala, twiga na viboko, na mashua ziwani. Fika langoni mapema; wageni wa kigeni wasio wakazi hulipa kiingilio cha $40.',
          where: 'Hifadhi ya Taifa ya Ziwa Mburo, takriban km 30',
        },
        {
          id: 'igongo',
          title: 'Ona jinsi nyumba ya mfalme ilivyojengwa',
          text: 'Vibanda vya kifalme, vyombo vya maziwa, ngoma ndefu, na jumba la makumbusho linaloeleza vyote.',
          where: 'Kituo cha Utamaduni cha Igongo, takriban km 12',
        },
        {
          id: 'cattle',
          title: 'Jifunze jina la rangi',
          text: 'Ng’ombe wa Ankole huitwa kwa rangi ya manyoya yao, kwa maneno mengi. Muulize mchungaji moja, na ulikumbuke hadi jioni.',
          where: 'Barabara yoyote ya shambani',
        },
        {
          id: 'basket',
          title: 'Rudi nyumbani na kitu kilichofumwa',
          text: 'Kinunue kwa aliyekitengeneza na uulize jina la nakshi yake. Binamu wa nakshi hiyo unamwona kote kwenye tovuti hii.',
          where: 'Kibanda cha kazi za mikono mjini',
        },
        {
          id: 'tea',
          title: 'Simama katikati ya shamba la chai',
          text: 'Magharibi mwa Ishaka vilima vina kijani kama kilichopakwa rangi. Simama, vuta pumzi, nunua pakiti kando ya barabara.',
          where: 'Igara, takriban km 70',
        },
        {
          id: 'equator',
          title: 'Weka mguu mmoja katika kila nusu ya dunia',
          text: 'Barabara ya Kampala inakatiza ikweta huko Kayabwe, penye duara jeupe la kusimama ndani yake.',
          where: 'Ukielekea Kampala au ukitoka huko',
        },
      ],
    },
  ],
  status: (done, total) => `${done} kati ya ${total} zimekamilika`,
  basket: (done, total) => `Kikapu chako: maduara ${done} kati ya ${total} yamefumwa`,
  /** What the basket has become, by the rings woven at least. */
  ranks: [
    { from: 0, text: 'Duara la kwanza ndilo gumu zaidi. Anza na salamu.' },
    { from: 1, text: 'Kitako kimewekwa.' },
    { from: 4, text: 'Sasa kinaweza kubeba matunda.' },
    { from: 8, text: 'Sasa kinaweza kubeba ulezi: huo ni ufumaji wa kukaza.' },
    { from: 12, text: 'Kimekamilika. Kionyeshe mapokezi: tunataka kusikia lipi lilikuwa bora zaidi.' },
  ],
  done: 'Tayari',
  /** Read aloud after it. */
  doneWith: (title) => `: ${title}`,
  startOver: 'Anza Upya',
  undo: 'Tengua',
  startedOver: 'Kikapu kiko tupu tena.',
  notKept:
    'Kivinjari hiki hakituruhusu kuhifadhi maendeleo yako: yatadumu hadi utakapoondoka kwenye ukurasa.',
  noScript: 'Kuweka alama hapa kunahitaji JavaScript. Karatasi na penseli pia zinatosha.',
  closing: {
    picture: samplePicture('hotel-from-above'),
    title: 'Maduara kumi na mawili huchukua siku kadhaa',
    line: 'Kaa siku mbili kwa ajili ya bustani na soko, tatu kwa ajili ya pundamilia, tano kwa ajili ya kikapu kizima.',
    action: { path: '/calendar', label: 'Ona siku zilizo wazi' },
    other: { path: '/villas', label: 'Tazama Villa' },
  },
}
