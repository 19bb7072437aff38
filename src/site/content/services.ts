import { samplePicture } from '@/features/media/sample'

/** Words of the services page. What every stay includes comes from the property facts. */
export const servicesContent = {
  title: 'Services',
  description:
    'Furnished villas, a restaurant, a terrace and bar, and the small things around them: what you can count on during a stay in Mbarara.',
  hero: {
    title: 'What we do, so that you need not',
    line: 'A stay is made of many small things that simply work. Here are ours.',
    pictures: [samplePicture('veranda'), samplePicture('villa-at-golden-hour'), samplePicture('sundowner')],
  },
  core: [
    {
      title: 'Villas',
      text: 'Furnished down to the last teaspoon, from a studio for two to a residence for six. Your own front door, your own sitting corner, a bed made while you are out.',
      picture: samplePicture('bedroom'),
      link: { path: '/villas', label: 'Look at the villas' },
    },
    {
      title: 'Restaurant',
      text: 'Ankole’s kitchen and the world’s, from the first coffee to the last plate. Breakfast is part of every stay; lunch and dinner are there whenever you do not feel like cooking.',
      picture: samplePicture('restaurant'),
      link: { path: '/restaurant', label: 'See the menu' },
    },
    {
      title: 'Terrace and bar',
      text: 'Strung lamps, cold drinks, a grill on warm evenings and now and then a band. Close enough to walk home, far enough not to hear it from your pillow.',
      picture: samplePicture('terrace-at-dusk'),
      link: { path: '/events', label: 'See what is on' },
    },
  ],
  included: {
    title: 'In every stay',
    line: 'Yours from the first minute.',
  },
  extras: {
    title: 'And if you ask',
    line: 'Eight things guests ask for most. Tell us when you book, or call reception.',
    items: [
      {
        title: 'Airport transfer',
        text: 'From Entebbe or Kampala, with a driver who waits when you are late.',
      },
      { title: 'Laundry and ironing', text: 'Collected in the morning, back on hangers in the evening.' },
      {
        title: 'Park trips',
        text: 'A car, a packed breakfast and a guide for Lake Mburo, arranged the day before.',
      },
      { title: 'Baby cot and high chair', text: 'Set up before you arrive, and a kettle that is never far.' },
      { title: 'Early and late', text: 'A villa before check-in time or after check-out, when it is free.' },
      { title: 'Desk and printing', text: 'A quiet table, a printer at reception, a call you can hear.' },
      { title: 'Packed lunches', text: 'For the road to Kabale or the boat on the lake, ready at dawn.' },
      { title: 'Flowers and cakes', text: 'For the birthday you remembered, and the one you nearly forgot.' },
    ],
  },
  events: {
    title: 'Events and catering',
    text: 'A conference hall for 100, a banquet hall for 150, and a kitchen that cooks for both. Guests who stay the night are already home.',
    action: { path: '/events', label: 'See the halls' },
    picture: samplePicture('banquet-hall'),
  },
  closing: {
    title: 'Is there something we have not thought of?',
    line: 'Ask: most answers are yes.',
    write: 'Write to Us',
    call: 'Call Now',
    book: { path: '/booking', label: 'Book Your Stay' },
  },
} as const
