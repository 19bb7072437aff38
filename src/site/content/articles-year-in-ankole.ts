import { defineWords } from '@/kernel/words'
import type { ArticleBody } from './article-parts'

export const body: ArticleBody = defineWords('site-articles-year-in-ankole.body', [
  'Half a degree south of the equator there is no summer and no winter. The sun comes up at about seven and goes down at about seven all year round, and at some 1,400 metres above the sea the days stay between 20 and 28 degrees. What changes is the water, and with it the colour of the hills, the food on the table, and what people celebrate.',
  { heading: 'December to February: dry and festive' },
  'The first dry season begins when everybody comes home. In the week before Christmas the road from Kampala is one long line of cars with mattresses on the roof, and every village has a wedding, a thanksgiving or both. Book early, expect music, and do not be surprised when you are invited: a guest from far away brings honour to a party.',
  'In January the dust settles, the grass turns yellow and the animals of Lake Mburo gather near water, which makes them easy to find. The 26th is Liberation Day. These weeks are the best for long drives and for walking.',
  { heading: 'March to May: the long rains' },
  'Rain here is seldom a grey day. It is an hour, often in the afternoon, with thunder walking along the ridge and the smell of wet earth ahead of it; then the sun returns and everything steams. The hills turn a green that photographs do not believe. Roads of murram become slippery, so plan for high wheels, and keep the mornings for going out.',
  'It is the quietest time to travel, and the birds know it: many are in their finest feathers, and the crowned cranes, which Uganda carries on its flag, dance in the wet fields. Easter falls into these months, with choirs you will hear from a distance.',
  { heading: 'June to August: dry again' },
  'The second dry season is the most travelled. On the 3rd of June pilgrims from all of East Africa reach Namugongo near Kampala for Martyrs’ Day, some having walked through Mbarara weeks before with their songs and their sticks. Mornings are cool enough for a sweater. Coffee dries on mats along the roads, and the evenings smell of smoke and roasting maize.',
  { heading: 'The season of families' },
  'Dry months are wedding months, and in Ankole a wedding has two halves. The kuhingira is the day on which the bride’s family gives her away. Two families sit facing each other under tents, and each has a spokesman, chosen for his wit, who negotiates, teases and quotes proverbs for hours about matters that were settled long ago. Cows are promised. Gifts are carried in, in a procession, on heads. Women wear the mushanana, draped over one shoulder, and men a long white kanzu with a jacket.',
  'When it is done there is eshabwe, and then dancing: ekitaguriro, with arms raised like the horns of cattle and feet that beat the ground as hooves do. If you are asked to join, raise your arms and do. You will be bad at it, and much loved.',
  {
    note: 'Invited to a kuhingira? Dress up, cover your knees, come at the hour on the card even though it begins later, and bring an envelope. Phones may film the dancing. During the speeches they stay in the pocket.',
  },
  { heading: 'September to November: the short rains' },
  'Planting time. The first storms lay the dust, beans go into the ground between the bananas, and schools fill again. The 9th of October is Independence Day, with parades. And in November, if the nights are right, the nsenene come: grasshoppers, in clouds, drawn by lamps. They are fried with onions and salt and sold by the cup. They taste of prawns and hazelnuts, and the second handful is easier than the first.',
  { heading: 'So, when?' },
  {
    list: [
      'For animals and dry roads: January, February, July and August.',
      'For green hills, birds and quiet: April, May and November.',
      'For company, music and family: the last two weeks of December.',
      'For a wedding of your own: June to August, or January, and ask for the date early.',
    ],
  },
  'Pack the same bag for all of them. Something warm for the evening, something that keeps off rain, shoes that may get dirty, and one good set of clothes, because somebody is going to invite you.',
])
