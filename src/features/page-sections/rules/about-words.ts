import { defineWords } from '@/kernel/words'

/** The about page's sections as they came with the site (agreed wording, docs/decisions/wording.md). */
export const ABOUT_SECTION_WORDS = defineWords('page-sections-about.ABOUT_SECTION_WORDS', {
  hero: {
    title: 'A village of villas, and the door is open',
    text: 'Twenty-five furnished villas under one roofline of hills. We built the place we looked for ourselves when we travelled: a key of your own, and people nearby.',
  },
  story: {
    title: 'Our story',
    note: 'In Ankole a guest is asked for news before anything else. We still begin that way.',
    illustration: 'Illustration: long-horned cattle grazing in the low sun, umbrella trees and hills behind',
    texts: [
      'Mbarara is where the roads of the west meet. Families stop here between Kampala and Kabale, traders between the border and the lake, teachers and doctors for a term at the university, and travellers on the last evening before the zebras of Lake Mburo.',
      'Most of them want the same few things: a bed that is ready, water that is hot, a table with food that tastes of somewhere, and quiet. So we laid the place out like a village rather than along a corridor. You park close by, you cook if you like and eat with us if you do not, and in the evening the terrace is a few steps away.',
      'The gardens are older than the houses. The bananas along the wall still give matooke to the kitchen, and the herdsmen still bring their long-horned cattle past in the late afternoon, when the light is best.',
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To give everyone who comes to Mbarara, for a night or for a season, a house that works, a kitchen that cooks with what grows here, and somebody at the door who knows their name.',
  },
  vision: {
    title: 'Our vision',
    text: 'To be the address people in western Uganda give their own relatives: the place where a wedding is held, a book is finished, and a long journey is interrupted on purpose.',
  },
  values: {
    title: 'What we hold to',
    entries: [
      {
        heading: 'Customer centric',
        text: 'We ask before we assume: a cot, a later breakfast, a quieter corner. Then we do it.',
      },
      {
        heading: 'Professionalism',
        text: 'The price you saw is the price you pay, the villa you chose is the villa you get.',
      },
      {
        heading: 'Sustainability',
        text: 'We buy from the farms around us, mend before we replace, and let the garden drink the rain.',
      },
      {
        heading: 'Innovative',
        text: 'Every free night is on the calendar the moment it is free, on any phone, at any hour.',
      },
      {
        heading: 'Integrity',
        text: 'When something goes wrong we say so first, and put it right before you have to ask.',
      },
    ],
  },
  distances: {
    title: 'How far it is',
    text: 'By road from Mbarara, rounded. Ask reception about the state of the last few kilometres: they differ with the rain.',
    /** A heading ends in its kilometres in every language: `270 km`. */
    entries: [
      { heading: 'Igongo Cultural Centre, 12 km', text: 'Ankole’s museum, and a good lunch' },
      { heading: 'Lake Mburo National Park, 30 km', text: 'Zebras, impalas, giraffes, a boat on the lake' },
      {
        heading: 'Queen Elizabeth National Park, 110 km',
        text: 'Lions on the plains, hippos in the channel',
      },
      { heading: 'Kabale, for Lake Bunyonyi, 145 km', text: 'Terraced hills and twenty-nine islands' },
      { heading: 'Kampala, 270 km', text: 'The capital, by way of the equator' },
    ],
  },
  closing: {
    title: 'You know us a little now. Come and tell us your news.',
    text: 'Choose the days, and a villa is kept for you.',
  },
} as const)
