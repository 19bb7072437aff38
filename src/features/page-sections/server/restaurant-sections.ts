import { contactLink } from '@/features/contact/rules/contact-link'
import { samplePicture } from '@/features/media/sample'
import { button, picture, siteSection } from './section-text'

/** The restaurant page's sections. Hours and telephones come from the property facts. */
export const restaurantSections = {
  'restaurant-hero': siteSection(
    'Come hungry, stay for the lamps',
    picture(
      samplePicture('terrace-at-dusk'),
      'Illustration: set tables on the wooden terrace at dusk, strings of lights above them, hills behind',
    ),
    'A kitchen that cooks with what Ankole grows, and a terrace where the evening is served with it.',
  ),
  'restaurant-menu': siteSection(
    'From the kitchen',
    'What the market brings decides the day’s plates; these are the ones that are nearly always there.',
    { note: 'Vegetarian, halal, no chilli, for a child: say so when you order, or when you book.' },
    { heading: 'Traditional Ugandan' },
    {
      list: [
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
    { heading: 'International' },
    {
      list: [
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
    { heading: 'Beverages' },
    {
      list: [
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
  ),
  'restaurant-boards': siteSection(
    'Meals with your stay',
    'Breakfast comes with every villa. The rest is yours to choose, by the night.',
  ),
  'restaurant-room-service': siteSection(
    'Room service',
    picture(samplePicture('room-service-tray')),
    'The whole menu while the kitchen is open, soup, sandwiches and tea at any other hour. Ring reception; it comes under a lid.',
  ),
  'restaurant-catering': siteSection(
    'Event catering',
    'Buffets for an introduction, plates for a board meeting, a cake for somebody’s seventieth. Our kitchen cooks for our halls, and comes to your garden as well.',
    button(
      'Ask about catering',
      contactLink(
        'Catering Services',
        'We are planning a meal for … people on … and would like to hear what you suggest.',
      ),
    ),
  ),
  'restaurant-reserve': siteSection(
    'Keep us a table',
    'Call, and it is kept. For more than eight people a day ahead is kind to the kitchen.',
  ),
  'restaurant-closing': siteSection(
    'The shortest way home from dinner',
    picture(samplePicture('sundowner')),
    'Your villa is a few steps from the terrace, and breakfast is already included.',
  ),
}
