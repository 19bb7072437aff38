import { defineWords } from '@/kernel/words'
import type { ArticleBody } from './article-parts'

export const body: ArticleBody = defineWords('site-articles-market-morning.body', [
  'You can learn more about Ankole in two hours at a market than in a week of museums. Mbarara has been a place of trade for as long as it has been a town: everything that goes from the lake to the mountains, or from the border to the capital, comes through it, and a good part of it is unloaded here before sunrise.',
  { heading: 'Go early, and go slowly' },
  'The lorries come in the dark. By seven the central market is awake, the tomatoes are stacked in pyramids of five, and the women who sell them have had their tea and are open to conversation. By ten it is crowded, by noon it is hot. If you are not sure where to begin, follow a bicycle with three bunches of matooke tied to it. It knows the way.',
  'Do one round without buying anything. Look at the colours of beans alone: speckled, purple, white, yellow, a small black one like a bead. Look at how many kinds of banana there are, for there is one for steaming, one for roasting, one for beer and one for eating out of your hand, and nobody here would mistake one for another.',
  { heading: 'A few words go far' },
  'The language is Runyankole, and it begins every dealing with a greeting. A price asked without one is a price for strangers.',
  {
    list: [
      'Agandi: how are you, good for anybody at any hour. The answer is Ni marungi, I am well.',
      'Oraire ota: good morning, literally how did you spend the night.',
      'Osiibire ota: how has your day been, from about noon on.',
      'Webare: thank you. Webare munonga: thank you very much.',
    ],
  },
  'You will get it wrong, there will be laughter, and after that you are no longer a tourist but a guest.',
  { heading: 'What to carry home' },
  'Baskets, above all. They are coiled from papyrus or banana stalk and bound with raffia, and the patterns, triangles and chevrons in dark and light, are as old as the craft. A tight weave is a good one: hold it against the light. The small ones with pointed lids were made for millet bread, and the flat ones for winnowing it.',
  'Milk pots carved from a single piece of wood, with a woven lid, are the pride of an Ankole household. An old one is black with smoke and costs accordingly. Cloth comes by the length, waxed cotton in patterns that shout, and next to the cloth sit the tailors, with treadle machines, who will make a shirt by tomorrow evening if you ask today.',
  'Then there is what you can eat: honey from the hills in reused bottles, groundnuts roasted while you wait, passion fruit with skins as wrinkled as an elephant, avocados the size of a shoe.',
  { heading: 'About prices' },
  'Fruit and vegetables have a price, and it is a fair one; there is no sport in beating down a woman with six onions. For baskets, cloth and carvings a little back and forth is expected. Smile, offer somewhat less, meet in the middle, and when you have agreed, buy. To haggle and walk away is thought rude, and rightly.',
  {
    note: 'Carry small notes in Ugandan shillings: change for a large one means a search through half the row. Most stalls take mobile money. Keep your telephone and purse in front of you, as in any crowd in the world, and ask before you take a picture of anybody.',
  },
  { heading: 'The other market' },
  'Ask which day the cattle are sold. Out of town, in a dusty field with a fence of euphorbia, men in hats and rubber boots stand in circles around long-horned cows and talk about them with the seriousness of bankers. A cow has a name here, a colour with a name of its own, and a family tree. You need not buy one to be welcome.',
  'When you have had enough, sit down on a bench with a roasted gonja and a cup of milk tea and let it all go past you for a while. Then come back up to the quiet, put your fruit in the kitchen of your villa, and find out which of the small bananas taste of apple.',
])
