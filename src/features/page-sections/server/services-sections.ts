import { samplePicture } from '@/features/media/sample'
import { button, entries, picture, siteSection } from './section-text'

/** The services page's sections. What every stay includes comes from the property facts. */
export const servicesSections = {
  'services-hero': siteSection(
    'What we do, so that you need not',
    'A stay is made of many small things that simply work. Here are ours.',
    picture(samplePicture('veranda')),
    picture(samplePicture('villa-at-golden-hour')),
    picture(samplePicture('sundowner')),
  ),
  'services-villas': siteSection(
    'Villas',
    picture(samplePicture('bedroom')),
    'Furnished down to the last teaspoon, from a studio for two to a residence for six. Your own front door, your own sitting corner, a bed made while you are out.',
    button('Look at the villas', '/villas'),
  ),
  'services-restaurant': siteSection(
    'Restaurant',
    picture(samplePicture('restaurant')),
    'Ankole’s kitchen and the world’s, from the first coffee to the last plate. Breakfast is part of every stay; lunch and dinner are there whenever you do not feel like cooking.',
    button('See the menu', '/restaurant'),
  ),
  'services-terrace': siteSection(
    'Terrace and bar',
    picture(samplePicture('terrace-at-dusk')),
    'Strung lamps, cold drinks, a grill on warm evenings and now and then a band. Close enough to walk home, far enough not to hear it from your pillow.',
    button('See what is on', '/events'),
  ),
  'services-included': siteSection('In every stay', 'Yours from the first minute.'),
  'services-extras': siteSection(
    'And if you ask',
    'Eight things guests ask for most. Tell us when you book, or call reception.',
    ...entries({
      'Airport transfer': 'From Entebbe or Kampala, with a driver who waits when you are late.',
      'Laundry and ironing': 'Collected in the morning, back on hangers in the evening.',
      'Park trips': 'A car, a packed breakfast and a guide for Lake Mburo, arranged the day before.',
      'Baby cot and high chair': 'Set up before you arrive, and a kettle that is never far.',
      'Early and late': 'A villa before check-in time or after check-out, when it is free.',
      'Desk and printing': 'A quiet table, a printer at reception, a call you can hear.',
      'Packed lunches': 'For the road to Kabale or the boat on the lake, ready at dawn.',
      'Flowers and cakes': 'For the birthday you remembered, and the one you nearly forgot.',
    }),
  ),
  'services-events': siteSection(
    'Events and catering',
    picture(samplePicture('banquet-hall')),
    'A conference hall for 100, a banquet hall for 150, and a kitchen that cooks for both. Guests who stay the night are already home.',
    button('See the halls', '/events'),
  ),
  'services-closing': siteSection('Is there something we have not thought of?', 'Ask: most answers are yes.'),
}
