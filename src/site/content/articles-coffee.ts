import { defineWords } from '@/kernel/words'
import type { ArticleBody } from './article-parts'

export const body: ArticleBody = defineWords('site-articles-coffee.body', [
  'Uganda is among the largest coffee growers in Africa, and yet you can travel through it for a week and be handed nothing but instant powder and a flask. The good beans leave on lorries. It takes a little knowledge to meet them where they grow, and you are now in one of the places where they do.',
  { heading: 'Two plants, two characters' },
  'Most of Uganda’s coffee is robusta, and robusta is at home here: it grew wild in the forests around Lake Victoria long before anybody planted it in rows. It likes warmth and the middle heights, it shrugs off most diseases, and it gives a cup that is heavy, dark and a little like cocoa. The farms in the west of Ankole, towards Bushenyi and Ibanda, are full of it, growing in the shade of banana plants.',
  'Arabica came from Ethiopia and wants to be cool. In Uganda it climbs: the slopes of Mount Elgon in the east, the Rwenzori mountains on the Congolese border, the high ridges of the far south-west. It is lighter, sharper and more like fruit. If a menu says Bugisu or Rwenzori, this is what you will get.',
  { heading: 'How a farm works' },
  'A coffee farm in Ankole is rarely only that. Bananas stand above, coffee below, beans between, and a goat is tied where it can do no harm. The plants flower white after the rains, all at once, and for two days the hills smell of jasmine. Then nothing seems to happen for the better part of a year.',
  'Cherries ripen unevenly, so they are picked by hand, branch by branch, the red ones now and the green ones in a fortnight. Much of the robusta is then spread on mats or tarpaulins and dried in its skin. In this state it is called kiboko, and in the harvest months you will see it in front of houses along every road, being turned with a rake by whoever happens to be passing.',
  {
    note: 'There is a main harvest and a smaller one each year, and when they fall depends on which side of the equator a hillside lies. In Ankole the drying mats are busiest in the middle of the year.',
  },
  { heading: 'Before it was a drink' },
  'In the kingdoms around the great lake, coffee was chewed long before it was brewed. Cherries were boiled with herbs, dried in the smoke, and offered to visitors in a small basket; two men who shared the beans of one cherry were brothers from then on. You can still buy a handful of such beans in a twist of banana fibre. They taste of smoke and hay, and they do keep you awake.',
  { heading: 'What to ask for' },
  'If you say coffee, you may be brought hot water and a tin. Say brewed coffee, or ask for a French press, and the conversation changes. In town there are now a few places that roast their own and will tell you which hill it comes from. Take it black the first time, then decide.',
  {
    list: [
      'A Rwenzori arabica: bright, a little like blackcurrant, good in the morning.',
      'A Bugisu from Mount Elgon: rounder, with something of caramel.',
      'A washed robusta from Ankole: heavy, bitter as dark chocolate, made for milk.',
      'African coffee: boiled with ginger, and not to be confused with any of the above.',
    ],
  },
  { heading: 'Taking some home' },
  'Buy whole beans, look for the date of roasting rather than the date until which they keep, and ask for a bag with a valve. A kilogram in your luggage is a gift for eight people. Coffee bought from a co-operative leaves more of its price on the hill it came from, and the label will usually name the hill, which makes for a better story at breakfast.',
  'Better still, see it grow. Farmers along the roads to the west are used to curious guests and proud of their plants. Ask at reception who is drying this week. Go in the cool of the afternoon, take something sweet for the children, and leave time, because you will not be let go without a cup.',
])
