import { defineWords } from '@/kernel/words'

/** The services page's sections as they came with the site. */
export const SERVICES_SECTION_WORDS = defineWords('page-sections-services.SERVICES_SECTION_WORDS', {
  hero: {
    title: 'What we do, so that you need not',
    text: 'A stay is made of many small things that simply work. Here are ours.',
  },
  villas: {
    title: 'Villas',
    text: 'Furnished down to the last teaspoon, from a studio for two to a residence for six. Your own front door, your own sitting corner, a bed made while you are out.',
    button: 'Look at the villas',
  },
  restaurant: {
    title: 'Restaurant',
    text: 'Ankole’s kitchen and the world’s, from the first coffee to the last plate. Breakfast is part of every stay; lunch and dinner are there whenever you do not feel like cooking.',
    button: 'See the menu',
  },
  terrace: {
    title: 'Terrace and bar',
    text: 'Strung lamps, cold drinks, a grill on warm evenings and now and then a band. Close enough to walk home, far enough not to hear it from your pillow.',
    button: 'See what is on',
  },
  included: { title: 'In every stay', text: 'Yours from the first minute.' },
  extras: {
    title: 'And if you ask',
    text: 'Eight things guests ask for most. Tell us when you book, or call reception.',
    entries: [
      {
        heading: 'Airport transfer',
        text: 'From Entebbe or Kampala, with a driver who waits when you are late.',
      },
      {
        heading: 'Laundry and ironing',
        text: 'Collected in the morning, back on hangers in the evening.',
      },
      {
        heading: 'Park trips',
        text: 'A car, a packed breakfast and a guide for Lake Mburo, arranged the day before.',
      },
      {
        heading: 'Baby cot and high chair',
        text: 'Set up before you arrive, and a kettle that is never far.',
      },
      {
        heading: 'Early and late',
        text: 'A villa before check-in time or after check-out, when it is free.',
      },
      {
        heading: 'Desk and printing',
        text: 'A quiet table, a printer at reception, a call you can hear.',
      },
      {
        heading: 'Packed lunches',
        text: 'For the road to Kabale or the boat on the lake, ready at dawn.',
      },
      {
        heading: 'Flowers and cakes',
        text: 'For the birthday you remembered, and the one you nearly forgot.',
      },
    ],
  },
  events: {
    title: 'Events and catering',
    text: 'A conference hall for 100, a banquet hall for 150, and a kitchen that cooks for both. Guests who stay the night are already home.',
    button: 'See the halls',
  },
  closing: {
    title: 'Is there something we have not thought of?',
    text: 'Ask: most answers are yes.',
  },
} as const)
