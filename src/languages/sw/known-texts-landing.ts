import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const LANDING_TEXTS: Translation<typeof english.LANDING_TEXTS> = {
  'Evening comes slowly here': 'Hapa jioni huja polepole',
  'Welcome to the Pearl of the West': 'Karibu kwenye Lulu ya Magharibi',
  'Twenty-five furnished villas at Makenke, where the hills of Ankole turn gold, then violet, then quiet. Leave the road behind you, put the kettle on and open the door to the garden.':
    'Villa ishirini na tano zenye samani huko Makenke, ambako vilima vya Ankole hugeuka dhahabu, kisha zambarau, kisha kimya. Iache barabara nyuma yako, weka birika la chai na ufungue mlango wa bustani.',
  'A whole villa to yourselves': 'Villa nzima kwa ajili yenu',
  'For two, for the family, for the entire team': 'Kwa wawili, kwa familia, kwa timu nzima',
  'From a garden studio for two to a three-bedroom residence for six: your own front door, your own sitting corner, and somebody at reception day and night.':
    'Kuanzia studio ya bustani ya watu wawili hadi makazi ya vyumba vitatu ya watu sita: mlango wako mwenyewe, kona yako ya kukaa, na mtu mapokezi usiku na mchana.',
  'Supper under the lamps': 'Chakula cha jioni chini ya taa',
  'The restaurant, the terrace and the bar': 'Mgahawa, terasi na baa',
  'Matooke steamed in its leaves, eshabwe the way Ankole makes it, tilapia from the grill, and a cold drink while the lamps come on along the terrace.':
    'Matooke ya mvuke kwenye majani yake, eshabwe ya mtindo wa Ankole, sato wa kuchoma, na kinywaji baridi taa zinapowashwa kwenye terasi.',
  'Gather in Mbarara': 'Kutaneni Mbarara',
  'Weddings, introductions, workshops and conferences': 'Harusi, sherehe za utambulisho, warsha na mikutano',
  'A conference hall for 100 on the ground floor, a banquet hall for 150 above it, a kitchen that cooks for all of them, and villas next door for whoever stays the night.':
    'Ukumbi wa mikutano wa watu 100 ghorofa ya chini, ukumbi wa karamu wa watu 150 juu yake, jiko linalowapikia wote, na villa jirani kwa atakayelala.',
  'Live Band Friday': 'Ijumaa ya bendi',
  'Kadongo kamu, a little rumba and whatever the terrace asks for. The grill is on from six, the band from eight.':
    'Kadongo kamu, rumba kidogo na chochote watakachoomba walio kwenye terasi. Nyama choma kuanzia saa kumi na mbili jioni, bendi kuanzia saa mbili usiku.',
  'Sunday Roast, Ankole Style': 'Choma ya Jumapili, mtindo wa Ankole',
  'Slow-roasted goat, matooke, millet bread and eshabwe on long tables in the garden. Children run free and eat for half.':
    'Mbuzi aliyechomwa polepole, matooke, ugali wa ulezi na eshabwe kwenye meza ndefu bustanini. Watoto wanakimbia watakavyo na kula kwa nusu bei.',
  'Western Region Business Breakfast': 'Kifungua kinywa cha wafanyabiashara wa magharibi',
  'Two short talks, one long breakfast, and the people worth knowing between Masaka and Kabale around the same table.':
    'Mada mbili fupi, kifungua kinywa kimoja kirefu, na watu wa kufahamiana nao kati ya Masaka na Kabale kwenye meza moja.',
  'Wedding Open Days': 'Siku za wazi za harusi',
  'Both halls dressed, three menus to taste, and florists, bands and tailors to meet. Bring your mothers.':
    'Kumbi zote mbili zikiwa zimepambwa, menyu tatu za kuonja, na wapambaji wa maua, bendi na mafundi cherehani wa kukutana nao. Njooni na mama zenu.',
  'An Evening of Ekitaguriro': 'Jioni ya Ekitaguriro',
  'Dancers of Ankole with their arms raised like long horns, drums and flutes, and supper between the dances.':
    'Wachezaji wa Ankole walioinua mikono kama pembe ndefu, ngoma na filimbi, na chakula cha jioni kati ya ngoma moja na nyingine.',
  'New Year’s Eve under the Lamps': 'Mkesha wa Mwaka Mpya chini ya taa',
  'A long supper, a short speech, and dancing until the year has changed. Villas for the night go early.':
    'Chakula kirefu cha jioni, hotuba fupi, na kucheza hadi mwaka ubadilike. Villa za usiku huo huisha mapema.',
  'A driver meets you at Entebbe or Mbarara airfield, on the day you arrive.':
    'Dereva anakupokea Entebbe au kwenye uwanja mdogo wa ndege wa Mbarara, siku unayofika.',
  'The villa is yours until 4:00 PM on the day you leave.':
    'Villa ni yako hadi saa kumi jioni siku unayoondoka.',
  'A basket from our kitchen, ready when you set out.':
    'Kikapu kutoka jikoni kwetu, kikiwa tayari unapoondoka.',
  'A cot with fresh linen, made up before you come.':
    'Kitanda cha mtoto mchanga chenye shuka safi, kikiandaliwa kabla hujafika.',
  'Welcome to Pearl Villas': 'Karibu Pearl Villas',
  'Ten seconds in the hills of Ankole, from first light to the lamps on the terrace.':
    'Sekunde kumi kwenye vilima vya Ankole, kuanzia mwanga wa kwanza hadi taa za kwenye terasi.',
}
