import { samplePicture } from '@/features/media/sample'

/** Words of the restaurant page. Hours and phones come from the property facts. */
export const restaurantContent = {
  title: 'Restaurant',
  description:
    'Matooke and eshabwe, grilled tilapia and evenings on the terrace in Mbarara: opening hours, the menu, room service and catering.',
  hero: {
    title: 'Come hungry, stay for the lamps',
    line: 'A kitchen that cooks with what Ankole grows, and a terrace where the evening is served with it.',
    picture: samplePicture('terrace-at-dusk'),
    pictureAlt:
      'Illustration: set tables on the wooden terrace at dusk, strings of lights above them, hills behind',
    reserve: 'Reserve a Table',
    hours: 'Opening hours',
  },
  menu: {
    title: 'From the kitchen',
    line: 'What the market brings decides the day’s plates; these are the ones that are nearly always there.',
    groups: [
      {
        title: 'Traditional Ugandan',
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
        title: 'International',
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
        title: 'Beverages',
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
    note: 'Vegetarian, halal, no chilli, for a child: say so when you order, or when you book.',
  },
  boards: {
    title: 'Meals with your stay',
    line: 'Breakfast comes with every villa. The rest is yours to choose, by the night.',
    items: [
      { key: 'bedAndBreakfast', text: 'Breakfast, every morning.' },
      { key: 'halfBoard', text: 'Breakfast and lunch. With us, half board means lunch, not dinner.' },
      { key: 'fullBoard', text: 'Breakfast, lunch and dinner.' },
    ],
  },
  roomService: {
    title: 'Room service',
    text: 'The whole menu while the kitchen is open, soup, sandwiches and tea at any other hour. Ring reception; it comes under a lid.',
    picture: samplePicture('room-service-tray'),
  },
  catering: {
    title: 'Event catering',
    text: 'Buffets for an introduction, plates for a board meeting, a cake for somebody’s seventieth. Our kitchen cooks for our halls, and comes to your garden as well.',
    action: 'Ask about catering',
    message: 'We are planning a meal for … people on … and would like to hear what you suggest.',
    picture: samplePicture('laid-table'),
  },
  reserve: {
    title: 'Keep us a table',
    line: 'Call, and it is kept. For more than eight people a day ahead is kind to the kitchen.',
    or: 'Or write to us',
    message: 'A table for … people on … at …, please.',
  },
  closing: {
    title: 'The shortest way home from dinner',
    line: 'Your villa is a few steps from the terrace, and breakfast is already included.',
    picture: samplePicture('sundowner'),
    action: { path: '/calendar', label: 'See free nights' },
    other: { path: '/villas', label: 'View Villas' },
  },
} as const
