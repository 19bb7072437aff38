import { samplePicture } from '@/features/media/sample'
import type { galleryImages } from './table'

const inOrder: (typeof galleryImages.$inferInsert)[] = [
  {
    title: 'A corner by the garden',
    description: 'An armchair, glass doors, the veranda and the bananas behind it.',
    imageUrl: samplePicture('garden-studio'),
    category: 'villas',
  },
  {
    title: 'Forest Breeze',
    description: 'The Garden House, seen from under the banana leaves.',
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
    title: 'La Familiar',
    description: 'Room for cousins, and for their cousins.',
    imageUrl: samplePicture('la-familiar'),
    category: 'villas',
  },
  {
    title: 'A bedroom',
    description: 'Woven baskets on the wall, white linen, and doors that open to the garden.',
    imageUrl: samplePicture('bedroom'),
    category: 'villas',
  },
  {
    title: 'Supper on the terrace',
    description: 'Tables under the lamps, from six until the last story.',
    imageUrl: samplePicture('terrace-at-night'),
    category: 'dining',
  },
  {
    title: 'Breakfast',
    description: 'Fruit from the market, eggs as you like them, chapati while it is hot.',
    imageUrl: samplePicture('breakfast-table'),
    category: 'dining',
  },
  {
    title: 'Matooke and eshabwe',
    description: 'The plate Ankole is proud of.',
    imageUrl: samplePicture('dinner-plates'),
    category: 'dining',
  },
  {
    title: 'Coffee, slowly',
    description: 'Ugandan beans, brewed at the table.',
    imageUrl: samplePicture('coffee-pot'),
    category: 'dining',
  },
  {
    title: 'Restaurant and bar',
    description: 'Lit windows under the thatch: where supper and the sundowners come from.',
    imageUrl: samplePicture('bar'),
    category: 'facilities',
  },
  {
    title: 'Reception',
    description: 'Somebody is here at every hour.',
    imageUrl: samplePicture('reception'),
    category: 'facilities',
  },
  {
    title: 'The conference hall',
    description: 'Ground floor, daylight, up to 100 guests.',
    imageUrl: samplePicture('conference-hall'),
    category: 'facilities',
  },
  {
    title: 'A private bathroom',
    description: 'Hot water at any hour, in every villa.',
    imageUrl: samplePicture('bathroom'),
    category: 'facilities',
  },
  {
    title: 'The hall, ready',
    description: 'Lamps strung, floor swept, band tuning up.',
    imageUrl: samplePicture('hall-with-lamps'),
    category: 'events',
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
    title: 'Dancers of Ankole',
    description: 'Ekitaguriro: arms raised like the horns of the cattle it honours.',
    imageUrl: samplePicture('ankole-dancers'),
    category: 'events',
  },
  {
    title: 'The hills of Ankole',
    description: 'The villas among their trees, seen from above, and the hills of Ankole behind them.',
    imageUrl: samplePicture('hills-at-dusk'),
    category: 'exterior',
  },
  {
    title: 'The view from Village House',
    description: 'Makenke going about its evening.',
    imageUrl: samplePicture('village-view'),
    category: 'exterior',
  },
  {
    title: 'The banana garden',
    description: 'Some of it becomes breakfast.',
    imageUrl: samplePicture('banana-garden'),
    category: 'exterior',
  },
  {
    title: 'The gate',
    description: 'Turn in behind the fuel station, and the road is gone.',
    imageUrl: samplePicture('gate'),
    category: 'exterior',
  },
  {
    title: 'Sundowner time',
    description:
      'A thatched villa on its deck, and twenty minutes of colour behind it: every evening but the rainy ones.',
    imageUrl: samplePicture('sundowner'),
    category: 'activities',
  },
  {
    title: 'Zebras at Lake Mburo',
    description: 'The park is about 30 km away: early morning is best.',
    imageUrl: samplePicture('zebras-at-lake-mburo'),
    category: 'activities',
  },
  {
    title: 'Among the long horns',
    description: 'Ankole cattle and the people who know each by name.',
    imageUrl: samplePicture('long-horned-cattle'),
    category: 'activities',
  },
  {
    title: 'Baskets at the market',
    description: 'Triangles and chevrons, woven by hand.',
    imageUrl: samplePicture('market-baskets'),
    category: 'activities',
  },
]

export const sampleImages = inOrder.map((image, index) => ({ ...image, sortOrder: index + 1 }))
