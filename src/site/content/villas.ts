import { samplePicture } from '@/features/media/sample'
import { defineWords } from '@/kernel/words'

/** Words of the villas page and of each category's own page. */
export const villasContent = defineWords('site-villas.villasContent', {
  home: 'Home',
  title: 'Villas',
  description:
    'Every kind of furnished villa we have in Mbarara, from a garden studio for two to a house for the family, with its price a night, its rooms and what is included.',
  hero: {
    kicker: 'Our villas',
    title: 'A door of your own, and a garden behind it',
    line: 'Studios for one night on the road, villas for a slow week, a house for everybody. All furnished to live in; breakfast is on the table in each.',
    pictures: [samplePicture('rose-villa'), samplePicture('honey-bee'), samplePicture('bedroom')],
  },
  list: {
    title: 'Which one is yours?',
    line: 'Prices are in US dollars, for the villa and a night from Monday to Thursday.',
  },
  why: {
    title: 'Why Choose Us',
    line: 'In every villa, whatever it costs.',
    reasons: [
      {
        icon: 'wifi',
        title: 'Free WiFi',
        text: 'In the villas, on the terrace and at the bar, fast enough for a video call home.',
      },
      {
        icon: 'snow',
        title: 'Air Conditioning',
        text: 'For the dry-season afternoons. In the evening an open window does it, too.',
      },
      {
        icon: 'bath',
        title: 'Private Bathrooms',
        text: 'Hot water at any hour, and nobody waiting outside the door.',
      },
      {
        icon: 'cup',
        title: 'Restaurant',
        text: 'Breakfast to dinner a few steps away or brought to your veranda.',
      },
    ],
  },
  grounds: {
    title: 'Where each villa lies',
    line: 'Six houses around one garden. Press a villa to see its free nights.',
    elsewhere: 'Elsewhere on the grounds',
  },
  closing: {
    title: 'Still between two?',
    line: 'The calendar shows every villa with its free nights and what each night costs. Look first, book when you like it.',
    picture: samplePicture('hotel-from-above'),
    action: { path: '/calendar', label: 'See free nights' },
    other: { path: '/contact', label: 'Ask us' },
  },
} as const)

export const categoryContent = defineWords('site-villas.categoryContent', {
  description: (name: string, words: string | null, price: string | null) =>
    [`${name} in Mbarara${price ? `, from ${price} a night with breakfast` : ''}.`, words]
      .filter(Boolean)
      .join(' ')
      .slice(0, 300),
  pictures: {
    title: 'Look around',
    plan: 'How the rooms lie',
    label: (name: string) => `Pictures of the ${name}`,
  },
  furnishing: { beds: 'Beds', view: 'View', kitchen: 'Kitchen' },
  amenities: 'In the villa',
  included: 'Included in the price',
  features: 'Good to know',
  villas: {
    title: 'Choose your corner of the grounds',
    line: (name: string) => `${name}: the same rooms in each of these; light, floor and neighbours differ.`,
    loading: 'Loading the villas',
    failed: 'We could not load the villas of this category.',
    tryAgain: 'Try again',
    empty: 'None of these villas is listed at the moment. Please call us: we will find you a room.',
    freeNights: 'Free nights',
    map: 'Where they lie',
  },
  nights: {
    title: 'Free nights',
    line: 'Pick the villa, then look at its calendar here. Your days come along when you go on to book.',
    villa: 'Villa',
    show: 'Show free nights',
    loading: 'Loading the free nights',
    book: 'Book Now',
    bookDates: 'Book these nights',
  },
  others: { title: 'Or one of these', all: 'All villas' },
  closing: {
    title: (name: string) => `Your nights in the ${name}`,
    line: 'Nothing to pay now. Pick your days, and the villa is held for you.',
    picture: samplePicture('terrace-at-dusk'),
    action: 'See free nights',
    other: { path: '/villas', label: 'Compare all villas' },
  },
} as const)
