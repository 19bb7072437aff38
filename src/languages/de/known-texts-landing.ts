import type * as english from '@/kernel/known-texts'
import type { Translation } from '@/kernel/translation'

export const LANDING_TEXTS: Translation<typeof english.LANDING_TEXTS> = {
  'Evening comes slowly here': 'Hier kommt der Abend langsam',
  'Welcome to the Pearl of the West': 'Willkommen in der Perle des Westens',
  'Twenty-five furnished villas at Makenke, where the hills of Ankole turn gold, then violet, then quiet. Leave the road behind you, put the kettle on and open the door to the garden.':
    'Fünfundzwanzig möblierte Villen in Makenke, wo die Hügel von Ankole erst golden werden, dann violett, dann still. Lassen Sie die Straße hinter sich, setzen Sie Teewasser auf und öffnen Sie die Tür zum Garten.',
  'A whole villa to yourselves': 'Eine ganze Villa für Sie allein',
  'For two, for the family, for the entire team': 'Für zwei, für die Familie, für das ganze Team',
  'From a garden studio for two to a three-bedroom residence for six: your own front door, your own sitting corner, and somebody at reception day and night.':
    'Vom Gartenstudio für zwei bis zur Residenz mit drei Schlafzimmern für sechs: eine eigene Haustür, eine eigene Sitzecke und Tag und Nacht jemand an der Rezeption.',
  'Supper under the lamps': 'Abendessen unter den Lichtern',
  'The restaurant, the terrace and the bar': 'Das Restaurant, die Terrasse und die Bar',
  'Matooke steamed in its leaves, eshabwe the way Ankole makes it, tilapia from the grill, and a cold drink while the lamps come on along the terrace.':
    'Matooke, in den eigenen Blättern gedämpft, Eshabwe nach Art von Ankole, Tilapia vom Grill und ein kaltes Getränk, während auf der Terrasse die Lichter angehen.',
  'Gather in Mbarara': 'Zusammenkommen in Mbarara',
  'Weddings, introductions, workshops and conferences':
    'Hochzeiten, Verlobungsfeiern, Workshops und Konferenzen',
  'A conference hall for 100 on the ground floor, a banquet hall for 150 above it, a kitchen that cooks for all of them, and villas next door for whoever stays the night.':
    'Ein Konferenzsaal für 100 Gäste im Erdgeschoss, ein Bankettsaal für 150 darüber, eine Küche, die für alle kocht, und Villen gleich nebenan für die, die über Nacht bleiben.',
  'Live Band Friday': 'Freitag mit Livemusik',
  'Kadongo kamu, a little rumba and whatever the terrace asks for. The grill is on from six, the band from eight.':
    'Kadongo Kamu, ein wenig Rumba und alles, was sich die Terrasse wünscht. Der Grill läuft ab sechs, die Band spielt ab acht Uhr abends.',
  'Sunday Roast, Ankole Style': 'Sonntagsbraten nach Art von Ankole',
  'Slow-roasted goat, matooke, millet bread and eshabwe on long tables in the garden. Children run free and eat for half.':
    'Langsam gebratene Ziege, Matooke, Hirsebrot und Eshabwe an langen Tischen im Garten. Kinder toben frei herum und essen zum halben Preis.',
  'Western Region Business Breakfast': 'Das Wirtschaftsfrühstück des Westens',
  'Two short talks, one long breakfast, and the people worth knowing between Masaka and Kabale around the same table.':
    'Zwei kurze Vorträge, ein langes Frühstück und an einem Tisch die Menschen, die man zwischen Masaka und Kabale kennen sollte.',
  'Wedding Open Days': 'Hochzeitstage der offenen Tür',
  'Both halls dressed, three menus to taste, and florists, bands and tailors to meet. Bring your mothers.':
    'Beide Säle festlich geschmückt, drei Menüs zum Probieren, dazu Floristen, Bands und Schneider zum Kennenlernen. Bringen Sie Ihre Mütter mit.',
  'An Evening of Ekitaguriro': 'Ein Abend mit Ekitaguriro',
  'Dancers of Ankole with their arms raised like long horns, drums and flutes, and supper between the dances.':
    'Tänzer aus Ankole, die Arme erhoben wie lange Hörner, Trommeln und Flöten und zwischen den Tänzen das Abendessen.',
  'New Year’s Eve under the Lamps': 'Silvester unter den Lichtern',
  'A long supper, a short speech, and dancing until the year has changed. Villas for the night go early.':
    'Ein langes Essen, eine kurze Rede, und getanzt wird, bis das Jahr gewechselt hat. Villen für diese Nacht sind früh vergeben.',
  'A driver meets you at Entebbe or Mbarara airfield, on the day you arrive.':
    'Ein Fahrer holt Sie in Entebbe oder am Flugplatz von Mbarara ab, am Tag Ihrer Anreise.',
  'The villa is yours until 4:00 PM on the day you leave.':
    'Die Villa gehört Ihnen am Abreisetag bis 16 Uhr.',
  'A basket from our kitchen, ready when you set out.':
    'Ein Korb aus unserer Küche, fertig, wenn Sie losgehen.',
  'A cot with fresh linen, made up before you come.':
    'Ein Babybett mit frischer Wäsche, bezogen, bevor Sie ankommen.',
  'Welcome to Pearl Villas': 'Willkommen bei Pearl Villas',
  'Ten seconds in the hills of Ankole, from first light to the lamps on the terrace.':
    'Zehn Sekunden in den Hügeln von Ankole, vom ersten Licht bis zu den Lampen auf der Terrasse.',
}
