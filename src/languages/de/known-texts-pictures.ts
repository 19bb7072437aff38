import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const PICTURE_TEXTS: Translation<typeof english.PICTURE_TEXTS> = {
  'The Garden House among its old trees': 'Das Garden House zwischen seinen alten Bäumen',
  'Illustration: Forest Breeze, a house of two floors among old trees, a timber balcony along the upper one, banana leaves below':
    'Illustration: Forest Breeze, ein zweistöckiges Haus zwischen alten Bäumen, oben ein hölzerner Balkon über die ganze Länge, darunter Bananenblätter',
  'A corner of windows at the height of the leaves': 'Eine Fensterecke auf Höhe der Blätter',
  'Illustration: a bedroom of Forest Breeze, a low oak bed before dark green boards, a wall of windows level with the crowns of old trees, a desk in their light':
    'Illustration: ein Schlafzimmer in Forest Breeze, ein niedriges Eichenbett vor dunkelgrünen Brettern, eine Fensterwand auf Höhe der alten Baumkronen, ein Schreibtisch in ihrem Licht',
  'The balcony and its hammock': 'Der Balkon und seine Hängematte',
  'Illustration: the balcony of Forest Breeze at the height of the leaves, a striped hammock, an armchair and a stool with coffee on its boards':
    'Illustration: der Balkon von Forest Breeze auf Höhe der Blätter, eine gestreifte Hängematte, ein Sessel und ein Hocker mit Kaffee auf den Dielen',
  'A tub of staves among the crowns': 'Ein hölzerner Zuber zwischen den Kronen',
  'Illustration: a bathroom of Forest Breeze, a round tub of timber staves in a corner of windows among the crowns of trees, a basin on an oak stand before moss-green tiles':
    'Illustration: ein Bad in Forest Breeze, eine runde Wanne aus Holzdauben in einer Fensterecke zwischen Baumkronen, ein Waschbecken auf einem Eichengestell vor moosgrünen Fliesen',
  'Rose Court in the late sun': 'Der Rose Court in der späten Sonne',
  'Illustration: Rose Villa, a small cream house under a tiled roof, roses climbing the posts of its veranda, beds of pink, red and white blossom along a brick path':
    'Illustration: Rose Villa, ein kleines cremefarbenes Haus unter Ziegeldach, Rosen an den Pfosten der Veranda, rosa, rote und weiße Beete an einem Backsteinweg',
  'An iron bed under its net, and a window seat among roses':
    'Ein Eisenbett unter seinem Netz und ein Fensterplatz zwischen Rosen',
  'Illustration: a bedroom of Rose Villa, a white iron bed under a mosquito net, a window seat with roses outside, terracotta tiles':
    'Illustration: ein Schlafzimmer der Rose Villa, ein weißes Eisenbett unter einem Moskitonetz, ein Fensterplatz mit Rosen davor, Terrakottafliesen',
  'The swing on the veranda': 'Die Schaukelbank auf der Veranda',
  'Illustration: the veranda of Rose Villa, a bench on ropes between white posts covered in roses, tea on an iron table, rose beds beside':
    'Illustration: die Veranda der Rose Villa, eine Bank an Seilen zwischen weißen, rosenbewachsenen Pfosten, Tee auf einem Eisentisch, daneben Rosenbeete',
  'A tub below the roses': 'Eine Wanne unter den Rosen',
  'Illustration: a bathroom of Rose Villa, a rose-coloured tub on claw feet below a window of roses, an oval mirror, a chequered floor':
    'Illustration: ein Bad der Rose Villa, eine rosafarbene Wanne auf Löwenfüßen unter einem Fenster voller Rosen, ein ovaler Spiegel, ein Schachbrettboden',
  'The white house and its terrace': 'Das weiße Haus und seine Terrasse',
  'Illustration: Village View, a white house with green shutters and a long terrace above a valley of round huts, plots and bananas':
    'Illustration: Village View, ein weißes Haus mit grünen Fensterläden und langer Terrasse über einem Tal mit Rundhütten, Feldern und Bananen',
  'Two beds, and the valley between them': 'Zwei Betten und dazwischen das Tal',
  'Illustration: a bedroom of Village View, two oak beds with striped blankets, sage shutters folded back beside a door onto the valley':
    'Illustration: ein Schlafzimmer in Village View, zwei Eichenbetten mit gestreiften Decken, salbeigrüne Läden neben einer Tür zum Tal',
  'Breakfast above the valley': 'Frühstück über dem Tal',
  'Illustration: the terrace of Village View, breakfast laid on a long table, the round huts and gardens of the valley below':
    'Illustration: die Terrasse von Village View, Frühstück auf einem langen Tisch, darunter die Rundhütten und Gärten des Tals',
  'Clay bowls and a window on the huts': 'Tonschalen und ein Fenster zu den Hütten',
  'Illustration: a bathroom of Village View, two clay bowls on a white plastered bench, a window with sage shutters above round huts, a shower behind a low wall':
    'Illustration: ein Bad in Village View, zwei Tonschalen auf einer weiß verputzten Bank, ein Fenster mit salbeigrünen Läden über Rundhütten, eine Dusche hinter einer niedrigen Mauer',
  'The ochre house and its meadow': 'Das ockerfarbene Haus und seine Wiese',
  'Illustration: Honey Bee, a small ochre house with a honeycomb on its gable, painted bee hives and beds of blossom before it':
    'Illustration: Honey Bee, ein kleines ockerfarbenes Haus mit einer Honigwabe am Giebel, davor bemalte Bienenstöcke und blühende Beete',
  'The room under the roof': 'Das Zimmer unter dem Dach',
  'Illustration: a bedroom of Honey Bee under a boarded roof, hexagons of timber behind the bed, a hexagonal window above, shelves like a honeycomb':
    'Illustration: ein Schlafzimmer in Honey Bee unter einem Bretterdach, Sechsecke aus Holz hinter dem Bett, darüber ein sechseckiges Fenster, Regale wie eine Wabe',
  'Honey on the veranda, from the hives behind it': 'Honig auf der Veranda, aus den Stöcken dahinter',
  'Illustration: the veranda of Honey Bee, honey in jars, a piece of comb and chapati on a round table, painted bee hives in a meadow of blossom behind':
    'Illustration: die Veranda von Honey Bee, Honig in Gläsern, ein Stück Wabe und Chapati auf einem runden Tisch, dahinter bemalte Bienenstöcke in einer blühenden Wiese',
  'A copper tub before the comb': 'Eine Kupferwanne vor der Wabe',
  'Illustration: a bathroom of Honey Bee under a boarded roof, a copper tub before a wall of honey-coloured hexagons, hexagonal mirrors above the basin':
    'Illustration: ein Bad in Honey Bee unter einem Bretterdach, eine Kupferwanne vor einer Wand aus honigfarbenen Sechsecken, sechseckige Spiegel über dem Becken',
  'The large house and its lawn': 'Das große Haus und seine Wiese',
  'Illustration: La Familiar, a large house of two floors with a balcony and a wing, a table for eight, a ball and a tricycle on its lawn':
    'Illustration: La Familiar, ein großes zweistöckiges Haus mit Balkon und Flügel, auf der Wiese ein Tisch für acht, ein Ball und ein Dreirad',
  'The family’s room with its bunk': 'Das Familienzimmer mit seinem Etagenbett',
  "Illustration: the family's room of La Familiar, a wide bed and a bunk, blocks and a wooden cow on a round rug, flags on a line, the balcony behind":
    'Illustration: das Familienzimmer in La Familiar, ein breites Bett und ein Etagenbett, Bauklötze und eine Holzkuh auf einem runden Teppich, Wimpel an einer Leine, dahinter der Balkon',
  'The living room, the long table and the stairs': 'Das Wohnzimmer, der lange Tisch und die Treppe',
  'Illustration: the living room of La Familiar, two sofas around a board game, a long table at the doors to the lawn, open stairs to the upper floor':
    'Illustration: das Wohnzimmer in La Familiar, zwei Sofas um ein Brettspiel, ein langer Tisch an den Türen zur Wiese, eine offene Treppe nach oben',
  'Room for all in the bath': 'Platz für alle im Bad',
  'Illustration: the bathroom of La Familiar, a wide tub let into a blue-tiled step, two basins and a low third one, towels in four colours on pegs':
    'Illustration: das Bad in La Familiar, eine breite Wanne in einer blau gefliesten Stufe, zwei Waschbecken und ein niedriges drittes, Handtücher in vier Farben an Haken',
  'The thatched villa on its deck': 'Die strohgedeckte Villa auf ihrem Deck',
  'Illustration: Sundowner, a thatched villa with lit windows on a wooden deck, two loungers and lanterns, the sky violet after sunset':
    'Illustration: Sundowner, eine strohgedeckte Villa mit erleuchteten Fenstern auf einem Holzdeck, zwei Liegen und Laternen, der Himmel violett nach Sonnenuntergang',
  'The bed looks west': 'Das Bett blickt nach Westen',
  'Illustration: a bedroom of Sundowner after sunset, the bed under a ceiling of poles and reed, lamps lit, an umbrella tree before violet hills':
    'Illustration: ein Schlafzimmer in Sundowner nach Sonnenuntergang, das Bett unter einer Decke aus Stangen und Schilf, brennende Lampen, eine Schirmakazie vor violetten Hügeln',
  'The last sun across the floor': 'Die letzte Sonne auf dem Boden',
  'Illustration: the living room of Sundowner, a built bench with cushions under a ceiling of poles and reed, low sun from the west across its floor':
    'Illustration: das Wohnzimmer in Sundowner, eine gemauerte Bank mit Kissen unter einer Decke aus Stangen und Schilf, tiefe Sonne aus Westen auf dem Boden',
  'The four-poster room': 'Das Zimmer mit dem Himmelbett',
  'Illustration: a bedroom under a timber ceiling, a four-poster bed with white linen, woven baskets on the warm wall, doors open to the garden':
    'Illustration: ein Schlafzimmer unter einer Holzdecke, ein Himmelbett mit weißer Wäsche, geflochtene Körbe an der warmen Wand, offene Türen zum Garten',
  'A tub below the evening': 'Eine Wanne unter dem Abend',
  'Illustration: a bathroom of Sundowner, an oval tub of pale stone below a long window, two basins on a slab of timber, dark tiles, a lantern':
    'Illustration: ein Bad in Sundowner, eine ovale Wanne aus hellem Stein unter einem langen Fenster, zwei Becken auf einer Holzplatte, dunkle Fliesen, eine Laterne',
  'A veranda by the garden': 'Eine Veranda am Garten',
  'Two chairs, coffee on the low table, and the hills over the railing.':
    'Zwei Stühle, Kaffee auf dem niedrigen Tisch und die Hügel über dem Geländer.',
  'The Garden House among its old trees, the balcony at the height of the leaves.':
    'Das Garden House zwischen seinen alten Bäumen, der Balkon auf Höhe der Blätter.',
  'Rose Court in the late sun, the roses up to the eaves.':
    'Der Rose Court in der späten Sonne, die Rosen bis unters Dach.',
  'The white house with the long terrace, and Makenke below it.':
    'Das weiße Haus mit der langen Terrasse, darunter Makenke.',
  'Ochre walls, a meadow in blossom, and neighbours who work from dawn.':
    'Ockerfarbene Mauern, eine blühende Wiese und Nachbarinnen, die von früh an arbeiten.',
  'Room for cousins, and for their cousins.': 'Platz für Cousins und für deren Cousins.',
  'A thatched villa on its deck, facing the last light.':
    'Eine strohgedeckte Villa auf ihrem Deck, dem letzten Licht zugewandt.',
  'A bedroom': 'Ein Schlafzimmer',
  'Woven baskets on the wall, white linen, and doors that open to the garden.':
    'Geflochtene Körbe an der Wand, weiße Wäsche und Türen, die sich zum Garten öffnen.',
  'Forest Breeze: a bedroom': 'Forest Breeze: ein Schlafzimmer',
  'Windows on two sides, level with the leaves.': 'Fenster nach zwei Seiten, auf Höhe der Blätter.',
  'Rose Villa: a bedroom': 'Rose Villa: ein Schlafzimmer',
  'A bed under its net, a seat in the window, roses at the sill.':
    'Ein Bett unter seinem Netz, ein Platz im Fenster, Rosen am Sims.',
  'Village View: a bedroom': 'Village View: ein Schlafzimmer',
  'Two beds, and the valley between them.': 'Zwei Betten und dazwischen das Tal.',
  'Honey Bee: a bedroom': 'Honey Bee: ein Schlafzimmer',
  'Under the roof, with honey on the shelf.': 'Unter dem Dach, mit Honig im Regal.',
  'La Familiar: the family’s room': 'La Familiar: das Familienzimmer',
  'Four sleep here, and the wooden cow.': 'Hier schlafen vier, und die Holzkuh.',
  'Sundowner: a bedroom': 'Sundowner: ein Schlafzimmer',
  'The bed looks west, so nobody has to get up for it.':
    'Das Bett blickt nach Westen, dafür muss niemand aufstehen.',
  'Forest Breeze: the balcony': 'Forest Breeze: der Balkon',
  'A hammock at the height of the leaves.': 'Eine Hängematte auf Höhe der Blätter.',
  'Rose Villa: the veranda': 'Rose Villa: die Veranda',
  'A swing between the posts, and roses up to the beam.':
    'Eine Schaukelbank zwischen den Pfosten und Rosen bis zum Balken.',
  'Village View: the terrace': 'Village View: die Terrasse',
  'Breakfast for four, and the smoke of other breakfasts below.':
    'Frühstück für vier, und unten der Rauch von anderem Frühstück.',
  'Honey Bee: the veranda': 'Honey Bee: die Veranda',
  'Three honeys on the table, and those who made them.':
    'Drei Sorten Honig auf dem Tisch, und die, die ihn gemacht haben.',
  'La Familiar: the living room': 'La Familiar: das Wohnzimmer',
  'Sofas for everybody, a long table, and stairs to race up.':
    'Sofas für alle, ein langer Tisch und eine Treppe für Wettrennen.',
  'Sundowner: the living room': 'Sundowner: das Wohnzimmer',
  'A bench as long as the wall, turned towards the west.':
    'Eine Bank so lang wie die Wand, nach Westen gewandt.',
  'A living room': 'Ein Wohnzimmer',
  'A sofa for three, a shelf of books, and the garden behind the glass.':
    'Ein Sofa für drei, ein Regal voller Bücher und hinter dem Glas der Garten.',
  'A private bathroom': 'Ein eigenes Bad',
  'Hot water at any hour, in every villa.': 'Warmes Wasser zu jeder Stunde, in jeder Villa.',
  'Forest Breeze: a bathroom': 'Forest Breeze: ein Bad',
  'A tub of staves at the height of the leaves.': 'Ein hölzerner Zuber auf Höhe der Blätter.',
  'Rose Villa: a bathroom': 'Rose Villa: ein Bad',
  'A tub on claw feet, roses at the sill.': 'Eine Wanne auf Löwenfüßen, Rosen am Sims.',
  'Village View: a bathroom': 'Village View: ein Bad',
  'Clay bowls, sage shutters, the valley.': 'Tonschalen, salbeigrüne Läden, das Tal.',
  'Honey Bee: a bathroom': 'Honey Bee: ein Bad',
  'Copper, and a wall like a comb.': 'Kupfer und eine Wand wie eine Wabe.',
  'La Familiar: the bathroom': 'La Familiar: das Bad',
  'A towel of another colour for everybody.': 'Ein Handtuch in einer eigenen Farbe für jeden.',
  'Sundowner: a bathroom': 'Sundowner: ein Bad',
  'A tub below the window, and the evening in it.': 'Eine Wanne unter dem Fenster, und der Abend darin.',
  'Supper on the terrace': 'Abendessen auf der Terrasse',
  'Tables under the lamps, from six until the last story.':
    'Tische unter den Lichtern, von sechs Uhr bis zur letzten Geschichte.',
  'Breakfast in bed': 'Frühstück im Bett',
  'Fruit from the market, chapati while it is hot, coffee from the hills.':
    'Obst vom Markt, Chapati, solange es heiß ist, Kaffee aus den Hügeln.',
  'Matooke and eshabwe': 'Matooke und Eshabwe',
  'The plate Ankole is proud of.': 'Der Teller, auf den Ankole stolz ist.',
  'The restaurant in the morning': 'Das Restaurant am Morgen',
  'Laid for breakfast, the doors open to the terrace.':
    'Zum Frühstück gedeckt, die Türen zur Terrasse offen.',
  'The bar': 'Die Bar',
  'Where the sundowners come from.': 'Wo die Drinks zum Sonnenuntergang herkommen.',
  Reception: 'Die Rezeption',
  'Somebody is here at every hour, and a key for every villa on the wall.':
    'Zu jeder Stunde ist jemand da, und an der Wand ein Schlüssel für jede Villa.',
  'The conference hall': 'Der Konferenzsaal',
  'Ground floor, daylight, rows for 100 guests.': 'Erdgeschoss, Tageslicht, Reihen für 100 Gäste.',
  'The fire place': 'Die Feuerstelle',
  'Chairs in a ring, drums within reach.': 'Stühle im Kreis, Trommeln in Reichweite.',
  'The gate': 'Das Tor',
  'Turn in behind the fuel station, and the road is gone.':
    'Hinter der Tankstelle einbiegen, und die Straße ist verschwunden.',
  'The parking court': 'Der Parkhof',
  'In the shade of umbrella trees, inside the gate.': 'Im Schatten von Schirmakazien, innerhalb des Tors.',
  'The banquet hall': 'Der Bankettsaal',
  'First floor, up to 150 at table.': 'Obergeschoss, bis zu 150 Gäste an Tischen.',
  'A garden wedding': 'Eine Hochzeit im Garten',
  'An aisle between the roses.': 'Ein Gang zwischen den Rosen.',
  'The hall before a conference': 'Der Saal vor einer Konferenz',
  'A hundred chairs, a stage, and the screen already lit.':
    'Hundert Stühle, eine Bühne, und die Leinwand leuchtet schon.',
  'An evening by the fire': 'Ein Abend am Feuer',
  'When the drums begin, the chairs move back.': 'Wenn die Trommeln beginnen, rücken die Stühle zurück.',
  'The villas from above': 'Die Villen von oben',
  'Among their trees on the hilltop, the hills of Ankole behind them.':
    'Zwischen ihren Bäumen auf der Kuppe, dahinter die Hügel von Ankole.',
  'First light': 'Das erste Licht',
  'The villas before anybody is awake but the birds.': 'Die Villen, bevor jemand wach ist außer den Vögeln.',
  'Golden hour': 'Die goldene Stunde',
  'The last sun on tiles and brick.': 'Die letzte Sonne auf Ziegeln und Backstein.',
  'The garden path': 'Der Gartenweg',
  'Between flower beds from villa to villa, lit at night.':
    'Zwischen Blumenbeeten von Villa zu Villa, nachts beleuchtet.',
  'The kitchen garden': 'Der Küchengarten',
  'What is picked in the morning is on the table at noon.':
    'Was am Morgen geerntet wird, steht mittags auf dem Tisch.',
  'The banana garden': 'Der Bananengarten',
  'Coffee below, bananas above: some of both becomes breakfast.':
    'Unten Kaffee, oben Bananen: Von beidem wird etwas zum Frühstück.',
  'Zebras at Lake Mburo': 'Zebras am Lake Mburo',
  'The park is about 30 km away: early morning is best.':
    'Der Park ist rund 30 km entfernt: Am schönsten ist es früh am Morgen.',
  'Among the long horns': 'Unter langen Hörnern',
  'Ankole cattle and the people who know each by name.':
    'Ankole-Rinder und die Menschen, die jedes beim Namen kennen.',
  'At the market': 'Auf dem Markt',
  'Pyramids of fruit, and four words of Runyankole that change the price.':
    'Pyramiden aus Früchten und vier Wörter Runyankole, die den Preis ändern.',
  Baskets: 'Körbe',
  'Triangles and chevrons, woven by hand.': 'Dreiecke und Zickzack, von Hand geflochten.',
  'Arriving at Makenke': 'Ankunft in Makenke',
  'From the gate under the trees and along the garden path to your own front door.':
    'Vom Tor unter den Bäumen über den Gartenweg bis vor Ihre eigene Tür.',
  'Inside a Family Villa': 'In einer Familienvilla',
  'The house and its lawn, the bunk room, and the sofa where all of you fit.':
    'Das Haus und seine Wiese, das Etagenbettzimmer und das Sofa, auf das Sie alle passen.',
  'Evening, in nine seconds': 'Ein Abend in neun Sekunden',
  'From the late sun over the hills to the lamps at a door that faces west.':
    'Von der späten Sonne über den Hügeln zu den Lampen an einer Tür nach Westen.',
  'How the halls become a wedding': 'Wie aus den Sälen eine Hochzeit wird',
  'Rows of chairs in the morning, an aisle on the lawn, round tables under roses at night.':
    'Am Morgen Stuhlreihen, auf der Wiese ein Gang, am Abend runde Tische unter Rosen.',
  'A morning at Lake Mburo': 'Ein Morgen am Lake Mburo',
  'Leave before six, meet the zebras, be back for a late lunch.':
    'Vor sechs losfahren, die Zebras treffen, zu einem späten Mittagessen zurück sein.',
  'Through the gate at first light': 'Im ersten Licht durchs Tor',
  'The gate, the villas under the hills, and a house among old trees. Eight quiet seconds.':
    'Das Tor, die Villen unter den Hügeln und ein Haus zwischen alten Bäumen. Acht stille Sekunden.',
  'Four villas, in ten seconds': 'Vier Villen in zehn Sekunden',
  'Roses, a village below, hives in blossom, and a lawn with room for everybody.':
    'Rosen, unten ein Dorf, Bienenstöcke zwischen Blüten und eine Wiese mit Platz für alle.',
}
