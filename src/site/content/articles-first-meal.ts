import { defineWords } from '@/kernel/words'
import type { ArticleBody } from './article-parts'

export const body: ArticleBody = defineWords('site-articles-first-meal.body', [
  'Ankole is cattle country, and its kitchen begins with milk. Before there were restaurants in Mbarara there were gourds of it hanging in the smoke, butter shaken in them by hand, and a sauce made from that butter which people here will defend against all comers. If you eat one thing you have never eaten before, let it be eshabwe.',
  { heading: 'Eshabwe, the white sauce' },
  'It looks like thin cream and tastes like nothing you would expect. Eshabwe is ghee, the matured local kind, beaten with cold water and a little rock salt until it turns white and smooth. It is served cool. There is no flour in it and no cream, and it asks for patience and a clean wooden spoon: stirred too fast, or with water too warm, it comes apart.',
  'It is a dish of honour. At an introduction or a wedding its arrival is noticed, and whoever made it is praised by name. You take it with something plain, so that nothing argues with it.',
  { heading: 'Two things to carry it' },
  'The first is matooke: green bananas, peeled, wrapped in their own leaves, steamed for as long as it takes and pressed until soft. It comes to the table yellow and steaming, still in its leaf if the cook is proud. It is not sweet. Think of it as the bread of the house, except that nobody here would compare it with bread.',
  'The second is older. Millet bread, karo, is made by stirring millet flour into boiling water until the arm gives out. It is dark, firm and a little sour, and it is served in a small basket with a lid to keep it warm. You break off a piece with your right hand, make a hollow in it with your thumb, and use it as a spoon. Nobody will mind if you ask for a fork. Everybody will be delighted if you do not.',
  { heading: 'Beans, greens and the grill' },
  'Firinda is what happens when beans are soaked, skinned one by one and cooked until they turn to cream. It is humble and takes a whole morning, and with karo it makes a complete meal without meat. Dodo, a kind of amaranth, is the green you will meet most often, with onions and tomatoes and perhaps a spoon of groundnut sauce.',
  'Then there is the smoke. Muchomo is simply roasted meat, goat more often than not, done over charcoal by the roadside and eaten with salt, raw onion and a roasted plantain called gonja. Tilapia comes up from the lakes and is best whole, scored and crisp, with a lime.',
  {
    note: 'At table: somebody will bring a jug and a basin before the meal. Hold your hands over the basin, and they will pour. The right hand eats and the left one rests.',
  },
  { heading: 'The rolex, since you will ask' },
  'It is not from Ankole and it is not a watch. Rolled eggs: an omelette with tomato and cabbage, laid on a chapati and rolled up in a sheet of paper. It was born on the streets of Kampala and has conquered every corner in the country. In Mbarara you will find a stove and a queue wherever students are. Order it with two eggs and eat it standing.',
  { heading: 'And to drink' },
  'Milk, because this is where much of Uganda gets its milk from. Fresh and boiled, or soured and thick, as people like it with karo. Bushera, made from sprouted millet or sorghum, is served young and sweet to children and older and livelier to their fathers. African tea is half milk and whole ginger, and on a cool morning there is nothing better.',
  {
    list: [
      'For a first try, ask for matooke with eshabwe and one stew beside it.',
      'If you eat no meat, firinda, dodo and karo make a feast.',
      'For children, gonja from the grill: sweet, soft and gone in a minute.',
      'Peel fruit yourself, and begin with the small bananas, which taste of apple.',
    ],
  },
  'None of this is fast. Matooke is steamed when you order it or it is not worth ordering. So sit down before you are hungry, choose a table with a view of the garden, and let the kitchen do what it has done here for a few hundred years.',
])
