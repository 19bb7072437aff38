import { defineWords } from '@/kernel/words'

/** The restaurant page's sections as they came with the site. */
export const RESTAURANT_SECTION_WORDS = defineWords('page-sections-restaurant.RESTAURANT_SECTION_WORDS', {
  hero: {
    title: 'Come hungry, stay for the lamps',
    illustration:
      'Illustration: set tables on the wooden terrace at dusk, strings of lights above them, hills behind',
    text: 'A kitchen that cooks with what Ankole grows, and a terrace where the evening is served with it.',
  },
  menu: {
    title: 'From the kitchen',
    text: 'What the market brings decides the day’s plates; these are the ones that are nearly always there.',
    note: 'Vegetarian, halal, no chilli, for a child: say so when you order, or when you book.',
    columns: [
      {
        heading: 'Traditional Ugandan',
        dishes: [
          'Steamed matooke with groundnut sauce',
          'Eshabwe',
          'Luwombo of chicken in banana leaves',
          'Grilled goat, Ankole style',
          'Whole tilapia from the grill',
          'Akaro, millet bread',
          'Dodo greens with tomato',
          'Rolex with avocado',
        ],
      },
      {
        heading: 'International',
        dishes: [
          'Pepper steak with hand-cut chips',
          'Spaghetti bolognese',
          'Chicken curry with pilau',
          'Vegetable stir-fry',
          'Club sandwich',
          'Margherita from the oven',
          'Garden salad with lime',
          'Pancakes with banana and honey',
        ],
      },
      {
        heading: 'Beverages',
        dishes: [
          'Ugandan arabica, by the pot',
          'African tea with ginger',
          'Passion fruit juice',
          'Mango and pineapple juice',
          'Yoghurt of the region',
          'Cold Ugandan lagers',
          'House wine by the glass',
          'Waragi and tonic',
        ],
      },
    ],
  },
  boards: {
    title: 'Meals with your stay',
    text: 'Breakfast comes with every villa. The rest is yours to choose, by the night.',
  },
  roomService: {
    title: 'Room service',
    text: 'The whole menu while the kitchen is open, soup, sandwiches and tea at any other hour. Ring reception; it comes under a lid.',
  },
  catering: {
    title: 'Event catering',
    text: 'Buffets for an introduction, plates for a board meeting, a cake for somebody’s seventieth. Our kitchen cooks for our halls, and comes to your garden as well.',
    button: 'Ask about catering',
    message: 'We are planning a meal for … people on … and would like to hear what you suggest.',
  },
  reserve: {
    title: 'Keep us a table',
    text: 'Call, and it is kept. For more than eight people a day ahead is kind to the kitchen.',
  },
  closing: {
    title: 'The shortest way home from dinner',
    text: 'Your villa is a few steps from the terrace, and breakfast is already included.',
  },
} as const)
