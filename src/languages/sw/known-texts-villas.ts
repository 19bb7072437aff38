import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const VILLA_TEXTS: Translation<typeof english.VILLA_TEXTS> = {
  'One bright room with its own front door, a step away from the banana garden. A big bed, a small desk, a kettle that is always within reach: everything a traveller needs and nothing to dust around.':
    'Chumba kimoja chenye mwanga na mlango wake mwenyewe, hatua moja kutoka shamba la migomba. Kitanda kikubwa, meza ndogo ya kazi, birika la chai ambalo halikosi kuwa karibu: kila anachohitaji msafiri, bila kitu cha kufuta vumbi.',
  'The banana garden': 'Shamba la migomba',
  'The villa most of our guests come back to: a bedroom with a proper sitting corner, a table for two by the window, and enough quiet to sleep past the first cockerel.':
    'Villa ambayo wageni wetu wengi huirudia: chumba cha kulala chenye kona halisi ya kukaa, meza ya watu wawili dirishani, na utulivu wa kutosha kulala hata baada ya jogoo wa kwanza.',
  'Garden and courtyard': 'Bustani na ua',
  'A villa that lives outdoors. Wide doors open to your own terrace, where breakfast may take all morning and the hills do the talking in the evening. Sleeps a third guest with ease.':
    'Villa inayoishi nje. Milango mipana hufunguka kwenye terasi yako mwenyewe, ambako kifungua kinywa kinaweza kuchukua asubuhi nzima na jioni vilima ndivyo vinavyozungumza. Mgeni wa tatu hulala bila shida.',
  'The hills, from your own terrace': 'Vilima, kutoka terasi yako mwenyewe',
  'For weeks with work in them. A separate room to think in, a desk that takes two laptops, a guest washroom for whoever drops by, and a door you can close on all of it at six.':
    'Kwa wiki zenye kazi ndani yake. Chumba cha pekee cha kufikiria, meza inayotosha kompyuta mbili, choo cha wageni kwa yeyote anayepita, na mlango unaoweza kufungia yote hayo saa kumi na mbili jioni.',
  'Garden and hills': 'Bustani na vilima',
  'A first-floor hideaway for two with a four-poster bed and a balcony nobody overlooks. Tell us what you are celebrating and we will see to the flowers.':
    'Maficho ya watu wawili ghorofa ya kwanza, yenye kitanda cha nguzo nne na roshani isiyoonekana na mtu. Tuambie mnasherehekea nini, nasi tutashughulikia maua.',
  'The garden, from a balcony nobody overlooks': 'Bustani, kutoka roshani isiyoonekana na mtu',
  'Two bedrooms, a kitchenette and a sitting room big enough for a sulk and a board game at once. Children have the garden; parents have the view of the children.':
    'Vyumba viwili vya kulala, jiko dogo na sebule kubwa inayotosha mtu aliyenuna na mchezo wa bao kwa wakati mmoja. Watoto wana bustani; wazazi wanawaona watoto.',
  'The garden and its lawn': 'Bustani na uwanja wake wa nyasi',
  'The whole house: three bedrooms around a dining table for eight, a kitchen you will actually cook in, and a veranda for the long stories. For wedding parties, teams and families who travel together.':
    'Nyumba nzima: vyumba vitatu vya kulala kuzunguka meza ya chakula ya watu wanane, jiko ambalo kweli utalipikia, na veranda ya hadithi ndefu. Kwa wageni wa harusi, timu na familia zinazosafiri pamoja.',
  'Hills and evening sky': 'Vilima na anga la jioni',
  'A studio for two that opens straight onto the banana garden.':
    'Studio ya watu wawili inayofunguka moja kwa moja kwenye shamba la migomba.',
  'Wake to the rustle of banana leaves and have your first coffee on the step. A compact studio with a queen bed, cool floors and the garden for a front room.':
    'Amka kwa mchakacho wa majani ya migomba na unywe kahawa yako ya kwanza kizingitini. Studio ndogo yenye kitanda cha queen, sakafu baridi na bustani iwe sebule yako.',
  'Our simplest studio, and for many our favourite price.':
    'Studio yetu iliyo rahisi kuliko zote, na kwa wengi ndiyo bei wanayoipenda.',
  'The studio at the quiet end of the Garden House: one room, one queen bed, one big window full of green. A little smaller than its neighbour and priced to match.':
    'Studio iliyo upande tulivu wa Garden House: chumba kimoja, kitanda kimoja cha queen, dirisha moja kubwa lililojaa kijani. Ndogo kidogo kuliko jirani yake, na bei yake ni hivyo hivyo.',
  'Green, through one big window': 'Kijani, kupitia dirisha moja kubwa',
  'Tree-top height, with a balcony in the breeze it is named for.':
    'Kimo cha vilele vya miti, na roshani kwenye upepo mwanana ulioipa jina lake.',
  'Up one flight, where the air moves. The balcony looks over the garden to the first folds of the hills, and the sitting corner is made for a long novel.':
    'Panda ngazi moja, mahali hewa inapopita. Roshani inatazama bustani hadi mikunjo ya kwanza ya vilima, na kona ya kukaa imeundwa kwa riwaya ndefu.',
  'Tree tops, and the first folds of the hills': 'Vilele vya miti, na mikunjo ya kwanza ya vilima',
  'A deluxe villa with a third bed under the eaves.':
    'Villa ya kifahari yenye kitanda cha tatu chini ya paa.',
  'A king bed, and a single tucked into the alcove for a child or a friend. Morning light comes through the leaves and makes patterns on the wall.':
    'Kitanda cha king, na cha mtu mmoja kilichowekwa kwenye kona kwa ajili ya mtoto au rafiki. Mwanga wa asubuhi hupita kwenye majani na kuchora ukutani.',
  'Leaves and morning light': 'Majani na mwanga wa asubuhi',
  'A porch among the roses, five minutes from breakfast if you dawdle.':
    'Baraza kati ya waridi, dakika tano kutoka kwenye kifungua kinywa ukitembea polepole.',
  'The courtyard keeps its roses on both sides of your path. Inside, a king bed, a table for two by the window and walls thick enough to forget the time.':
    'Ua una waridi pande zote mbili za njia yako. Ndani, kitanda cha king, meza ya watu wawili dirishani na kuta nene za kukusahaulisha saa.',
  'Roses on both sides of the path': 'Waridi pande zote mbili za njia',
  'The step-free villa of Rose Court, with a wide shower.':
    'Villa ya Rose Court isiyo na ngazi, yenye bafu pana la kuoga.',
  'No steps from the parking place to the pillow: a wide door, a wide shower and a porch in the shade. The same king bed and sitting corner as next door.':
    'Hakuna ngazi kutoka maegesho hadi kwenye mto: mlango mpana, bafu pana la kuoga na baraza kivulini. Kitanda kile kile cha king na kona ile ile ya kukaa kama kwa jirani.',
  'Four-poster, roses below, nobody above.': 'Kitanda cha nguzo nne, waridi chini, hakuna mtu juu.',
  'A four-poster bed draped in white, a balcony over the rose beds, and breakfast carried up when you ring and not a minute before. Made for the week after the wedding.':
    'Kitanda cha nguzo nne kilichovikwa nyeupe, roshani juu ya waridi, na kifungua kinywa kinacholetwa juu unapopiga kengele na si dakika moja kabla. Imeundwa kwa wiki ya baada ya harusi.',
  'The rose beds, from above': 'Bustani ya waridi, kutoka juu',
  'The corner villa of Rose Court, with light from two sides.':
    'Villa ya konani ya Rose Court, yenye mwanga kutoka pande mbili.',
  'Windows to the east for the sunrise and to the west for the other thing. The largest of our honeymoon villas, with a sofa deep enough for two and an afternoon.':
    'Madirisha ya mashariki kwa macheo, na ya magharibi kwa lile jingine. Kubwa kuliko villa zetu zote za fungate, na sofa inayotosha wawili na alasiri nzima.',
  'Sunrise and sunset, from the corner': 'Macheo na machweo, kutoka konani',
  'A terrace at garden level with the evening as its ceiling.':
    'Terasi iliyo sawa na bustani, na jioni ndiyo dari yake.',
  'Fold the doors back and the room doubles. The terrace faces the village paths, where the day goes by at walking pace: schoolchildren, bicycles, a herd heading home.':
    'Kunja milango nayo nafasi huwa mara mbili. Terasi inatazama njia za kijiji, ambako siku hupita kwa mwendo wa miguu: watoto wa shule, baiskeli, kundi la ng’ombe likirudi nyumbani.',
  'The village paths': 'Njia za kijiji',
  'The shaded terrace, cool through the middle of the day.':
    'Terasi yenye kivuli, baridi katikati ya mchana.',
  'An umbrella tree keeps this terrace cool when others are not. A king bed, a single bed, a mini fridge, and a hammock hook that nobody has been able to resist.':
    'Mgunga huifanya terasi hii iwe baridi nyingine zinapokuwa na joto. Kitanda cha king, kitanda cha mtu mmoja, friji ndogo, na ndoano ya kitanda cha kuning’inia ambayo hakuna aliyeweza kuiacha.',
  'An umbrella tree and the village paths': 'Mgunga na njia za kijiji',
  'A desk with a view worth looking up for.': 'Meza ya kazi yenye mandhari ya kukufanya uinue macho.',
  'The desk stands at the window and the window holds half of Makenke. When the calls are over, the sitting room is a different room, with a different door.':
    'Meza iko dirishani na dirisha limebeba nusu ya Makenke. Simu zikiisha, sebule ni chumba kingine, chenye mlango mwingine.',
  'Makenke, over the desk': 'Makenke, juu ya meza ya kazi',
  'Executive comfort with a sofa bed for company.': 'Starehe ya kikazi, na kitanda cha sofa kwa mwenzako.',
  'For the week when work comes with you and so does somebody else. A sofa bed in the sitting room, a guest washroom, and a balcony for whoever finishes first.':
    'Kwa wiki ambayo kazi inasafiri nawe, na mtu mwingine pia. Kitanda cha sofa sebuleni, choo cha wageni, na roshani kwa atakayemaliza kwanza.',
  'Small, golden and close to breakfast.': 'Ndogo, ya rangi ya dhahabu na karibu na kifungua kinywa.',
  'The nearest studio to the restaurant: you can smell the chapati before you have found your shoes. A queen bed, honey-coloured walls, and a bench by the door.':
    'Studio iliyo karibu zaidi na mgahawa: utasikia harufu ya chapati kabla hujapata viatu vyako. Kitanda cha queen, kuta za rangi ya asali, na benchi kando ya mlango.',
  'A larger studio with two beds for friends on the road.':
    'Studio kubwa zaidi yenye vitanda viwili kwa marafiki walio safarini.',
  'Two three-quarter beds instead of one queen, and a table between them for maps. The studio for colleagues, sisters and friends who like each other but not that much.':
    'Vitanda viwili vya robo tatu badala ya kimoja cha queen, na meza kati yao ya kuwekea ramani. Studio ya wafanyakazi wenza, ndugu na marafiki wanaopendana, lakini si kiasi hicho.',
  'A nest at the top of the stairs, sweet and out of sight.': 'Kiota juu ya ngazi, kitamu na kisichoonekana.',
  'One staircase, one door, no neighbours. A four-poster under a sloping ceiling and a small round balcony where two chairs just fit, which is the right number.':
    'Ngazi moja, mlango mmoja, hakuna majirani. Kitanda cha nguzo nne chini ya dari iliyoinama na roshani ndogo ya duara inayotosha viti viwili tu, ambayo ndiyo idadi sahihi.',
  'The garden, from a small round balcony': 'Bustani, kutoka roshani ndogo ya duara',
  'A deluxe villa that catches the last of the sun.': 'Villa ya kifahari inayopata jua la mwisho.',
  'The west side of the Honey House. From five o’clock the whole room turns amber; we have seen guests put down their telephones for it.':
    'Upande wa magharibi wa Honey House. Kuanzia saa kumi na moja jioni chumba kizima hugeuka rangi ya kaharabu; tumeona wageni wakiweka simu zao chini kwa sababu hiyo.',
  'The last of the sun': 'Jua la mwisho',
  'Two bedrooms and a garden gate you can see from the sofa.':
    'Vyumba viwili vya kulala na lango la bustani unaloliona ukiwa sofani.',
  'The villa that survives children. A king room for you, three singles for them, a kitchenette for pancakes and a lawn at the door for everything else.':
    'Villa inayostahimili watoto. Chumba chenye kitanda cha king kwa ajili yenu, vitatu vya mtu mmoja kwa ajili yao, jiko dogo la chapati na uwanja wa nyasi mlangoni kwa mengine yote.',
  'A family villa for four, a little smaller and a little less.':
    'Villa ya familia ya watu wanne, ndogo kidogo na nafuu kidogo.',
  'The same kitchenette and sitting room with two beds in the second room. Step-free from the parking place, which grandparents and pushchairs both approve of.':
    'Jiko dogo lile lile na sebule ile ile, na vitanda viwili katika chumba cha pili. Hakuna ngazi kutoka maegesho, jambo ambalo mababu na vigari vya watoto huliafiki.',
  'Three bedrooms, one long table, no bedtime.':
    'Vyumba vitatu vya kulala, meza moja ndefu, hakuna saa ya kulala.',
  'A house for the big occasions: cousins in the back room, the aunties in charge of the kitchen, and a veranda where the stories get longer as the lamps come on.':
    'Nyumba ya matukio makubwa: binamu katika chumba cha nyuma, mashangazi wakisimamia jiko, na veranda ambako hadithi hurefuka kadiri taa zinavyowashwa.',
  'A family villa upstairs, with the widest balcony of the house.':
    'Villa ya familia ghorofani, yenye roshani pana kuliko zote za nyumba hii.',
  'Up here the balcony is a room of its own: breakfast at one end, homework at the other, and the hills past the railing for whoever is losing at cards.':
    'Huku juu roshani ni chumba kamili: kifungua kinywa upande mmoja, kazi ya shule upande mwingine, na vilima nje ya uzio kwa anayeshindwa karata.',
  'The hills, past a wide balcony': 'Vilima, nje ya roshani pana',
  'The terrace that gave the Sundowner its name.': 'Terasi iliyoipa Sundowner jina lake.',
  'Straight west, nothing in the way. Order from the bar at half past six and sit still: the hills go through every colour they own in about twenty minutes.':
    'Magharibi moja kwa moja, bila kizuizi. Agiza baa saa kumi na mbili na nusu jioni kisha utulie: kwa dakika kama ishirini vilima hupitia kila rangi vilivyo nayo.',
  'Straight west, into the sunset': 'Magharibi moja kwa moja, kwenye machweo',
  'An executive villa with a terrace instead of a balcony.':
    'Villa ya kikazi yenye terasi badala ya roshani.',
  'Ground floor, own terrace, and a path of forty steps to the conference hall. The sitting room seats four for the meeting that did not fit into the agenda.':
    'Ghorofa ya chini, terasi yake yenyewe, na njia ya hatua arobaini hadi ukumbi wa mikutano. Sebule inatosha watu wanne kwa mkutano ambao haukutosha kwenye ajenda.',
  'An upstairs terrace, under the stars from seven o’clock.':
    'Terasi ya ghorofani, chini ya nyota kuanzia saa moja usiku.',
  'The roof of the villa below is the terrace of this one. Wide, open, lit by two lanterns, and as good for the sunrise run-up as for the sunset.':
    'Paa la villa ya chini ndilo terasi ya hii. Pana, wazi, yenye taa mbili za kandili, na nzuri kwa kusubiri macheo kama ilivyo kwa machweo.',
  'The whole sky, from an open terrace': 'Anga lote, kutoka terasi iliyo wazi',
  'The largest executive villa, at the end of the gallery.':
    'Villa ya kikazi kubwa kuliko zote, mwisho wa ushoroba.',
  'A corner sitting room with windows on two sides and a desk in each mood: one facing the hills, one facing the wall. Quiet enough for a thesis.':
    'Sebule ya konani yenye madirisha pande mbili na meza mbili za kazi kwa hali mbili za moyo: moja inatazama vilima, nyingine inatazama ukuta. Tulivu kiasi cha kuandikia tasnifu.',
  'Hills on two sides': 'Vilima pande mbili',
  'The upper floor of the Hill House: three bedrooms and the whole sunset.':
    'Ghorofa ya juu ya Hill House: vyumba vitatu vya kulala na machweo yote.',
  'For eight, around one table, above everything. Three bedrooms and a bunk room, a kitchen with a proper oven, and a veranda that runs the length of the house.':
    'Kwa watu wanane, kuzunguka meza moja, juu ya vyote. Vyumba vitatu vya kulala na chumba cha vitanda vya ghorofa, jiko lenye tanuri halisi, na veranda ya urefu wote wa nyumba.',
  'The sunset, along the whole veranda': 'Machweo, veranda nzima',
}
