import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const PICTURE_TEXTS: Translation<typeof english.PICTURE_TEXTS> = {
  'The Garden House among its old trees': 'Garden House parmi ses vieux arbres',
  'Illustration: Forest Breeze, a house of two floors among old trees, a timber balcony along the upper one, banana leaves below':
    'Illustration : Forest Breeze, une maison à un étage parmi de vieux arbres, un balcon de bois le long de l’étage, des feuilles de bananier en dessous',
  'A corner of windows at the height of the leaves': 'Un angle de fenêtres à hauteur des feuilles',
  'Illustration: a bedroom of Forest Breeze, a low oak bed before dark green boards, a wall of windows level with the crowns of old trees, a desk in their light':
    'Illustration : une chambre de Forest Breeze, un lit bas en chêne devant des lambris vert foncé, un mur de fenêtres à hauteur des cimes, un bureau dans leur lumière',
  'The balcony and its hammock': 'Le balcon et son hamac',
  'Illustration: the balcony of Forest Breeze at the height of the leaves, a striped hammock, an armchair and a stool with coffee on its boards':
    'Illustration : le balcon de Forest Breeze à hauteur des feuilles, un hamac rayé, un fauteuil et un tabouret avec un café sur ses planches',
  'A tub of staves among the crowns': 'Un baquet de bois parmi les cimes',
  'Illustration: a bathroom of Forest Breeze, a round tub of timber staves in a corner of windows among the crowns of trees, a basin on an oak stand before moss-green tiles':
    'Illustration : une salle de bains de Forest Breeze, une baignoire ronde en douves de bois dans un angle de fenêtres parmi les cimes, un lavabo sur un meuble de chêne devant des carreaux vert mousse',
  'Rose Court in the late sun': 'Rose Court au soleil du soir',
  'Illustration: Rose Villa, a small cream house under a tiled roof, roses climbing the posts of its veranda, beds of pink, red and white blossom along a brick path':
    'Illustration : Rose Villa, une petite maison crème sous un toit de tuiles, des roses grimpant aux piliers de sa véranda, des massifs roses, rouges et blancs le long d’une allée de briques',
  'An iron bed under its net, and a window seat among roses':
    'Un lit de fer sous sa moustiquaire, et une banquette de fenêtre parmi les roses',
  'Illustration: a bedroom of Rose Villa, a white iron bed under a mosquito net, a window seat with roses outside, terracotta tiles':
    'Illustration : une chambre de Rose Villa, un lit de fer blanc sous une moustiquaire, une banquette de fenêtre avec des roses dehors, des carreaux de terre cuite',
  'The swing on the veranda': 'La balancelle de la véranda',
  'Illustration: the veranda of Rose Villa, a bench on ropes between white posts covered in roses, tea on an iron table, rose beds beside':
    'Illustration : la véranda de Rose Villa, un banc suspendu à des cordes entre des piliers blancs couverts de roses, du thé sur une table de fer, des rosiers à côté',
  'A tub below the roses': 'Une baignoire sous les roses',
  'Illustration: a bathroom of Rose Villa, a rose-coloured tub on claw feet below a window of roses, an oval mirror, a chequered floor':
    'Illustration : une salle de bains de Rose Villa, une baignoire rose sur pattes de lion sous une fenêtre de roses, un miroir ovale, un sol à damier',
  'The white house and its terrace': 'La maison blanche et sa terrasse',
  'Illustration: Village View, a white house with green shutters and a long terrace above a valley of round huts, plots and bananas':
    'Illustration : Village View, une maison blanche aux volets verts et sa longue terrasse au-dessus d’une vallée de cases rondes, de parcelles et de bananiers',
  'Two beds, and the valley between them': 'Deux lits, et la vallée entre eux',
  'Illustration: a bedroom of Village View, two oak beds with striped blankets, sage shutters folded back beside a door onto the valley':
    'Illustration : une chambre de Village View, deux lits de chêne aux couvertures rayées, des volets vert sauge repliés près d’une porte sur la vallée',
  'Breakfast above the valley': 'Petit-déjeuner au-dessus de la vallée',
  'Illustration: the terrace of Village View, breakfast laid on a long table, the round huts and gardens of the valley below':
    'Illustration : la terrasse de Village View, le petit-déjeuner dressé sur une longue table, les cases rondes et les jardins de la vallée en contrebas',
  'Clay bowls and a window on the huts': 'Des vasques d’argile et une fenêtre sur les cases',
  'Illustration: a bathroom of Village View, two clay bowls on a white plastered bench, a window with sage shutters above round huts, a shower behind a low wall':
    'Illustration : une salle de bains de Village View, deux vasques d’argile sur une console enduite de blanc, une fenêtre aux volets vert sauge au-dessus de cases rondes, une douche derrière un muret',
  'The ochre house and its meadow': 'La maison ocre et son pré',
  'Illustration: Honey Bee, a small ochre house with a honeycomb on its gable, painted bee hives and beds of blossom before it':
    'Illustration : Honey Bee, une petite maison ocre, un rayon de miel sur son pignon, des ruches peintes et des massifs en fleurs devant elle',
  'The room under the roof': 'La chambre sous le toit',
  'Illustration: a bedroom of Honey Bee under a boarded roof, hexagons of timber behind the bed, a hexagonal window above, shelves like a honeycomb':
    'Illustration : une chambre de Honey Bee sous un toit de planches, des hexagones de bois derrière le lit, une fenêtre hexagonale au-dessus, des étagères en nid d’abeilles',
  'Honey on the veranda, from the hives behind it': 'Du miel sur la véranda, des ruches juste derrière',
  'Illustration: the veranda of Honey Bee, honey in jars, a piece of comb and chapati on a round table, painted bee hives in a meadow of blossom behind':
    'Illustration : la véranda de Honey Bee, des pots de miel, un morceau de rayon et du chapati sur une table ronde, des ruches peintes dans un pré en fleurs derrière',
  'A copper tub before the comb': 'Une baignoire de cuivre devant le rayon de miel',
  'Illustration: a bathroom of Honey Bee under a boarded roof, a copper tub before a wall of honey-coloured hexagons, hexagonal mirrors above the basin':
    'Illustration : une salle de bains de Honey Bee sous un toit de planches, une baignoire de cuivre devant un mur d’hexagones couleur de miel, des miroirs hexagonaux au-dessus du lavabo',
  'The large house and its lawn': 'La grande maison et sa pelouse',
  'Illustration: La Familiar, a large house of two floors with a balcony and a wing, a table for eight, a ball and a tricycle on its lawn':
    'Illustration : La Familiar, une grande maison à un étage avec un balcon et une aile, une table pour huit, un ballon et un tricycle sur sa pelouse',
  'The family’s room with its bunk': 'La chambre de la famille et ses lits superposés',
  "Illustration: the family's room of La Familiar, a wide bed and a bunk, blocks and a wooden cow on a round rug, flags on a line, the balcony behind":
    'Illustration : la chambre de la famille de La Familiar, un grand lit et des lits superposés, des cubes et une vache de bois sur un tapis rond, des fanions sur un fil, le balcon derrière',
  'The living room, the long table and the stairs': 'Le séjour, la longue table et l’escalier',
  'Illustration: the living room of La Familiar, two sofas around a board game, a long table at the doors to the lawn, open stairs to the upper floor':
    'Illustration : le séjour de La Familiar, deux canapés autour d’un jeu de société, une longue table près des portes de la pelouse, un escalier ouvert vers l’étage',
  'Room for all in the bath': 'De la place pour tous dans le bain',
  'Illustration: the bathroom of La Familiar, a wide tub let into a blue-tiled step, two basins and a low third one, towels in four colours on pegs':
    'Illustration : la salle de bains de La Familiar, une large baignoire dans une marche carrelée de bleu, deux lavabos et un troisième plus bas, des serviettes de quatre couleurs aux patères',
  'The thatched villa on its deck': 'La villa au toit de chaume sur sa terrasse de bois',
  'Illustration: Sundowner, a thatched villa with lit windows on a wooden deck, two loungers and lanterns, the sky violet after sunset':
    'Illustration : Sundowner, une villa au toit de chaume aux fenêtres éclairées sur une terrasse de bois, deux chaises longues et des lanternes, le ciel violet après le coucher du soleil',
  'The bed looks west': 'Le lit regarde l’ouest',
  'Illustration: a bedroom of Sundowner after sunset, the bed under a ceiling of poles and reed, lamps lit, an umbrella tree before violet hills':
    'Illustration : une chambre de Sundowner après le coucher du soleil, le lit sous un plafond de perches et de roseaux, les lampes allumées, un acacia parasol devant des collines violettes',
  'The last sun across the floor': 'Le dernier soleil sur le sol',
  'Illustration: the living room of Sundowner, a built bench with cushions under a ceiling of poles and reed, low sun from the west across its floor':
    'Illustration : le séjour de Sundowner, une banquette maçonnée et ses coussins sous un plafond de perches et de roseaux, le soleil bas de l’ouest sur le sol',
  'The four-poster room': 'La chambre au lit à baldaquin',
  'Illustration: a bedroom under a timber ceiling, a four-poster bed with white linen, woven baskets on the warm wall, doors open to the garden':
    'Illustration : une chambre sous un plafond de bois, un lit à baldaquin aux draps blancs, des paniers tressés sur le mur chaud, des portes ouvertes sur le jardin',
  'A tub below the evening': 'Une baignoire au pied du soir',
  'Illustration: a bathroom of Sundowner, an oval tub of pale stone below a long window, two basins on a slab of timber, dark tiles, a lantern':
    'Illustration : une salle de bains de Sundowner, une baignoire ovale de pierre claire sous une longue fenêtre, deux lavabos sur un plateau de bois, des carreaux sombres, une lanterne',
  'A veranda by the garden': 'Une véranda sur le jardin',
  'Two chairs, coffee on the low table, and the hills over the railing.':
    'Deux chaises, le café sur la table basse, et les collines par-dessus la balustrade.',
  'The Garden House among its old trees, the balcony at the height of the leaves.':
    'Garden House parmi ses vieux arbres, le balcon à hauteur des feuilles.',
  'Rose Court in the late sun, the roses up to the eaves.':
    'Rose Court au soleil du soir, les roses jusqu’au toit.',
  'The white house with the long terrace, and Makenke below it.':
    'La maison blanche à la longue terrasse, et Makenke en contrebas.',
  'Ochre walls, a meadow in blossom, and neighbours who work from dawn.':
    'Des murs ocre, un pré en fleurs, et des voisines qui travaillent dès l’aube.',
  'Room for cousins, and for their cousins.': 'De la place pour les cousins, et pour leurs cousins.',
  'A thatched villa on its deck, facing the last light.':
    'Une villa au toit de chaume sur sa terrasse de bois, face à la dernière lumière.',
  'A bedroom': 'Une chambre',
  'Woven baskets on the wall, white linen, and doors that open to the garden.':
    'Des paniers tressés au mur, du linge blanc, et des portes qui ouvrent sur le jardin.',
  'Forest Breeze: a bedroom': 'Forest Breeze : une chambre',
  'Windows on two sides, level with the leaves.': 'Des fenêtres sur deux côtés, à hauteur des feuilles.',
  'Rose Villa: a bedroom': 'Rose Villa : une chambre',
  'A bed under its net, a seat in the window, roses at the sill.':
    'Un lit sous sa moustiquaire, un siège dans la fenêtre, des roses au rebord.',
  'Village View: a bedroom': 'Village View : une chambre',
  'Two beds, and the valley between them.': 'Deux lits, et la vallée entre eux.',
  'Honey Bee: a bedroom': 'Honey Bee : une chambre',
  'Under the roof, with honey on the shelf.': 'Sous le toit, avec du miel sur l’étagère.',
  'La Familiar: the family’s room': 'La Familiar : la chambre de la famille',
  'Four sleep here, and the wooden cow.': 'On y dort à quatre, vache de bois comprise.',
  'Sundowner: a bedroom': 'Sundowner : une chambre',
  'The bed looks west, so nobody has to get up for it.':
    'Le lit regarde l’ouest : personne n’a besoin de se lever pour le voir.',
  'Forest Breeze: the balcony': 'Forest Breeze : le balcon',
  'A hammock at the height of the leaves.': 'Un hamac à hauteur des feuilles.',
  'Rose Villa: the veranda': 'Rose Villa : la véranda',
  'A swing between the posts, and roses up to the beam.':
    'Une balancelle entre les piliers, et des roses jusqu’à la poutre.',
  'Village View: the terrace': 'Village View : la terrasse',
  'Breakfast for four, and the smoke of other breakfasts below.':
    'Le petit-déjeuner pour quatre, et la fumée d’autres petits-déjeuners en contrebas.',
  'Honey Bee: the veranda': 'Honey Bee : la véranda',
  'Three honeys on the table, and those who made them.':
    'Trois miels sur la table, et celles qui les ont faits.',
  'La Familiar: the living room': 'La Familiar : le séjour',
  'Sofas for everybody, a long table, and stairs to race up.':
    'Des canapés pour tout le monde, une longue table, et un escalier où faire la course.',
  'Sundowner: the living room': 'Sundowner : le séjour',
  'A bench as long as the wall, turned towards the west.':
    'Une banquette aussi longue que le mur, tournée vers l’ouest.',
  'A living room': 'Un séjour',
  'A sofa for three, a shelf of books, and the garden behind the glass.':
    'Un canapé pour trois, une étagère de livres, et le jardin derrière la vitre.',
  'A private bathroom': 'Une salle de bains privée',
  'Hot water at any hour, in every villa.': 'De l’eau chaude à toute heure, dans chaque villa.',
  'Forest Breeze: a bathroom': 'Forest Breeze : une salle de bains',
  'A tub of staves at the height of the leaves.': 'Un baquet de bois à hauteur des feuilles.',
  'Rose Villa: a bathroom': 'Rose Villa : une salle de bains',
  'A tub on claw feet, roses at the sill.': 'Une baignoire sur pattes de lion, des roses au rebord.',
  'Village View: a bathroom': 'Village View : une salle de bains',
  'Clay bowls, sage shutters, the valley.': 'Des vasques d’argile, des volets vert sauge, la vallée.',
  'Honey Bee: a bathroom': 'Honey Bee : une salle de bains',
  'Copper, and a wall like a comb.': 'Du cuivre, et un mur comme un rayon de miel.',
  'La Familiar: the bathroom': 'La Familiar : la salle de bains',
  'A towel of another colour for everybody.': 'Une serviette d’une couleur différente pour chacun.',
  'Sundowner: a bathroom': 'Sundowner : une salle de bains',
  'A tub below the window, and the evening in it.': 'Une baignoire sous la fenêtre, et le soir dedans.',
  'Supper on the terrace': 'Dîner sur la terrasse',
  'Tables under the lamps, from six until the last story.':
    'Des tables sous les lampes, de six heures jusqu’à la dernière histoire.',
  'Breakfast in bed': 'Petit-déjeuner au lit',
  'Fruit from the market, chapati while it is hot, coffee from the hills.':
    'Des fruits du marché, du chapati encore chaud, du café des collines.',
  'Matooke and eshabwe': 'Matooke et eshabwe',
  'The plate Ankole is proud of.': 'Le plat dont l’Ankole est fier.',
  'The restaurant in the morning': 'Le restaurant le matin',
  'Laid for breakfast, the doors open to the terrace.':
    'Dressé pour le petit-déjeuner, les portes ouvertes sur la terrasse.',
  'The bar': 'Le bar',
  'Where the sundowners come from.': 'D’où viennent les verres du soir.',
  Reception: 'La réception',
  'Somebody is here at every hour, and a key for every villa on the wall.':
    'Quelqu’un est là à toute heure, et une clé pour chaque villa au mur.',
  'The conference hall': 'La salle de conférence',
  'Ground floor, daylight, rows for 100 guests.':
    'Rez-de-chaussée, lumière du jour, des rangées pour 100 personnes.',
  'The fire place': 'Le coin du feu',
  'Chairs in a ring, drums within reach.': 'Des chaises en cercle, des tambours à portée de main.',
  'The gate': 'Le portail',
  'Turn in behind the fuel station, and the road is gone.':
    'Tournez derrière la station-service, et la route a disparu.',
  'The parking court': 'La cour de parking',
  'In the shade of umbrella trees, inside the gate.': 'À l’ombre des acacias parasols, derrière le portail.',
  'The banquet hall': 'La salle de banquet',
  'First floor, up to 150 at table.': 'Premier étage, jusqu’à 150 personnes à table.',
  'A garden wedding': 'Un mariage au jardin',
  'An aisle between the roses.': 'Une allée entre les roses.',
  'The hall before a conference': 'La salle avant une conférence',
  'A hundred chairs, a stage, and the screen already lit.':
    'Cent chaises, une scène, et l’écran déjà allumé.',
  'An evening by the fire': 'Une soirée au coin du feu',
  'When the drums begin, the chairs move back.': 'Quand les tambours commencent, les chaises reculent.',
  'The villas from above': 'Les villas vues du ciel',
  'Among their trees on the hilltop, the hills of Ankole behind them.':
    'Parmi leurs arbres au sommet de la colline, les collines d’Ankole derrière elles.',
  'First light': 'La première lueur',
  'The villas before anybody is awake but the birds.':
    'Les villas avant que quiconque soit réveillé, sauf les oiseaux.',
  'Golden hour': 'L’heure dorée',
  'The last sun on tiles and brick.': 'Le dernier soleil sur les tuiles et la brique.',
  'The garden path': 'L’allée du jardin',
  'Between flower beds from villa to villa, lit at night.':
    'Entre les massifs, de villa en villa, éclairée la nuit.',
  'The kitchen garden': 'Le potager',
  'What is picked in the morning is on the table at noon.': 'Ce qui est cueilli le matin est à table à midi.',
  'The banana garden': 'La bananeraie',
  'Coffee below, bananas above: some of both becomes breakfast.':
    'Le café en bas, les bananes en haut : un peu des deux devient le petit-déjeuner.',
  'Zebras at Lake Mburo': 'Des zèbres au lac Mburo',
  'The park is about 30 km away: early morning is best.':
    'Le parc est à une trentaine de kilomètres : tôt le matin, c’est le mieux.',
  'Among the long horns': 'Parmi les longues cornes',
  'Ankole cattle and the people who know each by name.':
    'Les vaches d’Ankole, et ceux qui connaissent chacune par son nom.',
  'At the market': 'Au marché',
  'Pyramids of fruit, and four words of Runyankole that change the price.':
    'Des pyramides de fruits, et quatre mots de runyankole qui changent le prix.',
  Baskets: 'Des paniers',
  'Triangles and chevrons, woven by hand.': 'Triangles et chevrons, tressés à la main.',
  'Arriving at Makenke': 'L’arrivée à Makenke',
  'From the gate under the trees and along the garden path to your own front door.':
    'Du portail sous les arbres, par l’allée du jardin, jusqu’à votre porte.',
  'Inside a Family Villa': 'Dans une villa familiale',
  'The house and its lawn, the bunk room, and the sofa where all of you fit.':
    'La maison et sa pelouse, la chambre aux lits superposés, et le canapé où vous tenez tous.',
  'Evening, in nine seconds': 'Un soir, en neuf secondes',
  'From the late sun over the hills to the lamps at a door that faces west.':
    'Du soleil du soir sur les collines aux lampes d’une porte qui regarde l’ouest.',
  'How the halls become a wedding': 'Comment les salles deviennent un mariage',
  'Rows of chairs in the morning, an aisle on the lawn, round tables under roses at night.':
    'Des rangées de chaises le matin, une allée sur la pelouse, des tables rondes sous les roses le soir.',
  'A morning at Lake Mburo': 'Un matin au lac Mburo',
  'Leave before six, meet the zebras, be back for a late lunch.':
    'Partir avant six heures, rencontrer les zèbres, être de retour pour un déjeuner tardif.',
  'Through the gate at first light': 'Par le portail, à la première lueur',
  'The gate, the villas under the hills, and a house among old trees. Eight quiet seconds.':
    'Le portail, les villas sous les collines, et une maison parmi de vieux arbres. Huit secondes de calme.',
  'Four villas, in ten seconds': 'Quatre villas, en dix secondes',
  'Roses, a village below, hives in blossom, and a lawn with room for everybody.':
    'Des roses, un village en contrebas, des ruches en fleurs, et une pelouse assez grande pour tous.',
}
