import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const LANDING_TEXTS: Translation<typeof english.LANDING_TEXTS> = {
  'Evening comes slowly here': 'Le soir vient lentement ici',
  'Welcome to the Pearl of the West': 'Bienvenue à la perle de l’Ouest',
  'Twenty-five furnished villas at Makenke, where the hills of Ankole turn gold, then violet, then quiet. Leave the road behind you, put the kettle on and open the door to the garden.':
    'Vingt-cinq villas meublées à Makenke, là où les collines de l’Ankole se font dorées, puis violettes, puis silencieuses. Laissez la route derrière vous, mettez la bouilloire en marche et ouvrez la porte du jardin.',
  'A whole villa to yourselves': 'Toute une villa pour vous',
  'For two, for the family, for the entire team': 'Pour deux, pour la famille, pour l’équipe entière',
  'From a garden studio for two to a three-bedroom residence for six: your own front door, your own sitting corner, and somebody at reception day and night.':
    'Du studio sur jardin pour deux à la résidence de trois chambres pour six : votre propre porte d’entrée, votre propre coin salon, et quelqu’un à la réception jour et nuit.',
  'Supper under the lamps': 'Dîner sous les lampes',
  'The restaurant, the terrace and the bar': 'Le restaurant, la terrasse et le bar',
  'Matooke steamed in its leaves, eshabwe the way Ankole makes it, tilapia from the grill, and a cold drink while the lamps come on along the terrace.':
    'Du matooke cuit à la vapeur dans ses feuilles, de l’eshabwe comme on le fait en Ankole, du tilapia grillé, et une boisson fraîche pendant que les lampes s’allument le long de la terrasse.',
  'Gather in Mbarara': 'Se réunir à Mbarara',
  'Weddings, introductions, workshops and conferences':
    'Mariages, cérémonies de fiançailles, ateliers et conférences',
  'A conference hall for 100 on the ground floor, a banquet hall for 150 above it, a kitchen that cooks for all of them, and villas next door for whoever stays the night.':
    'Une salle de conférence pour 100 personnes au rez-de-chaussée, une salle de banquet pour 150 au-dessus, une cuisine qui sert tout le monde, et des villas juste à côté pour ceux qui restent la nuit.',
  'Live Band Friday': 'Vendredi, concert sur la terrasse',
  'Kadongo kamu, a little rumba and whatever the terrace asks for. The grill is on from six, the band from eight.':
    'Du kadongo kamu, un peu de rumba et tout ce que la terrasse réclame. Le gril dès six heures du soir, l’orchestre dès huit heures.',
  'Sunday Roast, Ankole Style': 'Rôti du dimanche, à la mode d’Ankole',
  'Slow-roasted goat, matooke, millet bread and eshabwe on long tables in the garden. Children run free and eat for half.':
    'Chèvre longuement rôtie, matooke, pain de millet et eshabwe sur de longues tables au jardin. Les enfants courent à leur guise et mangent à moitié prix.',
  'Western Region Business Breakfast': 'Le petit-déjeuner d’affaires de l’Ouest',
  'Two short talks, one long breakfast, and the people worth knowing between Masaka and Kabale around the same table.':
    'Deux brèves interventions, un long petit-déjeuner et, autour de la même table, ceux qu’il faut connaître entre Masaka et Kabale.',
  'Wedding Open Days': 'Portes ouvertes du mariage',
  'Both halls dressed, three menus to taste, and florists, bands and tailors to meet. Bring your mothers.':
    'Les deux salles en tenue de fête, trois menus à goûter, des fleuristes, des orchestres et des tailleurs à rencontrer. Amenez vos mères.',
  'An Evening of Ekitaguriro': 'Une soirée d’ekitaguriro',
  'Dancers of Ankole with their arms raised like long horns, drums and flutes, and supper between the dances.':
    'Des danseurs d’Ankole, les bras levés comme de longues cornes, des tambours et des flûtes, et le dîner entre les danses.',
  'New Year’s Eve under the Lamps': 'La Saint-Sylvestre sous les lampes',
  'A long supper, a short speech, and dancing until the year has changed. Villas for the night go early.':
    'Un long dîner, un court discours, et l’on danse jusqu’à ce que l’année ait changé. Les villas pour cette nuit-là partent vite.',
  'A driver meets you at Entebbe or Mbarara airfield, on the day you arrive.':
    'Un chauffeur vous attend à Entebbe ou à l’aérodrome de Mbarara, le jour de votre arrivée.',
  'The villa is yours until 4:00 PM on the day you leave.':
    'La villa est à vous jusqu’à 16 h le jour de votre départ.',
  'A basket from our kitchen, ready when you set out.': 'Un panier de notre cuisine, prêt quand vous partez.',
  'A cot with fresh linen, made up before you come.':
    'Un lit bébé aux draps propres, préparé avant votre arrivée.',
  'Welcome to Pearl Villas': 'Bienvenue à Pearl Villas',
  'Ten seconds in the hills of Ankole, from first light to the lamps on the terrace.':
    'Dix secondes dans les collines de l’Ankole, de la première lueur aux lampes de la terrasse.',
}
