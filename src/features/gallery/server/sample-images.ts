import { samplePicture } from '@/features/media/sample'
import type { galleryImages } from './table'

const inOrder: (typeof galleryImages.$inferInsert)[] = [
  {
    title: 'A veranda by the garden',
    description: 'Two chairs, coffee on the low table, and the hills over the railing.',
    imageUrl: samplePicture('veranda'),
    category: 'villas',
  },
  {
    title: 'Forest Breeze',
    description: 'The Garden House among its old trees, the balcony at the height of the leaves.',
    imageUrl: samplePicture('forest-breeze'),
    category: 'villas',
  },
  {
    title: 'Rose Villa',
    description: 'Rose Court in the late sun, the roses up to the eaves.',
    imageUrl: samplePicture('rose-villa'),
    category: 'villas',
  },
  {
    title: 'Village View',
    description: 'The white house with the long terrace, and Makenke below it.',
    imageUrl: samplePicture('village-view'),
    category: 'villas',
  },
  {
    title: 'Honey Bee',
    description: 'Ochre walls, a meadow in blossom, and neighbours who work from dawn.',
    imageUrl: samplePicture('honey-bee'),
    category: 'villas',
  },
  {
    title: 'La Familiar',
    description: 'Room for cousins, and for their cousins.',
    imageUrl: samplePicture('la-familiar'),
    category: 'villas',
  },
  {
    title: 'Sundowner',
    description: 'A thatched villa on its deck, facing the last light.',
    imageUrl: samplePicture('sundowner'),
    category: 'villas',
  },
  {
    title: 'A bedroom',
    description: 'Woven baskets on the wall, white linen, and doors that open to the garden.',
    imageUrl: samplePicture('bedroom'),
    category: 'villas',
  },
  {
    title: 'A living room',
    description: 'A sofa for three, a shelf of books, and the garden behind the glass.',
    imageUrl: samplePicture('living-room'),
    category: 'villas',
  },
  {
    title: 'A private bathroom',
    description: 'Hot water at any hour, in every villa.',
    imageUrl: samplePicture('bathroom'),
    category: 'villas',
  },
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
