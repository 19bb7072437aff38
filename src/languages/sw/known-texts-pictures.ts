import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const PICTURE_TEXTS: Translation<typeof english.PICTURE_TEXTS> = {
  'The Garden House among its old trees': 'Garden House kati ya miti yake ya zamani',
  'Illustration: Forest Breeze, a house of two floors among old trees, a timber balcony along the upper one, banana leaves below':
    'Mchoro: Forest Breeze, nyumba ya ghorofa kati ya miti ya zamani, roshani ya mbao kando ya ghorofa ya juu, majani ya migomba chini yake',
  'A corner of windows at the height of the leaves': 'Kona ya madirisha kimo cha majani',
  'Illustration: a bedroom of Forest Breeze, a low oak bed before dark green boards, a wall of windows level with the crowns of old trees, a desk in their light':
    'Mchoro: chumba cha kulala cha Forest Breeze, kitanda kifupi cha mwaloni mbele ya mbao za kijani iliyokolea, ukuta wa madirisha kimo cha vilele vya miti, meza ya kazi katika mwanga wake',
  'The balcony and its hammock': 'Roshani na kitanda chake cha kuning’inia',
  'Illustration: the balcony of Forest Breeze at the height of the leaves, a striped hammock, an armchair and a stool with coffee on its boards':
    'Mchoro: roshani ya Forest Breeze kimo cha majani, kitanda cha kuning’inia chenye mistari, kiti cha mikono na kigoda chenye kahawa',
  'A tub of staves among the crowns': 'Pipa la kuogea kati ya vilele vya miti',
  'Illustration: a bathroom of Forest Breeze, a round tub of timber staves in a corner of windows among the crowns of trees, a basin on an oak stand before moss-green tiles':
    'Mchoro: bafu la Forest Breeze, beseni la duara la mbao kwenye kona ya madirisha kati ya vilele vya miti, sinki juu ya meza ya mwaloni mbele ya vigae vya kijani',
  'Rose Court in the late sun': 'Rose Court katika jua la jioni',
  'Illustration: Rose Villa, a small cream house under a tiled roof, roses climbing the posts of its veranda, beds of pink, red and white blossom along a brick path':
    'Mchoro: Rose Villa, nyumba ndogo ya rangi ya krimu chini ya paa la vigae, waridi zikipanda nguzo za veranda yake, maua ya waridi, mekundu na meupe kando ya njia ya matofali',
  'An iron bed under its net, and a window seat among roses':
    'Kitanda cha chuma chini ya chandarua chake, na kiti cha dirishani kati ya waridi',
  'Illustration: a bedroom of Rose Villa, a white iron bed under a mosquito net, a window seat with roses outside, terracotta tiles':
    'Mchoro: chumba cha kulala cha Rose Villa, kitanda cheupe cha chuma chini ya chandarua, kiti cha dirishani na waridi nje, sakafu ya vigae vya udongo',
  'The swing on the veranda': 'Bembea ya veranda',
  'Illustration: the veranda of Rose Villa, a bench on ropes between white posts covered in roses, tea on an iron table, rose beds beside':
    'Mchoro: veranda ya Rose Villa, benchi la kuning’inia kwa kamba kati ya nguzo nyeupe zilizofunikwa na waridi, chai kwenye meza ya chuma, bustani ya waridi kando',
  'A tub below the roses': 'Beseni la kuogea chini ya waridi',
  'Illustration: a bathroom of Rose Villa, a rose-coloured tub on claw feet below a window of roses, an oval mirror, a chequered floor':
    'Mchoro: bafu la Rose Villa, beseni la rangi ya waridi lenye miguu chini ya dirisha la waridi, kioo cha yai, sakafu ya miraba',
  'The white house and its terrace': 'Nyumba nyeupe na terasi yake',
  'Illustration: Village View, a white house with green shutters and a long terrace above a valley of round huts, plots and bananas':
    'Mchoro: Village View, nyumba nyeupe yenye vibao vya kijani madirishani na terasi ndefu juu ya bonde la nyumba za msonge, mashamba na migomba',
  'Two beds, and the valley between them': 'Vitanda viwili, na bonde kati yake',
  'Illustration: a bedroom of Village View, two oak beds with striped blankets, sage shutters folded back beside a door onto the valley':
    'Mchoro: chumba cha kulala cha Village View, vitanda viwili vya mwaloni vyenye mablanketi ya mistari, vibao vya dirisha vilivyokunjwa kando ya mlango unaotazama bonde',
  'Breakfast above the valley': 'Kifungua kinywa juu ya bonde',
  'Illustration: the terrace of Village View, breakfast laid on a long table, the round huts and gardens of the valley below':
    'Mchoro: terasi ya Village View, kifungua kinywa kwenye meza ndefu, nyumba za msonge na bustani za bondeni chini yake',
  'Clay bowls and a window on the huts': 'Mabakuli ya udongo na dirisha linalotazama misonge',
  'Illustration: a bathroom of Village View, two clay bowls on a white plastered bench, a window with sage shutters above round huts, a shower behind a low wall':
    'Mchoro: bafu la Village View, mabakuli mawili ya udongo kwenye benchi jeupe, dirisha juu ya nyumba za msonge, bafu la kusimama nyuma ya ukuta mfupi',
  'The ochre house and its meadow': 'Nyumba ya rangi ya udongo na uwanda wake',
  'Illustration: Honey Bee, a small ochre house with a honeycomb on its gable, painted bee hives and beds of blossom before it':
    'Mchoro: Honey Bee, nyumba ndogo ya rangi ya udongo yenye sega la asali mbele ya paa, mizinga ya nyuki iliyopakwa rangi na maua mbele yake',
  'The room under the roof': 'Chumba cha chini ya paa',
  'Illustration: a bedroom of Honey Bee under a boarded roof, hexagons of timber behind the bed, a hexagonal window above, shelves like a honeycomb':
    'Mchoro: chumba cha kulala cha Honey Bee chini ya paa la mbao, pembesita za mbao nyuma ya kitanda, dirisha la pembesita juu yake, rafu kama sega la asali',
  'Honey on the veranda, from the hives behind it': 'Asali kwenye veranda, kutoka mizinga iliyo nyuma yake',
  'Illustration: the veranda of Honey Bee, honey in jars, a piece of comb and chapati on a round table, painted bee hives in a meadow of blossom behind':
    'Mchoro: veranda ya Honey Bee, asali kwenye chupa, kipande cha sega na chapati kwenye meza ya duara, mizinga iliyopakwa rangi katika uwanda wa maua nyuma yake',
  'A copper tub before the comb': 'Beseni la shaba mbele ya sega',
  'Illustration: a bathroom of Honey Bee under a boarded roof, a copper tub before a wall of honey-coloured hexagons, hexagonal mirrors above the basin':
    'Mchoro: bafu la Honey Bee chini ya paa la mbao, beseni la shaba mbele ya ukuta wa pembesita za rangi ya asali, vioo vya pembesita juu ya sinki',
  'The large house and its lawn': 'Nyumba kubwa na uwanja wake wa nyasi',
  'Illustration: La Familiar, a large house of two floors with a balcony and a wing, a table for eight, a ball and a tricycle on its lawn':
    'Mchoro: La Familiar, nyumba kubwa ya ghorofa yenye roshani na ubavu, meza ya watu wanane, mpira na baiskeli ya magurudumu matatu kwenye uwanja wake wa nyasi',
  'The family’s room with its bunk': 'Chumba cha familia na kitanda chake cha ghorofa',
  "Illustration: the family's room of La Familiar, a wide bed and a bunk, blocks and a wooden cow on a round rug, flags on a line, the balcony behind":
    'Mchoro: chumba cha familia cha La Familiar, kitanda kipana na kitanda cha ghorofa, vitofali na ng’ombe wa mbao kwenye zulia la duara, bendera kwenye kamba, roshani nyuma yake',
  'The living room, the long table and the stairs': 'Sebule, meza ndefu na ngazi',
  'Illustration: the living room of La Familiar, two sofas around a board game, a long table at the doors to the lawn, open stairs to the upper floor':
    'Mchoro: sebule ya La Familiar, sofa mbili kuzunguka mchezo wa bao, meza ndefu kwenye milango ya uwanja wa nyasi, ngazi za kwenda ghorofa ya juu',
  'Room for all in the bath': 'Nafasi ya wote bafuni',
  'Illustration: the bathroom of La Familiar, a wide tub let into a blue-tiled step, two basins and a low third one, towels in four colours on pegs':
    'Mchoro: bafu la La Familiar, beseni pana kwenye ngazi ya vigae vya bluu, masinki mawili na la tatu fupi, taulo za rangi nne kwenye vigingi',
  'The thatched villa on its deck': 'Villa ya makuti kwenye jukwaa lake',
  'Illustration: Sundowner, a thatched villa with lit windows on a wooden deck, two loungers and lanterns, the sky violet after sunset':
    'Mchoro: Sundowner, villa ya makuti yenye madirisha yenye mwanga kwenye jukwaa la mbao, viti viwili vya kulalia na kandili, anga la zambarau baada ya machweo',
  'The bed looks west': 'Kitanda kinatazama magharibi',
  'Illustration: a bedroom of Sundowner after sunset, the bed under a ceiling of poles and reed, lamps lit, an umbrella tree before violet hills':
    'Mchoro: chumba cha kulala cha Sundowner baada ya machweo, kitanda chini ya dari ya fito na matete, taa zikiwaka, mgunga mbele ya vilima vya zambarau',
  'The last sun across the floor': 'Jua la mwisho sakafuni',
  'Illustration: the living room of Sundowner, a built bench with cushions under a ceiling of poles and reed, low sun from the west across its floor':
    'Mchoro: sebule ya Sundowner, benchi la kujengwa lenye mito chini ya dari ya fito na matete, jua la chini la magharibi sakafuni',
  'The four-poster room': 'Chumba cha kitanda cha nguzo nne',
  'Illustration: a bedroom under a timber ceiling, a four-poster bed with white linen, woven baskets on the warm wall, doors open to the garden':
    'Mchoro: chumba cha kulala chini ya dari ya mbao, kitanda cha nguzo nne chenye shuka nyeupe, vikapu vya kusukwa ukutani, milango iliyofunguliwa kuelekea bustani',
  'A tub below the evening': 'Beseni chini ya jioni',
  'Illustration: a bathroom of Sundowner, an oval tub of pale stone below a long window, two basins on a slab of timber, dark tiles, a lantern':
    'Mchoro: bafu la Sundowner, beseni la yai la jiwe jeupe chini ya dirisha refu, masinki mawili juu ya ubao, vigae vyeusi, kandili',
  'A veranda by the garden': 'Veranda ya bustani',
  'Two chairs, coffee on the low table, and the hills over the railing.':
    'Viti viwili, kahawa kwenye meza fupi, na vilima juu ya uzio.',
  'The Garden House among its old trees, the balcony at the height of the leaves.':
    'Garden House kati ya miti yake ya zamani, roshani kimo cha majani.',
  'Rose Court in the late sun, the roses up to the eaves.':
    'Rose Court katika jua la jioni, waridi hadi kwenye paa.',
  'The white house with the long terrace, and Makenke below it.':
    'Nyumba nyeupe yenye terasi ndefu, na Makenke chini yake.',
  'Ochre walls, a meadow in blossom, and neighbours who work from dawn.':
    'Kuta za rangi ya udongo, uwanda wenye maua, na majirani wanaofanya kazi tangu alfajiri.',
  'Room for cousins, and for their cousins.': 'Nafasi ya binamu, na ya binamu zao.',
  'A thatched villa on its deck, facing the last light.':
    'Villa ya makuti kwenye jukwaa lake, ikitazama mwanga wa mwisho.',
  'A bedroom': 'Chumba cha kulala',
  'Woven baskets on the wall, white linen, and doors that open to the garden.':
    'Vikapu vya kusukwa ukutani, shuka nyeupe, na milango inayofunguka kwenye bustani.',
  'Forest Breeze: a bedroom': 'Forest Breeze: chumba cha kulala',
  'Windows on two sides, level with the leaves.': 'Madirisha pande mbili, kimo cha majani.',
  'Rose Villa: a bedroom': 'Rose Villa: chumba cha kulala',
  'A bed under its net, a seat in the window, roses at the sill.':
    'Kitanda chini ya chandarua, kiti dirishani, waridi kizingitini.',
  'Village View: a bedroom': 'Village View: chumba cha kulala',
  'Two beds, and the valley between them.': 'Vitanda viwili, na bonde kati yake.',
  'Honey Bee: a bedroom': 'Honey Bee: chumba cha kulala',
  'Under the roof, with honey on the shelf.': 'Chini ya paa, na asali kwenye rafu.',
  'La Familiar: the family’s room': 'La Familiar: chumba cha familia',
  'Four sleep here, and the wooden cow.': 'Wanalala wanne hapa, na ng’ombe wa mbao.',
  'Sundowner: a bedroom': 'Sundowner: chumba cha kulala',
  'The bed looks west, so nobody has to get up for it.':
    'Kitanda kinatazama magharibi, hivyo hakuna anayehitaji kuamka kuyaona machweo.',
  'Forest Breeze: the balcony': 'Forest Breeze: roshani',
  'A hammock at the height of the leaves.': 'Kitanda cha kuning’inia kimo cha majani.',
  'Rose Villa: the veranda': 'Rose Villa: veranda',
  'A swing between the posts, and roses up to the beam.':
    'Bembea kati ya nguzo, na waridi hadi kwenye boriti.',
  'Village View: the terrace': 'Village View: terasi',
  'Breakfast for four, and the smoke of other breakfasts below.':
    'Kifungua kinywa cha watu wanne, na moshi wa vifungua kinywa vingine chini bondeni.',
  'Honey Bee: the veranda': 'Honey Bee: veranda',
  'Three honeys on the table, and those who made them.': 'Asali aina tatu mezani, na waliozitengeneza.',
  'La Familiar: the living room': 'La Familiar: sebule',
  'Sofas for everybody, a long table, and stairs to race up.':
    'Sofa za wote, meza ndefu, na ngazi za kushindania mbio.',
  'Sundowner: the living room': 'Sundowner: sebule',
  'A bench as long as the wall, turned towards the west.': 'Benchi refu kama ukuta, linalotazama magharibi.',
  'A living room': 'Sebule',
  'A sofa for three, a shelf of books, and the garden behind the glass.':
    'Sofa ya watu watatu, rafu ya vitabu, na bustani nyuma ya kioo.',
  'A private bathroom': 'Bafu la ndani',
  'Hot water at any hour, in every villa.': 'Maji ya moto saa yoyote, katika kila villa.',
  'Forest Breeze: a bathroom': 'Forest Breeze: bafu',
  'A tub of staves at the height of the leaves.': 'Pipa la kuogea kimo cha majani.',
  'Rose Villa: a bathroom': 'Rose Villa: bafu',
  'A tub on claw feet, roses at the sill.': 'Beseni lenye miguu, waridi kizingitini.',
  'Village View: a bathroom': 'Village View: bafu',
  'Clay bowls, sage shutters, the valley.': 'Mabakuli ya udongo, vibao vya dirisha, na bonde.',
  'Honey Bee: a bathroom': 'Honey Bee: bafu',
  'Copper, and a wall like a comb.': 'Shaba, na ukuta kama sega la asali.',
  'La Familiar: the bathroom': 'La Familiar: bafu',
  'A towel of another colour for everybody.': 'Taulo ya rangi tofauti kwa kila mmoja.',
  'Sundowner: a bathroom': 'Sundowner: bafu',
  'A tub below the window, and the evening in it.': 'Beseni chini ya dirisha, na jioni ndani yake.',
  'Supper on the terrace': 'Chakula cha jioni kwenye terasi',
  'Tables under the lamps, from six until the last story.':
    'Meza chini ya taa, kuanzia saa kumi na mbili hadi hadithi ya mwisho.',
  'Breakfast in bed': 'Kifungua kinywa kitandani',
  'Fruit from the market, chapati while it is hot, coffee from the hills.':
    'Matunda ya sokoni, chapati ikiwa moto, kahawa ya vilimani.',
  'Matooke and eshabwe': 'Matooke na eshabwe',
  'The plate Ankole is proud of.': 'Sahani ambayo Ankole hujivunia.',
  'The restaurant in the morning': 'Mgahawa asubuhi',
  'Laid for breakfast, the doors open to the terrace.':
    'Umeandaliwa kwa kifungua kinywa, milango ya terasi ikiwa wazi.',
  'The bar': 'Baa',
  'Where the sundowners come from.': 'Vinywaji vya machweo hutoka hapa.',
  Reception: 'Mapokezi',
  'Somebody is here at every hour, and a key for every villa on the wall.':
    'Kuna mtu hapa saa zote, na ufunguo wa kila villa ukutani.',
  'The conference hall': 'Ukumbi wa mikutano',
  'Ground floor, daylight, rows for 100 guests.':
    'Ghorofa ya chini, mwanga wa mchana, safu za viti vya watu 100.',
  'The fire place': 'Mahali pa moto',
  'Chairs in a ring, drums within reach.': 'Viti vikizunguka moto, ngoma karibu.',
  'The gate': 'Lango',
  'Turn in behind the fuel station, and the road is gone.':
    'Kata kona nyuma ya kituo cha mafuta, na barabara imetoweka.',
  'The parking court': 'Ua wa maegesho',
  'In the shade of umbrella trees, inside the gate.': 'Kivulini mwa migunga, ndani ya lango.',
  'The banquet hall': 'Ukumbi wa karamu',
  'First floor, up to 150 at table.': 'Ghorofa ya kwanza, hadi watu 150 mezani.',
  'A garden wedding': 'Harusi bustanini',
  'An aisle between the roses.': 'Njia kati ya waridi.',
  'The hall before a conference': 'Ukumbi kabla ya mkutano',
  'A hundred chairs, a stage, and the screen already lit.':
    'Viti mia moja, jukwaa, na skrini tayari inawaka.',
  'An evening by the fire': 'Jioni kando ya moto',
  'When the drums begin, the chairs move back.': 'Ngoma zikianza, viti hurudi nyuma.',
  'The villas from above': 'Villa kutoka juu',
  'Among their trees on the hilltop, the hills of Ankole behind them.':
    'Kati ya miti yake kileleni, vilima vya Ankole nyuma yake.',
  'First light': 'Mwanga wa kwanza',
  'The villas before anybody is awake but the birds.': 'Villa kabla hajaamka mtu yeyote isipokuwa ndege.',
  'Golden hour': 'Saa ya dhahabu',
  'The last sun on tiles and brick.': 'Jua la mwisho kwenye vigae na matofali.',
  'The garden path': 'Njia ya bustanini',
  'Between flower beds from villa to villa, lit at night.':
    'Kati ya maua kutoka villa hadi villa, yenye taa usiku.',
  'The kitchen garden': 'Bustani ya mboga',
  'What is picked in the morning is on the table at noon.': 'Kinachochumwa asubuhi kiko mezani mchana.',
  'The banana garden': 'Shamba la migomba',
  'Coffee below, bananas above: some of both becomes breakfast.':
    'Kahawa chini, ndizi juu: kidogo cha zote mbili huwa kifungua kinywa.',
  'Zebras at Lake Mburo': 'Pundamilia wa Ziwa Mburo',
  'The park is about 30 km away: early morning is best.':
    'Hifadhi iko umbali wa kama km 30: asubuhi na mapema ndio wakati mzuri.',
  'Among the long horns': 'Kati ya pembe ndefu',
  'Ankole cattle and the people who know each by name.':
    'Ng’ombe wa Ankole na watu wanaomjua kila mmoja kwa jina.',
  'At the market': 'Sokoni',
  'Pyramids of fruit, and four words of Runyankole that change the price.':
    'Piramidi za matunda, na maneno manne ya Kinyankole yanayobadilisha bei.',
  Baskets: 'Vikapu',
  'Triangles and chevrons, woven by hand.': 'Pembetatu na mikunjo, vilivyosukwa kwa mkono.',
  'Arriving at Makenke': 'Kufika Makenke',
  'From the gate under the trees and along the garden path to your own front door.':
    'Kutoka langoni chini ya miti, kupitia njia ya bustanini hadi mlangoni kwako.',
  'Inside a Family Villa': 'Ndani ya villa ya familia',
  'The house and its lawn, the bunk room, and the sofa where all of you fit.':
    'Nyumba na uwanja wake wa nyasi, chumba cha kitanda cha ghorofa, na sofa inayowatosha nyote.',
  'Evening, in nine seconds': 'Jioni, kwa sekunde tisa',
  'From the late sun over the hills to the lamps at a door that faces west.':
    'Kutoka jua la jioni juu ya vilima hadi taa za mlango unaotazama magharibi.',
  'How the halls become a wedding': 'Jinsi kumbi zinavyogeuka harusi',
  'Rows of chairs in the morning, an aisle on the lawn, round tables under roses at night.':
    'Safu za viti asubuhi, njia kwenye uwanja wa nyasi, meza za duara chini ya waridi usiku.',
  'A morning at Lake Mburo': 'Asubuhi katika Ziwa Mburo',
  'Leave before six, meet the zebras, be back for a late lunch.':
    'Ondoka kabla ya saa kumi na mbili asubuhi, wakute pundamilia, rudi kwa chakula cha mchana cha kuchelewa.',
  'Through the gate at first light': 'Kupita langoni na mwanga wa kwanza',
  'The gate, the villas under the hills, and a house among old trees. Eight quiet seconds.':
    'Lango, villa chini ya vilima, na nyumba kati ya miti ya zamani. Sekunde nane za utulivu.',
  'Four villas, in ten seconds': 'Villa nne, kwa sekunde kumi',
  'Roses, a village below, hives in blossom, and a lawn with room for everybody.':
    'Waridi, kijiji bondeni, mizinga kati ya maua, na uwanja wa nyasi wenye nafasi ya wote.',
}
