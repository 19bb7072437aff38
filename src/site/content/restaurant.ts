import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

/** Words of the restaurant page that staff do not write. Hours and phones come from the property facts. */
export const restaurantContent = defineWords('site-restaurant.restaurantContent', {
  title: 'Restaurant',
  description:
    'Matooke and eshabwe, grilled tilapia and evenings on the terrace in Mbarara: opening hours, the menu, room service and catering.',
  picture: samplePicture('terrace-at-dusk'),
  hero: { reserve: 'Reserve a Table', hours: 'Opening hours' },
  boards: [
    { key: 'bedAndBreakfast', text: 'Breakfast, every morning.' },
    { key: 'halfBoard', text: 'Breakfast and lunch. With us, half board means lunch, not dinner.' },
    { key: 'fullBoard', text: 'Breakfast, lunch and dinner.' },
  ],
  reserve: {
    or: 'Or write to us',
    message: 'A table for … people on … at …, please.',
  },
  closing: {
    action: { path: '/calendar', label: 'See free nights' },
    other: { path: '/villas', label: 'View Villas' },
  },
} as const)
