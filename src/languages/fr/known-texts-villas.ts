import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const VILLA_TEXTS: Translation<typeof english.VILLA_TEXTS> = {
  'One bright room with its own front door, a step away from the banana garden. A big bed, a small desk, a kettle that is always within reach: everything a traveller needs and nothing to dust around.':
    'Une pièce claire avec sa propre porte d’entrée, à un pas de la bananeraie. Un grand lit, un petit bureau, une bouilloire toujours à portée de main : tout ce qu’il faut à un voyageur, et rien à épousseter.',
  'The banana garden': 'La bananeraie',
  'The villa most of our guests come back to: a bedroom with a proper sitting corner, a table for two by the window, and enough quiet to sleep past the first cockerel.':
    'La villa où reviennent la plupart de nos hôtes : une chambre avec un vrai coin salon, une table pour deux près de la fenêtre, et assez de calme pour dormir au-delà du premier coq.',
  'Garden and courtyard': 'Jardin et cour',
  'A villa that lives outdoors. Wide doors open to your own terrace, where breakfast may take all morning and the hills do the talking in the evening. Sleeps a third guest with ease.':
    'Une villa qui vit dehors. De larges portes ouvrent sur votre terrasse, où le petit-déjeuner peut durer toute la matinée et où, le soir, les collines font la conversation. On y dort à trois sans peine.',
  'The hills, from your own terrace': 'Les collines, depuis votre terrasse',
  'For weeks with work in them. A separate room to think in, a desk that takes two laptops, a guest washroom for whoever drops by, and a door you can close on all of it at six.':
    'Pour les semaines où le travail est du voyage. Une pièce à part pour réfléchir, un bureau où tiennent deux ordinateurs, des toilettes pour les visiteurs de passage, et une porte à fermer sur tout cela à six heures.',
  'Garden and hills': 'Jardin et collines',
  'A first-floor hideaway for two with a four-poster bed and a balcony nobody overlooks. Tell us what you are celebrating and we will see to the flowers.':
    'Un refuge pour deux au premier étage, avec un lit à baldaquin et un balcon que personne ne surplombe. Dites-nous ce que vous fêtez, nous nous occupons des fleurs.',
  'The garden, from a balcony nobody overlooks': 'Le jardin, d’un balcon que personne ne surplombe',
  'Two bedrooms, a kitchenette and a sitting room big enough for a sulk and a board game at once. Children have the garden; parents have the view of the children.':
    'Deux chambres, un coin cuisine et un salon assez grand pour une bouderie et un jeu de société à la fois. Aux enfants le jardin ; aux parents la vue sur les enfants.',
  'The garden and its lawn': 'Le jardin et sa pelouse',
  'The whole house: three bedrooms around a dining table for eight, a kitchen you will actually cook in, and a veranda for the long stories. For wedding parties, teams and families who travel together.':
    'La maison entière : trois chambres autour d’une table pour huit, une cuisine où l’on cuisine vraiment, et une véranda pour les longues histoires. Pour les mariages, les équipes et les familles qui voyagent ensemble.',
  'Hills and evening sky': 'Les collines et le ciel du soir',
  'A studio for two that opens straight onto the banana garden.':
    'Un studio pour deux qui ouvre droit sur la bananeraie.',
  'Wake to the rustle of banana leaves and have your first coffee on the step. A compact studio with a queen bed, cool floors and the garden for a front room.':
    'Réveillez-vous au bruissement des feuilles de bananier et prenez votre premier café sur le seuil. Un studio compact, un lit queen size, des sols frais et le jardin pour antichambre.',
  'Our simplest studio, and for many our favourite price.':
    'Notre studio le plus simple et, pour beaucoup, notre meilleur prix.',
  'The studio at the quiet end of the Garden House: one room, one queen bed, one big window full of green. A little smaller than its neighbour and priced to match.':
    'Le studio du bout tranquille de Garden House : une pièce, un lit queen size, une grande fenêtre pleine de vert. Un peu plus petit que son voisin, à un prix en rapport.',
  'Green, through one big window': 'Du vert, par une grande fenêtre',
  'Tree-top height, with a balcony in the breeze it is named for.':
    'À hauteur de cimes, avec un balcon dans la brise dont elle porte le nom.',
  'Up one flight, where the air moves. The balcony looks over the garden to the first folds of the hills, and the sitting corner is made for a long novel.':
    'Un étage plus haut, là où l’air circule. Le balcon donne sur le jardin et les premiers plis des collines, et le coin salon est fait pour un long roman.',
  'Tree tops, and the first folds of the hills': 'Les cimes des arbres, et les premiers plis des collines',
  'A deluxe villa with a third bed under the eaves.':
    'Une villa Deluxe avec un troisième lit sous l’avant-toit.',
  'A king bed, and a single tucked into the alcove for a child or a friend. Morning light comes through the leaves and makes patterns on the wall.':
    'Un lit king size, et un lit simple glissé dans l’alcôve pour un enfant ou un ami. La lumière du matin traverse les feuilles et dessine sur le mur.',
  'Leaves and morning light': 'Les feuilles et la lumière du matin',
  'A porch among the roses, five minutes from breakfast if you dawdle.':
    'Une véranda parmi les roses, à cinq minutes du petit-déjeuner si l’on flâne.',
  'The courtyard keeps its roses on both sides of your path. Inside, a king bed, a table for two by the window and walls thick enough to forget the time.':
    'La cour garde ses roses de chaque côté de votre chemin. À l’intérieur, un lit king size, une table pour deux près de la fenêtre et des murs assez épais pour oublier l’heure.',
  'Roses on both sides of the path': 'Des roses de chaque côté du chemin',
  'The step-free villa of Rose Court, with a wide shower.':
    'La villa sans marches de Rose Court, avec une grande douche.',
  'No steps from the parking place to the pillow: a wide door, a wide shower and a porch in the shade. The same king bed and sitting corner as next door.':
    'Pas une marche de la place de parking à l’oreiller : une porte large, une grande douche et une véranda à l’ombre. Le même lit king size et le même coin salon qu’à côté.',
  'Four-poster, roses below, nobody above.': 'Un lit à baldaquin, des roses en bas, personne au-dessus.',
  'A four-poster bed draped in white, a balcony over the rose beds, and breakfast carried up when you ring and not a minute before. Made for the week after the wedding.':
    'Un lit à baldaquin drapé de blanc, un balcon au-dessus des rosiers, et le petit-déjeuner monté quand vous sonnez, pas une minute avant. Faite pour la semaine d’après le mariage.',
  'The rose beds, from above': 'Les rosiers, vus d’en haut',
  'The corner villa of Rose Court, with light from two sides.':
    'La villa d’angle de Rose Court, éclairée de deux côtés.',
  'Windows to the east for the sunrise and to the west for the other thing. The largest of our honeymoon villas, with a sofa deep enough for two and an afternoon.':
    'Des fenêtres à l’est pour le lever du soleil, à l’ouest pour le reste. La plus grande de nos villas lune de miel, avec un canapé assez profond pour deux et tout un après-midi.',
  'Sunrise and sunset, from the corner': 'Le lever et le coucher du soleil, depuis l’angle',
  'A terrace at garden level with the evening as its ceiling.':
    'Une terrasse au niveau du jardin, avec le soir pour plafond.',
  'Fold the doors back and the room doubles. The terrace faces the village paths, where the day goes by at walking pace: schoolchildren, bicycles, a herd heading home.':
    'Repliez les portes et la pièce double. La terrasse donne sur les sentiers du village, où la journée passe au rythme de la marche : des écoliers, des vélos, un troupeau qui rentre.',
  'The village paths': 'Les sentiers du village',
  'The shaded terrace, cool through the middle of the day.':
    'La terrasse ombragée, fraîche au milieu du jour.',
  'An umbrella tree keeps this terrace cool when others are not. A king bed, a single bed, a mini fridge, and a hammock hook that nobody has been able to resist.':
    'Un acacia parasol garde cette terrasse fraîche quand d’autres ne le sont plus. Un lit king size, un lit simple, un mini-réfrigérateur, et un crochet à hamac auquel personne n’a su résister.',
  'An umbrella tree and the village paths': 'Un acacia parasol et les sentiers du village',
  'A desk with a view worth looking up for.': 'Un bureau avec une vue pour laquelle on lève les yeux.',
  'The desk stands at the window and the window holds half of Makenke. When the calls are over, the sitting room is a different room, with a different door.':
    'Le bureau est devant la fenêtre, et la fenêtre contient la moitié de Makenke. Quand les appels sont finis, le salon est une autre pièce, avec une autre porte.',
  'Makenke, over the desk': 'Makenke, par-dessus le bureau',
  'Executive comfort with a sofa bed for company.':
    'Le confort Executive, avec un canapé-lit pour la compagnie.',
  'For the week when work comes with you and so does somebody else. A sofa bed in the sitting room, a guest washroom, and a balcony for whoever finishes first.':
    'Pour la semaine où le travail vous accompagne, et quelqu’un d’autre aussi. Un canapé-lit au salon, des toilettes pour les visiteurs, et un balcon pour qui finit le premier.',
  'Small, golden and close to breakfast.': 'Petite, dorée et tout près du petit-déjeuner.',
  'The nearest studio to the restaurant: you can smell the chapati before you have found your shoes. A queen bed, honey-coloured walls, and a bench by the door.':
    'Le studio le plus proche du restaurant : on sent le chapati avant d’avoir trouvé ses chaussures. Un lit queen size, des murs couleur de miel et un banc près de la porte.',
  'A larger studio with two beds for friends on the road.':
    'Un studio plus grand, à deux lits, pour des amis en route.',
  'Two three-quarter beds instead of one queen, and a table between them for maps. The studio for colleagues, sisters and friends who like each other but not that much.':
    'Deux lits d’une place et demie au lieu d’un queen size, et une table entre les deux pour les cartes. Le studio des collègues, des sœurs et des amis qui s’aiment bien, mais pas à ce point.',
  'A nest at the top of the stairs, sweet and out of sight.':
    'Un nid en haut de l’escalier, doux et à l’abri des regards.',
  'One staircase, one door, no neighbours. A four-poster under a sloping ceiling and a small round balcony where two chairs just fit, which is the right number.':
    'Un escalier, une porte, pas de voisins. Un lit à baldaquin sous un plafond en pente et un petit balcon rond où tiennent tout juste deux chaises, ce qui est le bon nombre.',
  'The garden, from a small round balcony': 'Le jardin, d’un petit balcon rond',
  'A deluxe villa that catches the last of the sun.': 'Une villa Deluxe qui attrape le dernier soleil.',
  'The west side of the Honey House. From five o’clock the whole room turns amber; we have seen guests put down their telephones for it.':
    'Le côté ouest de Honey House. À partir de cinq heures du soir, toute la pièce devient ambre ; nous avons vu des hôtes poser leur téléphone pour cela.',
  'The last of the sun': 'Le dernier soleil',
  'Two bedrooms and a garden gate you can see from the sofa.':
    'Deux chambres, et un portail de jardin que l’on voit du canapé.',
  'The villa that survives children. A king room for you, three singles for them, a kitchenette for pancakes and a lawn at the door for everything else.':
    'La villa qui survit aux enfants. Une chambre avec lit king size pour vous, trois lits simples pour eux, un coin cuisine pour les crêpes et une pelouse à la porte pour tout le reste.',
  'A family villa for four, a little smaller and a little less.':
    'Une villa familiale pour quatre, un peu plus petite et un peu moins chère.',
  'The same kitchenette and sitting room with two beds in the second room. Step-free from the parking place, which grandparents and pushchairs both approve of.':
    'Le même coin cuisine et le même salon, avec deux lits dans la seconde chambre. Pas une marche depuis le parking, ce que grands-parents et poussettes approuvent d’une même voix.',
  'Three bedrooms, one long table, no bedtime.': 'Trois chambres, une longue table, pas d’heure du coucher.',
  'A house for the big occasions: cousins in the back room, the aunties in charge of the kitchen, and a veranda where the stories get longer as the lamps come on.':
    'Une maison pour les grandes occasions : les cousins dans la chambre du fond, les tantes aux fourneaux, et une véranda où les histoires s’allongent à mesure que les lampes s’allument.',
  'A family villa upstairs, with the widest balcony of the house.':
    'Une villa familiale à l’étage, avec le plus large balcon de la maison.',
  'Up here the balcony is a room of its own: breakfast at one end, homework at the other, and the hills past the railing for whoever is losing at cards.':
    'Ici, le balcon est une pièce à lui seul : le petit-déjeuner à un bout, les devoirs à l’autre, et les collines derrière la balustrade pour qui est en train de perdre aux cartes.',
  'The hills, past a wide balcony': 'Les collines, derrière un large balcon',
  'The terrace that gave the Sundowner its name.': 'La terrasse qui a donné son nom au Sundowner.',
  'Straight west, nothing in the way. Order from the bar at half past six and sit still: the hills go through every colour they own in about twenty minutes.':
    'Plein ouest, sans rien devant. Commandez au bar à six heures et demie du soir et ne bougez plus : en vingt minutes environ, les collines passent par toutes leurs couleurs.',
  'Straight west, into the sunset': 'Plein ouest, face au coucher du soleil',
  'An executive villa with a terrace instead of a balcony.':
    'Une villa Executive avec une terrasse à la place du balcon.',
  'Ground floor, own terrace, and a path of forty steps to the conference hall. The sitting room seats four for the meeting that did not fit into the agenda.':
    'Le rez-de-chaussée, une terrasse à soi et un chemin de quarante pas jusqu’à la salle de conférence. Le salon accueille quatre personnes pour la réunion qui n’a pas tenu dans l’ordre du jour.',
  'An upstairs terrace, under the stars from seven o’clock.':
    'Une terrasse à l’étage, sous les étoiles dès sept heures du soir.',
  'The roof of the villa below is the terrace of this one. Wide, open, lit by two lanterns, and as good for the sunrise run-up as for the sunset.':
    'Le toit de la villa du dessous est la terrasse de celle-ci. Large, ouverte, éclairée par deux lanternes, aussi belle quand le jour va se lever que lorsqu’il se couche.',
  'The whole sky, from an open terrace': 'Tout le ciel, depuis une terrasse ouverte',
  'The largest executive villa, at the end of the gallery.':
    'La plus grande villa Executive, au bout de la galerie.',
  'A corner sitting room with windows on two sides and a desk in each mood: one facing the hills, one facing the wall. Quiet enough for a thesis.':
    'Un salon d’angle avec des fenêtres sur deux côtés et deux bureaux, un par humeur : l’un face aux collines, l’autre face au mur. Assez calme pour une thèse.',
  'Hills on two sides': 'Des collines des deux côtés',
  'The upper floor of the Hill House: three bedrooms and the whole sunset.':
    'L’étage de Hill House : trois chambres et tout le coucher du soleil.',
  'For eight, around one table, above everything. Three bedrooms and a bunk room, a kitchen with a proper oven, and a veranda that runs the length of the house.':
    'Pour huit, autour d’une table, au-dessus de tout. Trois chambres et une chambre à lits superposés, une cuisine avec un vrai four, et une véranda sur toute la longueur de la maison.',
  'The sunset, along the whole veranda': 'Le coucher du soleil, tout le long de la véranda',
}
