import { samplePicture } from '@/features/media/sample'

/** Words of the about page (agreed wording, docs/decisions/wording.md: the figures are literal). */
export const aboutContent = {
  title: 'About Us',
  description:
    'How a group of villas at the edge of Mbarara became a place to stay: our story, what we hold to, and how far it is from here to anywhere in the west of Uganda.',
  hero: {
    kicker: 'About us',
    title: 'A village of villas, and the door is open',
    line: 'Twenty-five furnished villas under one roofline of hills. We built the place we looked for ourselves when we travelled: a key of your own, and people nearby.',
    picture: samplePicture('hills-at-dawn'),
  },
  story: {
    title: 'Our story',
    quote: 'In Ankole a guest is asked for news before anything else. We still begin that way.',
    paragraphs: [
      'Mbarara is where the roads of the west meet. Families stop here between Kampala and Kabale, traders between the border and the lake, teachers and doctors for a term at the university, and travellers on the last evening before the zebras of Lake Mburo.',
      'Most of them want the same few things: a bed that is ready, water that is hot, a table with food that tastes of somewhere, and quiet. So we laid the place out like a village rather than along a corridor. You park close by, you cook if you like and eat with us if you do not, and in the evening the terrace is a few steps away.',
      'The gardens are older than the houses. The bananas along the wall still give matooke to the kitchen, and the herdsmen still bring their long-horned cattle past in the late afternoon, when the light is best.',
    ],
    picture: samplePicture('long-horned-cattle'),
    pictureAlt: 'Illustration: long-horned cattle grazing in the low sun, umbrella trees and hills behind',
  },
  figures: {
    title: 'In figures',
    items: [
      { figure: '25', of: 'villas' },
      { figure: '500+', of: 'guests' },
      /** Its figure is the guests' score, or until there are reviews enough the one in Property Facts. */
      { figure: null, of: 'rating' },
      { figure: '24/7', of: 'service' },
    ],
  },
  purpose: [
    {
      title: 'Our mission',
      text: 'To give everyone who comes to Mbarara, for a night or for a season, a house that works, a kitchen that cooks with what grows here, and somebody at the door who knows their name.',
    },
    {
      title: 'Our vision',
      text: 'To be the address people in western Uganda give their own relatives: the place where a wedding is held, a book is finished, and a long journey is interrupted on purpose.',
    },
  ],
  values: {
    title: 'What we hold to',
    items: [
      {
        title: 'Customer centric',
        text: 'We ask before we assume: a cot, a later breakfast, a quieter corner. Then we do it.',
      },
      {
        title: 'Professionalism',
        text: 'The price you saw is the price you pay, the villa you chose is the villa you get.',
      },
      {
        title: 'Sustainability',
        text: 'We buy from the farms around us, mend before we replace, and let the garden drink the rain.',
      },
      {
        title: 'Innovative',
        text: 'Every free night is on the calendar the moment it is free, on any phone, at any hour.',
      },
      {
        title: 'Integrity',
        text: 'When something goes wrong we say so first, and put it right before you have to ask.',
      },
    ],
  },
  distances: {
    title: 'How far it is',
    line: 'By road from Mbarara, rounded. Ask reception about the state of the last few kilometres: they differ with the rain.',
    unit: 'km',
    places: [
      { name: 'Igongo Cultural Centre', km: 12, why: 'Ankole’s museum, and a good lunch' },
      { name: 'Lake Mburo National Park', km: 30, why: 'Zebras, impalas, giraffes, a boat on the lake' },
      { name: 'Queen Elizabeth National Park', km: 110, why: 'Lions on the plains, hippos in the channel' },
      { name: 'Kabale, for Lake Bunyonyi', km: 145, why: 'Terraced hills and twenty-nine islands' },
      { name: 'Kampala', km: 270, why: 'The capital, by way of the equator' },
    ],
  },
  closing: {
    title: 'You know us a little now. Come and tell us your news.',
    line: 'Choose the days, and a villa is kept for you.',
    picture: samplePicture('villa-at-golden-hour'),
    action: { path: '/booking', label: 'Book Your Stay' },
    other: { path: '/services', label: 'See Our Services' },
  },
} as const
