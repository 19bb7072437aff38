import { samplePicture } from '@/features/media/sample'
import type { heroSlides } from './table'

export const sampleSlides: (typeof heroSlides.$inferInsert)[] = [
  {
    title: 'Evening comes slowly here',
    subtitle: 'Welcome to the Pearl of the West',
    description:
      'Twenty-five furnished villas at Makenke, where the hills of Ankole turn gold, then violet, then quiet. Leave the road behind you, put the kettle on and open the door to the garden.',
    imageUrl: samplePicture('villa-at-golden-hour'),
    featureHighlights: ['25 furnished villas', 'Breakfast included', 'Free WiFi', 'Free parking'],
    buttonText: 'Explore Our Villas',
    buttonUrl: '/villas',
    orderIndex: 0,
  },
  {
    title: 'A whole villa to yourselves',
    subtitle: 'For two, for the family, for the entire team',
    description:
      'From a garden studio for two to a three-bedroom residence for six: your own front door, your own sitting corner, and somebody at reception day and night.',
    imageUrl: samplePicture('bedroom'),
    featureHighlights: ['From 1 to 3 bedrooms', 'Hot water', 'Air conditioning', '24/7 front desk'],
    buttonText: 'Check Availability',
    buttonUrl: '/calendar',
    orderIndex: 1,
  },
  {
    title: 'Supper under the lamps',
    subtitle: 'The restaurant, the terrace and the bar',
    description:
      'Matooke steamed in its leaves, eshabwe the way Ankole makes it, tilapia from the grill, and a cold drink while the lamps come on along the terrace.',
    imageUrl: samplePicture('terrace-at-dusk'),
    featureHighlights: ['Ugandan and international dishes', 'Open-air terrace and bar', 'Room service 24/7'],
    buttonText: 'See the Restaurant',
    buttonUrl: '/restaurant',
    orderIndex: 2,
  },
  {
    title: 'Gather in Mbarara',
    subtitle: 'Weddings, introductions, workshops and conferences',
    description:
      'A conference hall for 100 on the ground floor, a banquet hall for 150 above it, a kitchen that cooks for all of them, and villas next door for whoever stays the night.',
    imageUrl: samplePicture('banquet-hall'),
    featureHighlights: [
      'Conference hall for 100',
      'Banquet hall for 150',
      'Catering on site',
      'Rooms for your guests',
    ],
    buttonText: 'Plan Your Event',
    buttonUrl: '/events',
    orderIndex: 3,
  },
]
