import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const VILLA_TEXTS: Translation<typeof english.VILLA_TEXTS> = {
  'One bright room with its own front door, a step away from the banana garden. A big bed, a small desk, a kettle that is always within reach: everything a traveller needs and nothing to dust around.':
    'Ein heller Raum mit eigener Haustür, einen Schritt vom Bananengarten entfernt. Ein großes Bett, ein kleiner Schreibtisch, ein Wasserkocher immer in Reichweite: alles, was man auf Reisen braucht, und nichts zum Abstauben.',
  'The banana garden': 'Der Bananengarten',
  'The villa most of our guests come back to: a bedroom with a proper sitting corner, a table for two by the window, and enough quiet to sleep past the first cockerel.':
    'Die Villa, in die die meisten unserer Gäste zurückkehren: ein Schlafzimmer mit einer richtigen Sitzecke, ein Tisch für zwei am Fenster und genug Ruhe, um am ersten Hahn vorbeizuschlafen.',
  'Garden and courtyard': 'Garten und Hof',
  'A villa that lives outdoors. Wide doors open to your own terrace, where breakfast may take all morning and the hills do the talking in the evening. Sleeps a third guest with ease.':
    'Eine Villa, die im Freien lebt. Breite Türen öffnen sich zur eigenen Terrasse, wo das Frühstück den ganzen Vormittag dauern darf und am Abend die Hügel das Reden übernehmen. Auch ein dritter Gast schläft hier bequem.',
  'The hills, from your own terrace': 'Die Hügel, von der eigenen Terrasse',
  'For weeks with work in them. A separate room to think in, a desk that takes two laptops, a guest washroom for whoever drops by, and a door you can close on all of it at six.':
    'Für Wochen, in denen gearbeitet wird. Ein eigener Raum zum Denken, ein Schreibtisch für zwei Laptops, ein Gäste-WC für alle, die vorbeischauen, und eine Tür, die Sie um sechs hinter alldem schließen können.',
  'Garden and hills': 'Garten und Hügel',
  'A first-floor hideaway for two with a four-poster bed and a balcony nobody overlooks. Tell us what you are celebrating and we will see to the flowers.':
    'Ein Versteck für zwei im Obergeschoss, mit Himmelbett und einem Balkon, den niemand einsieht. Sagen Sie uns, was Sie feiern, und wir kümmern uns um die Blumen.',
  'The garden, from a balcony nobody overlooks': 'Der Garten, von einem Balkon, den niemand einsieht',
  'Two bedrooms, a kitchenette and a sitting room big enough for a sulk and a board game at once. Children have the garden; parents have the view of the children.':
    'Zwei Schlafzimmer, eine kleine Küche und ein Wohnzimmer, groß genug zum Schmollen und für ein Brettspiel zugleich. Die Kinder haben den Garten, die Eltern den Blick auf die Kinder.',
  'The garden and its lawn': 'Der Garten und seine Wiese',
  'The whole house: three bedrooms around a dining table for eight, a kitchen you will actually cook in, and a veranda for the long stories. For wedding parties, teams and families who travel together.':
    'Das ganze Haus: drei Schlafzimmer um einen Esstisch für acht, eine Küche, in der Sie wirklich kochen werden, und eine Veranda für die langen Geschichten. Für Hochzeitsgesellschaften, Teams und Familien, die zusammen reisen.',
  'Hills and evening sky': 'Hügel und Abendhimmel',
  'A studio for two that opens straight onto the banana garden.':
    'Ein Studio für zwei, das sich direkt zum Bananengarten öffnet.',
  'Wake to the rustle of banana leaves and have your first coffee on the step. A compact studio with a queen bed, cool floors and the garden for a front room.':
    'Wachen Sie mit dem Rascheln der Bananenblätter auf und trinken Sie den ersten Kaffee auf der Stufe vor der Tür. Ein kompaktes Studio mit Queensize-Bett, kühlen Böden und dem Garten als Vorzimmer.',
  'Our simplest studio, and for many our favourite price.':
    'Unser einfachstes Studio, und für viele unser bester Preis.',
  'The studio at the quiet end of the Garden House: one room, one queen bed, one big window full of green. A little smaller than its neighbour and priced to match.':
    'Das Studio am ruhigen Ende des Garden House: ein Raum, ein Queensize-Bett, ein großes Fenster voller Grün. Etwas kleiner als das nebenan, und der Preis ist es auch.',
  'Green, through one big window': 'Grün, durch ein großes Fenster',
  'Tree-top height, with a balcony in the breeze it is named for.':
    'Auf Höhe der Baumkronen, mit einem Balkon in der Brise, nach der sie heißt.',
  'Up one flight, where the air moves. The balcony looks over the garden to the first folds of the hills, and the sitting corner is made for a long novel.':
    'Eine Treppe hoch, wo die Luft sich regt. Der Balkon blickt über den Garten bis zu den ersten Falten der Hügel, und die Sitzecke ist wie gemacht für einen dicken Roman.',
  'Tree tops, and the first folds of the hills': 'Baumkronen und die ersten Falten der Hügel',
  'A deluxe villa with a third bed under the eaves.':
    'Eine Deluxe-Villa mit einem dritten Bett unter der Dachtraufe.',
  'A king bed, and a single tucked into the alcove for a child or a friend. Morning light comes through the leaves and makes patterns on the wall.':
    'Ein Kingsize-Bett und in der Nische ein Einzelbett für ein Kind oder einen Freund. Das Morgenlicht fällt durch die Blätter und zeichnet Muster an die Wand.',
  'Leaves and morning light': 'Blätter und Morgenlicht',
  'A porch among the roses, five minutes from breakfast if you dawdle.':
    'Eine Veranda zwischen Rosen, fünf Minuten bis zum Frühstück, wenn Sie trödeln.',
  'The courtyard keeps its roses on both sides of your path. Inside, a king bed, a table for two by the window and walls thick enough to forget the time.':
    'Im Hof blühen die Rosen zu beiden Seiten Ihres Weges. Drinnen ein Kingsize-Bett, ein Tisch für zwei am Fenster und Mauern, dick genug, um die Zeit zu vergessen.',
  'Roses on both sides of the path': 'Rosen zu beiden Seiten des Weges',
  'The step-free villa of Rose Court, with a wide shower.':
    'Die stufenlose Villa im Rose Court, mit breiter Dusche.',
  'No steps from the parking place to the pillow: a wide door, a wide shower and a porch in the shade. The same king bed and sitting corner as next door.':
    'Keine Stufe vom Parkplatz bis zum Kopfkissen: eine breite Tür, eine breite Dusche und eine Veranda im Schatten. Dasselbe Kingsize-Bett und dieselbe Sitzecke wie nebenan.',
  'Four-poster, roses below, nobody above.': 'Ein Himmelbett, unten Rosen, oben niemand.',
  'A four-poster bed draped in white, a balcony over the rose beds, and breakfast carried up when you ring and not a minute before. Made for the week after the wedding.':
    'Ein weiß verhängtes Himmelbett, ein Balkon über den Rosenbeeten und ein Frühstück, das heraufkommt, wenn Sie klingeln, und keine Minute früher. Gemacht für die Woche nach der Hochzeit.',
  'The rose beds, from above': 'Die Rosenbeete, von oben',
  'The corner villa of Rose Court, with light from two sides.':
    'Die Eckvilla im Rose Court, mit Licht von zwei Seiten.',
  'Windows to the east for the sunrise and to the west for the other thing. The largest of our honeymoon villas, with a sofa deep enough for two and an afternoon.':
    'Fenster nach Osten für den Sonnenaufgang und nach Westen für das andere. Die größte unserer Honeymoon-Villen, mit einem Sofa, tief genug für zwei und einen Nachmittag.',
  'Sunrise and sunset, from the corner': 'Sonnenaufgang und Sonnenuntergang, von der Ecke aus',
  'A terrace at garden level with the evening as its ceiling.':
    'Eine Terrasse auf Gartenhöhe, mit dem Abend als Decke.',
  'Fold the doors back and the room doubles. The terrace faces the village paths, where the day goes by at walking pace: schoolchildren, bicycles, a herd heading home.':
    'Falten Sie die Türen zurück, und der Raum ist doppelt so groß. Die Terrasse blickt auf die Dorfpfade, wo der Tag im Schritttempo vorbeizieht: Schulkinder, Fahrräder, eine Herde auf dem Heimweg.',
  'The village paths': 'Die Dorfpfade',
  'The shaded terrace, cool through the middle of the day.':
    'Die schattige Terrasse, kühl durch die Mittagsstunden.',
  'An umbrella tree keeps this terrace cool when others are not. A king bed, a single bed, a mini fridge, and a hammock hook that nobody has been able to resist.':
    'Eine Schirmakazie hält diese Terrasse kühl, wenn andere es nicht mehr sind. Ein Kingsize-Bett, ein Einzelbett, ein Minikühlschrank und ein Haken für die Hängematte, dem noch niemand widerstehen konnte.',
  'An umbrella tree and the village paths': 'Eine Schirmakazie und die Dorfpfade',
  'A desk with a view worth looking up for.': 'Ein Schreibtisch mit einem Ausblick, für den man aufschaut.',
  'The desk stands at the window and the window holds half of Makenke. When the calls are over, the sitting room is a different room, with a different door.':
    'Der Schreibtisch steht am Fenster, und im Fenster steht halb Makenke. Sind die Telefonate vorbei, ist das Wohnzimmer ein anderer Raum, mit einer anderen Tür.',
  'Makenke, over the desk': 'Makenke, über den Schreibtisch hinweg',
  'Executive comfort with a sofa bed for company.':
    'Executive-Komfort mit einem Schlafsofa für Gesellschaft.',
  'For the week when work comes with you and so does somebody else. A sofa bed in the sitting room, a guest washroom, and a balcony for whoever finishes first.':
    'Für die Woche, in der die Arbeit mitkommt und noch jemand. Ein Schlafsofa im Wohnzimmer, ein Gäste-WC und ein Balkon für den, der zuerst fertig ist.',
  'Small, golden and close to breakfast.': 'Klein, golden und nah am Frühstück.',
  'The nearest studio to the restaurant: you can smell the chapati before you have found your shoes. A queen bed, honey-coloured walls, and a bench by the door.':
    'Das Studio, das dem Restaurant am nächsten liegt: Sie riechen das Chapati, bevor Sie Ihre Schuhe gefunden haben. Ein Queensize-Bett, honigfarbene Wände und eine Bank an der Tür.',
  'A larger studio with two beds for friends on the road.':
    'Ein größeres Studio mit zwei Betten für Freunde auf Reisen.',
  'Two three-quarter beds instead of one queen, and a table between them for maps. The studio for colleagues, sisters and friends who like each other but not that much.':
    'Zwei Französische Betten statt eines Queensize-Betts und dazwischen ein Tisch für Landkarten. Das Studio für Kollegen, Schwestern und Freunde, die sich mögen, aber so sehr nun auch wieder nicht.',
  'A nest at the top of the stairs, sweet and out of sight.':
    'Ein Nest am Ende der Treppe, lieblich und außer Sicht.',
  'One staircase, one door, no neighbours. A four-poster under a sloping ceiling and a small round balcony where two chairs just fit, which is the right number.':
    'Eine Treppe, eine Tür, keine Nachbarn. Ein Himmelbett unter der Dachschräge und ein kleiner runder Balkon, auf den genau zwei Stühle passen: die richtige Zahl.',
  'The garden, from a small round balcony': 'Der Garten, von einem kleinen runden Balkon',
  'A deluxe villa that catches the last of the sun.':
    'Eine Deluxe-Villa, die das letzte Sonnenlicht einfängt.',
  'The west side of the Honey House. From five o’clock the whole room turns amber; we have seen guests put down their telephones for it.':
    'Die Westseite des Honey House. Ab fünf Uhr nachmittags wird der ganze Raum bernsteinfarben; wir haben Gäste gesehen, die dafür ihr Telefon weggelegt haben.',
  'The last of the sun': 'Das letzte Sonnenlicht',
  'Two bedrooms and a garden gate you can see from the sofa.':
    'Zwei Schlafzimmer und ein Gartentor, das man vom Sofa aus sieht.',
  'The villa that survives children. A king room for you, three singles for them, a kitchenette for pancakes and a lawn at the door for everything else.':
    'Die Villa, die Kinder übersteht. Ein Zimmer mit Kingsize-Bett für Sie, drei Einzelbetten für die Kleinen, eine kleine Küche für Pfannkuchen und eine Wiese vor der Tür für alles andere.',
  'A family villa for four, a little smaller and a little less.':
    'Eine Familienvilla für vier, etwas kleiner und etwas günstiger.',
  'The same kitchenette and sitting room with two beds in the second room. Step-free from the parking place, which grandparents and pushchairs both approve of.':
    'Dieselbe kleine Küche und dasselbe Wohnzimmer, mit zwei Betten im zweiten Schlafzimmer. Stufenlos vom Parkplatz aus, was Großeltern und Kinderwagen gleichermaßen begrüßen.',
  'Three bedrooms, one long table, no bedtime.': 'Drei Schlafzimmer, ein langer Tisch, keine Schlafenszeit.',
  'A house for the big occasions: cousins in the back room, the aunties in charge of the kitchen, and a veranda where the stories get longer as the lamps come on.':
    'Ein Haus für die großen Anlässe: die Cousins im hinteren Zimmer, die Tanten am Herd und eine Veranda, auf der die Geschichten länger werden, wenn die Lampen angehen.',
  'A family villa upstairs, with the widest balcony of the house.':
    'Eine Familienvilla im Obergeschoss, mit dem breitesten Balkon des Hauses.',
  'Up here the balcony is a room of its own: breakfast at one end, homework at the other, and the hills past the railing for whoever is losing at cards.':
    'Hier oben ist der Balkon ein Zimmer für sich: Frühstück am einen Ende, Hausaufgaben am anderen, und hinter dem Geländer die Hügel für alle, die gerade beim Kartenspiel verlieren.',
  'The hills, past a wide balcony': 'Die Hügel, hinter einem breiten Balkon',
  'The terrace that gave the Sundowner its name.': 'Die Terrasse, die Sundowner den Namen gab.',
  'Straight west, nothing in the way. Order from the bar at half past six and sit still: the hills go through every colour they own in about twenty minutes.':
    'Genau nach Westen, nichts im Weg. Bestellen Sie um halb sieben an der Bar und bleiben Sie sitzen: In etwa zwanzig Minuten gehen die Hügel durch alle Farben, die sie haben.',
  'Straight west, into the sunset': 'Genau nach Westen, in den Sonnenuntergang',
  'An executive villa with a terrace instead of a balcony.':
    'Eine Executive-Villa mit Terrasse statt Balkon.',
  'Ground floor, own terrace, and a path of forty steps to the conference hall. The sitting room seats four for the meeting that did not fit into the agenda.':
    'Erdgeschoss, eigene Terrasse und ein Weg von vierzig Schritten zum Konferenzsaal. Im Wohnzimmer haben vier Platz für die Besprechung, die nicht mehr auf die Tagesordnung passte.',
  'An upstairs terrace, under the stars from seven o’clock.':
    'Eine Terrasse im Obergeschoss, ab sieben Uhr abends unter den Sternen.',
  'The roof of the villa below is the terrace of this one. Wide, open, lit by two lanterns, and as good for the sunrise run-up as for the sunset.':
    'Das Dach der Villa darunter ist die Terrasse von dieser. Weit, offen, von zwei Laternen erhellt und vor Sonnenaufgang so schön wie bei Sonnenuntergang.',
  'The whole sky, from an open terrace': 'Der ganze Himmel, von einer offenen Terrasse',
  'The largest executive villa, at the end of the gallery.':
    'Die größte Executive-Villa, am Ende der Galerie.',
  'A corner sitting room with windows on two sides and a desk in each mood: one facing the hills, one facing the wall. Quiet enough for a thesis.':
    'Ein Eckwohnzimmer mit Fenstern nach zwei Seiten und einem Schreibtisch für jede Stimmung: einer zu den Hügeln, einer zur Wand. Ruhig genug für eine Doktorarbeit.',
  'Hills on two sides': 'Hügel nach zwei Seiten',
  'The upper floor of the Hill House: three bedrooms and the whole sunset.':
    'Das Obergeschoss des Hill House: drei Schlafzimmer und der ganze Sonnenuntergang.',
  'For eight, around one table, above everything. Three bedrooms and a bunk room, a kitchen with a proper oven, and a veranda that runs the length of the house.':
    'Für acht, um einen Tisch, über allem. Drei Schlafzimmer und ein Etagenbettzimmer, eine Küche mit richtigem Backofen und eine Veranda über die ganze Länge des Hauses.',
  'The sunset, along the whole veranda': 'Der Sonnenuntergang, die ganze Veranda entlang',
}
