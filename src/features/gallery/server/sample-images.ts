import { samplePicture } from '@/features/media/sample'
import { sampleVillaImages } from './sample-villa-images'
import type { galleryImages } from './table'

const inOrder: (typeof galleryImages.$inferInsert)[] = [
  ...sampleVillaImages,
  {
    title: 'Supper on the terrace',
    description: 'Tables under the lamps, from six until the last story.',
    imageUrl: samplePicture('terrace-at-dusk'),
    category: 'dining',
  },
  {
    title: 'Breakfast in bed',
    description: 'Fruit from the market, chapati while it is hot, coffee from the hills.',
    imageUrl: samplePicture('room-service-tray'),
    category: 'dining',
  },
  {
    title: 'Matooke and eshabwe',
    description: 'The plate Ankole is proud of.',
    imageUrl: samplePicture('laid-table'),
    category: 'dining',
  },
  {
    title: 'The restaurant in the morning',
    description: 'Laid for breakfast, the doors open to the terrace.',
    imageUrl: samplePicture('restaurant'),
    category: 'dining',
  },
  {
    title: 'The bar',
    description: 'Where the sundowners come from.',
    imageUrl: samplePicture('bar'),
    category: 'dining',
  },
  {
    title: 'Reception',
    description: 'Somebody is here at every hour, and a key for every villa on the wall.',
    imageUrl: samplePicture('reception'),
    category: 'facilities',
  },
  {
    title: 'The conference hall',
    description: 'Ground floor, daylight, rows for 100 guests.',
    imageUrl: samplePicture('conference-hall'),
    category: 'facilities',
  },
  {
    title: 'The fire place',
    description: 'Chairs in a ring, drums within reach.',
    imageUrl: samplePicture('fire-place'),
    category: 'facilities',
  },
  {
    title: 'The gate',
    description: 'Turn in behind the fuel station, and the road is gone.',
    imageUrl: samplePicture('gate'),
    category: 'facilities',
  },
  {
    title: 'The parking court',
    description: 'In the shade of umbrella trees, inside the gate.',
    imageUrl: samplePicture('parking'),
    category: 'facilities',
  },
  {
    title: 'The banquet hall',
    description: 'First floor, up to 150 at table.',
    imageUrl: samplePicture('banquet-hall'),
    category: 'events',
  },
  {
    title: 'A garden wedding',
    description: 'An aisle between the roses.',
    imageUrl: samplePicture('garden-wedding'),
    category: 'events',
  },
  {
    title: 'The hall before a conference',
    description: 'A hundred chairs, a stage, and the screen already lit.',
    imageUrl: samplePicture('conference-hall'),
    category: 'events',
  },
  {
    title: 'An evening by the fire',
    description: 'When the drums begin, the chairs move back.',
    imageUrl: samplePicture('fire-place'),
    category: 'events',
  },
  {
    title: 'The villas from above',
    description: 'Among their trees on the hilltop, the hills of Ankole behind them.',
    imageUrl: samplePicture('hotel-from-above'),
    category: 'exterior',
  },
  {
    title: 'First light',
    description: 'The villas before anybody is awake but the birds.',
    imageUrl: samplePicture('hills-at-dawn'),
    category: 'exterior',
  },
  {
    title: 'Golden hour',
    description: 'The last sun on tiles and brick.',
    imageUrl: samplePicture('villa-at-golden-hour'),
    category: 'exterior',
  },
  {
    title: 'The garden path',
    description: 'Between flower beds from villa to villa, lit at night.',
    imageUrl: samplePicture('garden-path'),
    category: 'exterior',
  },
  {
    title: 'The kitchen garden',
    description: 'What is picked in the morning is on the table at noon.',
    imageUrl: samplePicture('kitchen-garden'),
    category: 'exterior',
  },
  {
    title: 'The banana garden',
    description: 'Coffee below, bananas above: some of both becomes breakfast.',
    imageUrl: samplePicture('coffee-and-bananas'),
    category: 'exterior',
  },
  {
    title: 'Zebras at Lake Mburo',
    description: 'The park is about 30 km away: early morning is best.',
    imageUrl: samplePicture('lake-mburo-at-dawn'),
    category: 'activities',
  },
  {
    title: 'Among the long horns',
    description: 'Ankole cattle and the people who know each by name.',
    imageUrl: samplePicture('long-horned-cattle'),
    category: 'activities',
  },
  {
    title: 'At the market',
    description: 'Pyramids of fruit, and four words of Runyankole that change the price.',
    imageUrl: samplePicture('market-stall'),
    category: 'activities',
  },
  {
    title: 'Baskets',
    description: 'Triangles and chevrons, woven by hand.',
    imageUrl: samplePicture('basket-weaving'),
    category: 'activities',
  },
]

export const sampleImages = inOrder.map((image, index) => ({ ...image, sortOrder: index + 1 }))
