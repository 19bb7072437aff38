import { samplePicture } from '@/features/media/sample'
import { entries, picture, siteSection } from './section-text'

/** The about page's sections (agreed wording, docs/decisions/wording.md). */
export const aboutSections = {
  'about-hero': siteSection(
    'A village of villas, and the door is open',
    picture(samplePicture('hills-at-dawn')),
    'Twenty-five furnished villas under one roofline of hills. We built the place we looked for ourselves when we travelled: a key of your own, and people nearby.',
  ),
  'about-story': siteSection(
    'Our story',
    { note: 'In Ankole a guest is asked for news before anything else. We still begin that way.' },
    picture(
      samplePicture('long-horned-cattle'),
      'Illustration: long-horned cattle grazing in the low sun, umbrella trees and hills behind',
    ),
    'Mbarara is where the roads of the west meet. Families stop here between Kampala and Kabale, traders between the border and the lake, teachers and doctors for a term at the university, and travellers on the last evening before the zebras of Lake Mburo.',
    'Most of them want the same few things: a bed that is ready, water that is hot, a table with food that tastes of somewhere, and quiet. So we laid the place out like a village rather than along a corridor. You park close by, you cook if you like and eat with us if you do not, and in the evening the terrace is a few steps away.',
    'The gardens are older than the houses. The bananas along the wall still give matooke to the kitchen, and the herdsmen still bring their long-horned cattle past in the late afternoon, when the light is best.',
  ),
  'about-mission': siteSection(
    'Our mission',
    'To give everyone who comes to Mbarara, for a night or for a season, a house that works, a kitchen that cooks with what grows here, and somebody at the door who knows their name.',
  ),
  'about-vision': siteSection(
    'Our vision',
    'To be the address people in western Uganda give their own relatives: the place where a wedding is held, a book is finished, and a long journey is interrupted on purpose.',
  ),
  'about-values': siteSection(
    'What we hold to',
    ...entries({
      'Customer centric':
        'We ask before we assume: a cot, a later breakfast, a quieter corner. Then we do it.',
      Professionalism: 'The price you saw is the price you pay, the villa you chose is the villa you get.',
      Sustainability:
        'We buy from the farms around us, mend before we replace, and let the garden drink the rain.',
      Innovative: 'Every free night is on the calendar the moment it is free, on any phone, at any hour.',
      Integrity: 'When something goes wrong we say so first, and put it right before you have to ask.',
    }),
  ),
  'about-distances': siteSection(
    'How far it is',
    'By road from Mbarara, rounded. Ask reception about the state of the last few kilometres: they differ with the rain.',
    ...entries({
      'Igongo Cultural Centre, 12 km': 'Ankole’s museum, and a good lunch',
      'Lake Mburo National Park, 30 km': 'Zebras, impalas, giraffes, a boat on the lake',
      'Queen Elizabeth National Park, 110 km': 'Lions on the plains, hippos in the channel',
      'Kabale, for Lake Bunyonyi, 145 km': 'Terraced hills and twenty-nine islands',
      'Kampala, 270 km': 'The capital, by way of the equator',
    }),
  ),
  'about-closing': siteSection(
    'You know us a little now. Come and tell us your news.',
    picture(samplePicture('villa-at-golden-hour')),
    'Choose the days, and a villa is kept for you.',
  ),
}
