import { samplePicture } from '@/features/media/sample'
import type { galleryImages } from './table'

/** The villas from outside, their rooms and their verandas. */
export const sampleVillaImages: (typeof galleryImages.$inferInsert)[] = [
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
    title: 'Forest Breeze: a bedroom',
    description: 'Windows on two sides, level with the leaves.',
    imageUrl: samplePicture('bedroom-forest-breeze'),
    category: 'villas',
  },
  {
    title: 'Rose Villa: a bedroom',
    description: 'A bed under its net, a seat in the window, roses at the sill.',
    imageUrl: samplePicture('bedroom-rose-villa'),
    category: 'villas',
  },
  {
    title: 'Village View: a bedroom',
    description: 'Two beds, and the valley between them.',
    imageUrl: samplePicture('bedroom-village-view'),
    category: 'villas',
  },
  {
    title: 'Honey Bee: a bedroom',
    description: 'Under the roof, with honey on the shelf.',
    imageUrl: samplePicture('bedroom-honey-bee'),
    category: 'villas',
  },
  {
    title: 'La Familiar: the family’s room',
    description: 'Four sleep here, and the wooden cow.',
    imageUrl: samplePicture('bedroom-la-familiar'),
    category: 'villas',
  },
  {
    title: 'Sundowner: a bedroom',
    description: 'The bed looks west, so nobody has to get up for it.',
    imageUrl: samplePicture('bedroom-sundowner'),
    category: 'villas',
  },
  {
    title: 'Forest Breeze: the balcony',
    description: 'A hammock at the height of the leaves.',
    imageUrl: samplePicture('balcony-forest-breeze'),
    category: 'villas',
  },
  {
    title: 'Rose Villa: the veranda',
    description: 'A swing between the posts, and roses up to the beam.',
    imageUrl: samplePicture('veranda-rose-villa'),
    category: 'villas',
  },
  {
    title: 'Village View: the terrace',
    description: 'Breakfast for four, and the smoke of other breakfasts below.',
    imageUrl: samplePicture('veranda-village-view'),
    category: 'villas',
  },
  {
    title: 'Honey Bee: the veranda',
    description: 'Three honeys on the table, and those who made them.',
    imageUrl: samplePicture('veranda-honey-bee'),
    category: 'villas',
  },
  {
    title: 'La Familiar: the living room',
    description: 'Sofas for everybody, a long table, and stairs to race up.',
    imageUrl: samplePicture('living-room-la-familiar'),
    category: 'villas',
  },
  {
    title: 'Sundowner: the living room',
    description: 'A bench as long as the wall, turned towards the west.',
    imageUrl: samplePicture('living-room-sundowner'),
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
    title: 'Forest Breeze: a bathroom',
    description: 'A tub of staves at the height of the leaves.',
    imageUrl: samplePicture('bathroom-forest-breeze'),
    category: 'villas',
  },
  {
    title: 'Rose Villa: a bathroom',
    description: 'A tub on claw feet, roses at the sill.',
    imageUrl: samplePicture('bathroom-rose-villa'),
    category: 'villas',
  },
  {
    title: 'Village View: a bathroom',
    description: 'Clay bowls, sage shutters, the valley.',
    imageUrl: samplePicture('bathroom-village-view'),
    category: 'villas',
  },
  {
    title: 'Honey Bee: a bathroom',
    description: 'Copper, and a wall like a comb.',
    imageUrl: samplePicture('bathroom-honey-bee'),
    category: 'villas',
  },
  {
    title: 'La Familiar: the bathroom',
    description: 'A towel of another colour for everybody.',
    imageUrl: samplePicture('bathroom-la-familiar'),
    category: 'villas',
  },
  {
    title: 'Sundowner: a bathroom',
    description: 'A tub below the window, and the evening in it.',
    imageUrl: samplePicture('bathroom-sundowner'),
    category: 'villas',
  },
]
