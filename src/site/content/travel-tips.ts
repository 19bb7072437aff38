import { defineWords } from '@/kernel/words'

/** Categories of tips, in the order of their filter buttons. */
export const TIP_CATEGORIES = defineWords('site-travel-tips.TIP_CATEGORIES', [
  { category: 'attractions', label: 'Attractions' },
  { category: 'weather', label: 'Weather' },
  { category: 'transport', label: 'Transport' },
  { category: 'dining', label: 'Dining' },
  { category: 'shopping', label: 'Shopping' },
  { category: 'culture', label: 'Culture' },
  { category: 'safety', label: 'Safety' },
] as const)

export type TipCategory = (typeof TIP_CATEGORIES)[number]['category']

export type TravelTip = {
  id: number
  category: TipCategory
  title: string
  description: string
  location?: string
  distance?: string
  /** Out of five. */
  rating?: number
  bestTime?: string
  cost?: string
  tips: readonly string[]
  priority: 'high' | 'medium' | 'low'
}

/**
 * What we tell our own visitors.
 */
export const TRAVEL_TIPS: readonly TravelTip[] = defineWords('site-travel-tips.TRAVEL_TIPS', [
  {
    id: 1,
    category: 'attractions',
    title: 'Lake Mburo National Park',
    description:
      'The nearest savannah: zebras, impalas, elands and, since 2015, giraffes again, around a lake of hippos. No lions to speak of and no elephants, which is why you may walk and ride here with a ranger.',
    location: 'Towards Masaka, off the Kampala road',
    distance: 'About 30 km from Mbarara',
    rating: 4.6,
    bestTime: 'Early morning, 6–8 AM',
    cost: '$40 entrance (foreign non-residents, a day)',
    tips: [
      'Be on the road by half past five: the animals keep earlier hours than the kitchen.',
      'Residents and citizens pay less: bring the card that says so.',
      'The boat trip is best in the afternoon, when the hippos are bored.',
    ],
    priority: 'high',
  },
  {
    id: 2,
    category: 'weather',
    title: 'Pack for spring, twice a day',
    description:
      'Mbarara lies at some 1,400 metres, a finger’s breadth south of the equator. Days are warm, evenings want sleeves, and rain comes as an hour of thunder more often than as a grey day.',
    bestTime: 'Dry seasons: December–February and June–August',
    tips: [
      'It rains March–May and September–November; the hills are greenest just after.',
      '20–28°C by day, all year round.',
      'Sun at this height burns through cloud: a hat is no vanity.',
    ],
    priority: 'high',
  },
  {
    id: 3,
    category: 'transport',
    title: 'Getting here, and around',
    description:
      'Kampala is about 270 km away by a tarmac road that crosses the equator. Coaches leave all day, take five hours or so, and set you down in town, from where a special hire brings you to our gate.',
    location: 'Kampala–Masaka–Mbarara road',
    distance: 'About 270 km from Kampala',
    bestTime: 'Start before seven to leave Kampala’s traffic behind',
    cost: 'Agree on the fare before you get in or on',
    tips: [
      'A special hire is a taxi; a taxi, also called matatu, is a shared minibus.',
      'On a boda-boda ask for a helmet, and take a car after dark.',
      'Traffic keeps left. Speed humps are real, and often unannounced.',
    ],
    priority: 'high',
  },
  {
    id: 4,
    category: 'dining',
    title: 'Eat as Ankole eats',
    description:
      'This is cattle country. Eshabwe, a cool, ivory sauce of salted ghee, belongs to every wedding; with it come millet bread, steamed matoke and smoked meat. For breakfast ask for katogo, plantain stewed with what there is.',
    location: 'Our restaurant, and the roadside at dusk',
    bestTime: 'Muchomo, roasted on sticks, from six in the evening',
    tips: [
      'A rolex is an omelette rolled in a chapati, and lunch on one hand.',
      'Yoghurt and bushera, a millet drink, are best bought where they are made.',
      'Kitchens cook when you order: allow for three quarters of an hour.',
    ],
    priority: 'medium',
  },
  {
    id: 5,
    category: 'shopping',
    title: 'Baskets, milk pots and a market',
    description:
      'The central market sells everything from pineapples to padlocks under one roof. Look for coiled baskets, kitenge cloth by the piece, and ebyanzi, the slender wooden milk pots of Ankole with their woven lids.',
    location: 'Central market, High Street and around',
    bestTime: 'Mid-morning, when stalls are full and lanes are not',
    cost: 'Cash, in shillings; small notes help',
    tips: [
      'Greet first, then ask the price: it is manners, and it is cheaper.',
      'Half the first price is rude; a third less is a conversation.',
      'Ask before you photograph people or their stalls.',
    ],
    priority: 'low',
  },
  {
    id: 6,
    category: 'culture',
    title: 'Igongo and the people of the long horns',
    description:
      'The museum at Igongo shows how a household of cattle keepers lived, from the king’s drum to the milk room, in a garden on the way to Kampala. Afterwards the long-horned cows on the hills look different.',
    location: 'Biharwe, on the Masaka road',
    distance: 'About 12 km from Mbarara',
    bestTime: 'An hour and a half, before or after lunch there',
    tips: [
      '“Agandi?” asks how you are; “Nimarungi” says that you are well.',
      'Never count a man’s cows in front of him.',
      'Near by, at Biharwe, a monument keeps the memory of a solar eclipse 500 years ago.',
    ],
    priority: 'medium',
  },
  {
    id: 7,
    category: 'safety',
    title: 'Well and easy',
    description:
      'Mbarara is a friendly university town, and the cautions are the ordinary ones. Mosquitoes matter more than thieves: speak with your doctor about malaria before you travel, and sleep under the net.',
    location: 'Mbarara Regional Referral Hospital is in town',
    bestTime: 'Repellent on from dusk',
    tips: [
      'Yellow fever vaccination is asked for at the border: carry the card.',
      'Drink bottled or boiled water, and brush your teeth with it too.',
      'Police and ambulance answer at 999 or 112; our reception calls them for you.',
    ],
    priority: 'medium',
  },
])
